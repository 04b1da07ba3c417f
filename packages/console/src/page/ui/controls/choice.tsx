/** Controls for choices: select, combobox, checkbox and switch. */

import { Check, ChevronDown, Minus } from 'lucide-react';
import { type CSSProperties, type ReactNode, useId, useState } from 'react';
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
import patterns from '../patterns.module.css';
import styles from './field.module.css';
import { FieldLabel, FieldNotes, type FieldProps } from './field.tsx';

export interface Option {
  readonly value: string;
  readonly label: string;
  /** Additional text. */
  readonly note?: string | undefined;
}

interface OptionsProps {
  readonly options: readonly Option[];
  readonly none: string;
  /** Shown below the options. */
  readonly note?: string | undefined;
  /** The text that a choice enters into the field, if it is not the label. */
  readonly entersValue?: boolean;
}

/** Key of an option that is an action. */
const ACTION = ' action';

function Options({ options, none, note, entersValue = false }: OptionsProps) {
  return (
    <Popover className={styles.popover ?? ''}>
      <ListBox items={options} renderEmptyState={() => <div className={styles.none}>{none}</div>}>
        {({ value, label, note }) => (
          <ListBoxItem
            id={value}
            textValue={entersValue ? value : label}
            className={classNames(styles.option, value === ACTION && styles.action)}
          >
            <Text slot="label">{label}</Text>
            {note !== undefined && (
              <Text slot="description" className={patterns.hint ?? ''}>
                {note}
              </Text>
            )}
          </ListBoxItem>
        )}
      </ListBox>
      {note !== undefined && <div className={styles.none}>{note}</div>}
    </Popover>
  );
}

interface SelectProps extends FieldProps {
  readonly options: readonly Option[];
  /** Undefined if nothing is selected. */
  readonly value: string | undefined;
  readonly onChange: (value: string) => void;
  readonly placeholder?: string;
}

export function Select({ options, value, onChange, placeholder = 'Choose', ...field }: SelectProps) {
  return (
    <BaseSelect
      className={patterns.columnTight ?? ''}
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
        <SelectValue className={classNames(patterns.ellipsis, styles.picked) ?? ''} />
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
  /** Called on focus, to load options. */
  readonly onOpen?: () => void;
  /** Shown if no option matches. */
  readonly none?: string;
  readonly note?: string | undefined;
  /** A last option that runs an action. */
  readonly action?: { readonly label: string; readonly run: () => void } | undefined;
}

/** Reserves room for a unit next to the button. */
const roomBeside = (unit: string | undefined): CSSProperties =>
  unit === undefined ? {} : { paddingInlineEnd: `${unit.length + 5}ch` };

/** A text field with suggestions: any text is accepted. A known id shows its name while not being edited. */
export function Suggest(props: SuggestProps) {
  const { options, value, onChange, placeholder = '', onOpen, none, note, action, ...field } = props;
  const all = action === undefined ? options : [...options, { value: ACTION, label: action.label }];
  const named = options.find((one) => one.value === value && one.note !== undefined);
  const nameId = useId();
  // The list closes when it changes: a completely typed value is not yet a choice.
  const [chosen, setChosen] = useState(value);
  // A field may show an option's label in place of its value.
  const current = options.find((one) => one.value === value) ?? options.find((one) => one.label === value);
  const choose = (key: Key | null): void => {
    if (key === ACTION) action?.run();
    else if (key !== null) {
      setChosen(String(key));
      onChange(String(key));
    }
  };
  return (
    <ComboBox
      className={patterns.columnTight ?? ''}
      // Both are set, so that a choice inserts its value and not its label.
      inputValue={value}
      value={current !== undefined && (chosen === current.value || chosen === value) ? current.value : null}
      onInputChange={onChange}
      onChange={choose}
      onFocus={() => onOpen?.()}
      defaultFilter={(entered, text) => entered === ACTION || isMeant(options, entered, text)}
      allowsEmptyCollection={onOpen !== undefined}
      allowsCustomValue
      isRequired={field.isRequired ?? false}
      isDisabled={field.isDisabled ?? false}
      isInvalid={field.error !== undefined}
      validationBehavior="aria"
      menuTrigger="focus"
      {...(named === undefined ? {} : { 'aria-describedby': nameId })}
    >
      <FieldLabel {...field} />
      <div className={styles.combo}>
        <Input className={styles.input ?? ''} placeholder={placeholder} style={roomBeside(field.unit)} />
        {named !== undefined && <KnownName option={named} id={nameId} />}
        <Unit unit={field.unit} />
        <Button aria-label="Show suggestions">
          <ChevronDown size={16} aria-hidden />
        </Button>
      </div>
      <FieldNotes hint={field.hint} unit={field.unit} error={field.error} />
      {/* If an option entered its label, the field would differ from it, and the list would open again. */}
      <Options options={all} none={none ?? 'No suggestions; your text will be used'} note={note} entersValue />
    </ComboBox>
  );
}

const Unit = ({ unit }: { readonly unit: string | undefined }) =>
  unit === undefined ? null : (
    <span className={styles.unit} aria-hidden>
      {unit}
    </span>
  );

/** The name of an id, shown over it while it is not edited. */
const KnownName = ({ option, id }: { readonly option: Option; readonly id: string }) => (
  <span className={styles.named} aria-hidden>
    <span id={id}>{option.label}</span>
    <code>{option.note}</code>
  </span>
);

/** True if the label or value contains the typed text; if the text is a complete value, all options match. */
function isMeant(options: readonly Option[], value: string, text: string): boolean {
  const typed = text.toLowerCase();
  const label = options.find((one) => one.value === value)?.label ?? '';
  const has = (one: string): boolean => one.toLowerCase().includes(typed);
  return has(value) || has(label) || options.some((one) => one.value === text);
}

interface CheckProps {
  readonly children: ReactNode;
  readonly isSelected: boolean;
  readonly onChange: (isSelected: boolean) => void;
  readonly isDisabled?: boolean;
  /** True if some of its items are selected. */
  readonly isPartial?: boolean;
  /** Accessible name if there are no children. */
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
