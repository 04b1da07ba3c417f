/** Selects an item by name: a button that opens a filterable list, which also accepts an id. */

import { ChevronsUpDown } from 'lucide-react';
import { useMemo, useRef, useState } from 'react';
import {
  Autocomplete,
  Button,
  DialogTrigger,
  Input,
  ListBox,
  ListBoxItem,
  Popover,
  SearchField,
  Text,
} from 'react-aria-components';
import { classNames } from '../../ui/class-names.ts';
import patterns from '../../ui/patterns.module.css';
import { holdsWords, wordsOf } from '../../ui/table/values.ts';
import { numberText } from '../../ui/text/number-text.ts';
import { shownText } from '../../ui/text/shown-name.ts';
import { useKey } from '../../ui/use-key.ts';
import { lower } from './labels.ts';
import styles from './place.module.css';

export interface Choice {
  readonly id: string;
  readonly name: string;
}

interface PlacePickerProps {
  /** The kind of item: `Zone`. */
  readonly label: string;
  readonly choices: readonly Choice[];
  readonly value: string | undefined;
  readonly onChange: (id: string) => void;
  /** Called when the list opens, to load its choices. */
  readonly onOpen?: () => void;
  /** True if there are more choices. */
  readonly isPartial?: boolean;
}

const SHOWN = 100;

export function PlacePicker(props: PlacePickerProps) {
  const { label, choices, value, onChange, onOpen } = props;
  const [isOpen, setOpen] = useState(false);
  const name = choices.find(({ id }) => id === value)?.name ?? (value === undefined ? undefined : shownText(value));
  const open = (next: boolean): void => {
    setOpen(next);
    if (next) onOpen?.();
  };
  const choose = (id: string): void => {
    setOpen(false);
    onChange(id);
  };
  return (
    <DialogTrigger isOpen={isOpen} onOpenChange={open}>
      <Button
        className={styles.pick ?? ''}
        aria-label={name === undefined ? `Choose ${lower(label)}` : `${label}: ${name}`}
      >
        <span className={classNames(patterns.ellipsis, name === undefined && styles.none)}>
          {name ?? `Choose ${lower(label)}`}
        </span>
        <ChevronsUpDown size={13} aria-hidden />
      </Button>
      <Popover aria-label={`Choose ${lower(label)}`} className={styles.popover ?? ''} placement="bottom start">
        {/* The popover is the dialog: its hidden buttons belong to it too. */}
        <div className={styles.dialog}>
          <Choices {...props} choose={choose} close={() => setOpen(false)} />
        </div>
      </Popover>
    </DialogTrigger>
  );
}

interface ChoicesProps extends PlacePickerProps {
  readonly choose: (id: string) => void;
  readonly close: () => void;
}

function foundIn(choices: readonly Choice[], text: string): readonly Choice[] {
  const words = wordsOf(text);
  return choices.filter(({ name, id }) => holdsWords(`${name}\n${id}`, words));
}

function Choices({ label, choices, value, isPartial, choose, close }: ChoicesProps) {
  const [text, setText] = useState('');
  const found = useMemo(() => foundIn(choices, text), [choices, text]);
  const place = useRef<HTMLDivElement>(null);
  useKey(place, ({ key }) => {
    if (key === 'Escape' && text === '') close();
  });
  const typed = text.trim();
  const isId = /^\S+$/.test(typed) && !choices.some(({ id }) => id === typed);
  const items = [...found.slice(0, SHOWN), ...(isId ? [{ id: typed, name: `Use “${typed}”` }] : [])];
  const hidden = found.length - Math.min(found.length, SHOWN);
  return (
    <div ref={place} className={patterns.columnScrolling}>
      <Autocomplete inputValue={text} onInputChange={setText}>
        <SearchField aria-label={`Filter by name or id`} autoFocus className={styles.search ?? ''}>
          <Input placeholder="Name or id" />
        </SearchField>
        <ListBox
          aria-label={label}
          items={items}
          selectionMode="single"
          selectedKeys={value === undefined ? [] : [value]}
          onAction={(key) => choose(String(key))}
          onSelectionChange={(keys) => keys !== 'all' && [...keys].slice(0, 1).map(String).forEach(choose)}
          className={styles.list ?? ''}
          renderEmptyState={() => <p className={styles.empty}>None found. Enter an id to use it.</p>}
        >
          {({ id, name }) => (
            <ListBoxItem id={id} textValue={name} className={styles.option ?? ''}>
              <Text slot="label">{name}</Text>
              {name !== id && !name.startsWith('Use “') && (
                <Text slot="description" className={styles.id ?? ''}>
                  {id}
                </Text>
              )}
            </ListBoxItem>
          )}
        </ListBox>
        {(hidden > 0 || isPartial) && (
          <p className={styles.hint}>
            {hidden > 0
              ? `${numberText(hidden)} more: enter part of the name.`
              : 'Not all are listed: you can enter an id.'}
          </p>
        )}
      </Autocomplete>
    </div>
  );
}
