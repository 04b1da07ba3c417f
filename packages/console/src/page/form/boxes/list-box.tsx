/** A list control: items are added, removed and moved by mouse or keyboard. */

import { ArrowDown, ArrowUp, Plus, X } from 'lucide-react';
import { type KeyboardEvent, useId, useRef } from 'react';
import { Button, IconButton } from '../../ui/controls/button.tsx';
import patterns from '../../ui/patterns.module.css';
import { Hint } from '../../ui/text/hint.tsx';
import { type Field, fieldsIn } from '../fields.ts';
import { focusField } from '../focus-field.ts';
import styles from '../form.module.css';
import { type BoxProps, errorAt, hintOf, useBox, useForm } from '../form-tools.ts';
import { isFileList, newValue } from '../values/new-value.ts';
import { getAt, insertAt, moveItem, removeAt } from '../values/paths.ts';
import { hasProblemIn } from '../values/problems.ts';
import { summaryOf } from '../values/summary.ts';
import { EmptyMenu, FieldAside } from './field-aside.tsx';
import { FieldView } from './field-view.tsx';
import { FileDrop } from './file-box.tsx';
import { Section } from './section.tsx';

export function ListBox(props: BoxProps) {
  const { field, params, problems, isLabelHidden = false, isEntry = false } = props;
  const { subject } = useForm();
  const { value, write } = useBox(props);
  const list = useItems(field, params);
  const id = useId();
  const items = fieldsIn(subject, field, params);
  const error = errorAt(problems, field);
  const hint = hintOf(field);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset's legend cannot be in line with buttons
    <div ref={list.place} role="group" aria-labelledby={id} className={styles.box}>
      <span className={styles.label} hidden={isLabelHidden}>
        <span id={id}>{field.label}</span>
        <FieldAside field={field}>
          {items.length === 0 && <EmptyMenu field={field} value={value} isEntry={isEntry} write={write} />}
        </FieldAside>
      </span>
      {hint !== undefined && <Hint text={hint} />}
      {items.length > 0 && (
        <div className={patterns.columnSmall}>
          {items.map((item, index) => (
            <Item
              key={list.keys[index]}
              item={item}
              index={index}
              params={params}
              problems={problems}
              count={items.length}
              act={list}
            />
          ))}
        </div>
      )}
      {isFileList(subject, field) ? (
        <FileDrop label={field.label} isMany onFiles={list.addAll} />
      ) : (
        <span>
          <Button small onPress={list.add}>
            <Plus size={14} aria-hidden />
            Add {items.length === 0 ? 'an item' : 'another'}
          </Button>
        </span>
      )}
      {error !== undefined && <span className={patterns.error}>{error}</span>}
    </div>
  );
}

interface ItemActions {
  readonly move: (from: number, to: number) => void;
  readonly remove: (index: number) => void;
}

/** Actions on items; each keeps its key when moved, and the focus follows it. */
function useItems(field: Field, params: BoxProps['params']) {
  const { subject, change } = useForm();
  const place = useRef<HTMLDivElement>(null);
  const next = useRef(0);
  const kept = useRef<readonly number[]>([]);
  const value = getAt(params, field.path);
  const count = Array.isArray(value) ? value.length : 0;
  // Items may also change elsewhere: in the JSON view, or by an example.
  if (kept.current.length !== count)
    kept.current = Array.from({ length: count }, (_, index) => kept.current[index] ?? next.current++);
  const keys = kept.current;
  const focus = (index: number): void => {
    requestAnimationFrame(() => focusField(place.current, `${field.pointer}/${index}`));
  };
  return {
    place,
    keys,
    add: (): void => {
      change(field.pointer, (now) => insertAt(now, field.path, newValue(subject, field, 'items')));
      focus(count);
    },
    addAll: (files: readonly File[]): void =>
      change(field.pointer, (now) => files.reduce((made, file) => insertAt(made, field.path, file), now)),
    move: (from: number, to: number): void => {
      if (to < 0 || to >= count) return;
      kept.current = keys.toSpliced(from, 1).toSpliced(to, 0, keys[from] ?? next.current++);
      change(field.pointer, (now) => moveItem(now, field.path, from, to));
    },
    remove: (index: number): void => {
      kept.current = keys.toSpliced(index, 1);
      change(field.pointer, (now) => removeAt(now, [...field.path, index]));
      if (count > 1) focus(Math.min(index, count - 2));
      else requestAnimationFrame(() => place.current?.querySelector('button')?.focus());
    },
  };
}

interface ItemProps extends Pick<BoxProps, 'params' | 'problems'> {
  readonly item: Field;
  readonly index: number;
  readonly count: number;
  readonly act: ItemActions;
}

const FRAMED = new Set(['object', 'record', 'union', 'array']);

function Item({ item, index, count, params, problems, act }: ItemProps) {
  const onKeyDown = (event: KeyboardEvent): void => {
    if (!event.altKey || (event.key !== 'ArrowUp' && event.key !== 'ArrowDown')) return;
    event.preventDefault();
    event.stopPropagation();
    act.move(index, index + (event.key === 'ArrowUp' ? -1 : 1));
  };
  const tools = <ItemTools index={index} count={count} act={act} />;
  if (!FRAMED.has(item.kind))
    return (
      // biome-ignore lint/a11y/noStaticElementInteractions: a shortcut for the buttons inside
      <div className={styles.item} onKeyDown={onKeyDown}>
        <div className={styles.itemBody}>
          <FieldView field={item} params={params} problems={problems} isEntry isLabelHidden />
        </div>
        {tools}
      </div>
    );
  const value = getAt(params, item.path);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: a shortcut for the buttons inside
    <div onKeyDown={onKeyDown} data-field={item.pointer} className={styles.place}>
      <Section
        pointer={item.pointer}
        title={item.label}
        summary={summaryOf(value)}
        isOpenAtFirst={count < 4 || isBlank(value)}
        problems={problems.filter((problem) => hasProblemIn([problem], item.pointer)).length}
        tools={tools}
      >
        {() => <FieldView field={item} params={params} problems={problems} isEntry isFrameless />}
      </Section>
    </div>
  );
}

const isBlank = (value: unknown): boolean =>
  value === null || (typeof value === 'object' && Object.keys(value).length < 2);

function ItemTools({ index, count, act }: Pick<ItemProps, 'index' | 'count' | 'act'>) {
  const name = `item ${index + 1}`;
  return (
    <span className={styles.itemTools}>
      {count > 1 && (
        <>
          <IconButton
            small
            label={`Move ${name} up`}
            isDisabled={index === 0}
            onPress={() => act.move(index, index - 1)}
          >
            <ArrowUp size={14} aria-hidden />
          </IconButton>
          <IconButton
            small
            label={`Move ${name} down`}
            isDisabled={index === count - 1}
            onPress={() => act.move(index, index + 1)}
          >
            <ArrowDown size={14} aria-hidden />
          </IconButton>
        </>
      )}
      <IconButton small label={`Remove ${name}`} onPress={() => act.remove(index)}>
        <X size={14} aria-hidden />
      </IconButton>
    </span>
  );
}
