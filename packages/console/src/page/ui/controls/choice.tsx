/** Choosing: one of a list, one of a list or another, yes or no, on or off. */
import { Check, ChevronDown, Minus } from 'lucide-react';
import type { CSSProperties, ReactNode } from 'react';
import {
  Checkbox as BaseCheckbox,
  Select as BaseSelect,
  Switch as BaseSwitch,
  Button,
  ComboBox,
  Input,
  type Key,
  ListBox,
  ListBoxItem,
  Popover,
  SelectValue,
  Text,
} from 'react-aria-components';
import { classNames } from '../class-names.ts';
import styles from './field.module.css';
import { FieldLabel, FieldNotes, type FieldProps } from './field.tsx';

export interface Option {
  readonly value: string;
  readonly label: string;
  /** A few words more. */
  readonly note?: string | undefined;
}

function Options({ options, none }: { readonly options: readonly Option[]; readonly none: string }) {
  return (
    <Popover className={styles.popover ?? ''}>
      <ListBox items={options} renderEmptyState={() => <div className={styles.none}>{none}</div>}>
        {({ value, label, note }) => (
          <ListBoxItem id={value} textValue={label} className={styles.option ?? ''}>
            <Text slot="label">{label}</Text>
            {note !== undefined && (
              <Text slot="description" className={styles.hint ?? ''}>
                {note}
              </Text>
            )}
          </ListBoxItem>
        )}
      </ListBox>
    </Popover>
  );
}

interface SelectProps extends FieldProps {
  readonly options: readonly Option[];
  /** Undefined where nothing is chosen. */
  readonly value: string | undefined;
  readonly onChange: (value: string) => void;
  readonly placeholder?: string;
}

export function Select({ options, value, onChange, placeholder = 'Choose', ...field }: SelectProps) {
  return (
    <BaseSelect
      className={styles.field ?? ''}
      value={value ?? null}
      onChange={(key: Key | null) => key !== null && onChange(String(key))}
      placeholder={placeholder}
      isRequired={field.isRequired ?? false}
      isDisabled={field.isDisabled ?? false}
      isInvalid={field.error !== undefined}
      validationBehavior="aria"
    >
      <FieldLabel {...field} />
      <Button className={classNames(styles.input, styles.picker)}>
        <SelectValue className={styles.picked ?? ''} />
        <ChevronDown size={16} aria-hidden />
      </Button>
      <FieldNotes hint={field.hint} unit={field.unit} error={field.error} />
      <Options options={options} none="Nothing to choose" />
    </BaseSelect>
  );
}

interface SuggestProps extends FieldProps {
  readonly options: readonly Option[];
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly placeholder?: string;
}

/** Room for a unit beside the button. */
const roomBeside = (unit: string | undefined): CSSProperties =>
  unit === undefined ? {} : { paddingInlineEnd: `${unit.length + 5}ch` };

/** A text with proposals: anything may be typed. */
export function Suggest({ options, value, onChange, placeholder = '', ...field }: SuggestProps) {
  return (
    <ComboBox
      className={styles.field ?? ''}
      inputValue={value}
      onInputChange={onChange}
      onChange={(key: Key | null) => key !== null && onChange(String(key))}
      allowsCustomValue
      isRequired={field.isRequired ?? false}
      isDisabled={field.isDisabled ?? false}
      isInvalid={field.error !== undefined}
      validationBehavior="aria"
      menuTrigger="focus"
    >
      <FieldLabel {...field} />
      <div className={styles.combo}>
        <Input className={styles.input ?? ''} placeholder={placeholder} style={roomBeside(field.unit)} />
        {field.unit !== undefined && (
          <span className={styles.unit} aria-hidden>
            {field.unit}
          </span>
        )}
        <Button aria-label="Show the proposals">
          <ChevronDown size={16} aria-hidden />
        </Button>
      </div>
      <FieldNotes hint={field.hint} unit={field.unit} error={field.error} />
      <Options options={options} none="No proposal; what is typed is taken" />
    </ComboBox>
  );
}

interface CheckProps {
  readonly children: ReactNode;
  readonly isSelected: boolean;
  readonly onChange: (isSelected: boolean) => void;
  readonly isDisabled?: boolean;
  /** Some of what it stands for is selected. */
  readonly isPartial?: boolean;
  /** Name for screen readers where the children are none. */
  readonly label?: string;
}

export function Checkbox(props: CheckProps) {
  const { children, isSelected, onChange, isDisabled = false, isPartial = false, label } = props;
  return (
    <BaseCheckbox
      className={styles.check ?? ''}
      isSelected={isSelected}
      onChange={onChange}
      isDisabled={isDisabled}
      isIndeterminate={isPartial}
      {...(label === undefined ? {} : { 'aria-label': label })}
    >
      <span className={styles.box} aria-hidden>
        {isPartial ? <Minus size={13} /> : isSelected && <Check size={13} strokeWidth={3} />}
      </span>
      {children}
    </BaseCheckbox>
  );
}

export function Switch({ children, isSelected, onChange, isDisabled = false, label }: CheckProps) {
  return (
    <BaseSwitch
      className={styles.check ?? ''}
      isSelected={isSelected}
      onChange={onChange}
      isDisabled={isDisabled}
      {...(label === undefined ? {} : { 'aria-label': label })}
    >
      <span className={styles.track} aria-hidden />
      {children}
    </BaseSwitch>
  );
}
