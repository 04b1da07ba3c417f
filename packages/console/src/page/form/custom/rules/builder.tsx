/** Builds an expression from rows of "field operator value", with one level of groups. */

import { classNames } from '../../../ui/class-names.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { Select } from '../../../ui/controls/choice.tsx';
import patterns from '../../../ui/patterns.module.css';
import { Shown } from '../../../ui/text/shown.tsx';
import { AddButton } from '../add-button.tsx';
import { RemoveButton, RowView } from './builder-row.tsx';
import { firstOf, type Group, type Row, type RowJoin, type Rows, type Verbatim, withLeft } from './rows.ts';
import styles from './rules.module.css';

const NEW: Row = withLeft(firstOf('text'), 'http.host');

interface BuilderProps {
  readonly rows: Rows;
  readonly text: string;
  readonly onChange: (rows: Rows) => void;
  readonly onText: (text: string) => void;
}

export function Builder({ rows, text, onChange, onText }: BuilderProps) {
  if (text.trim() === 'true' || rows.items.length === 0)
    return <NoRows text={text} onChange={onChange} onText={onText} />;
  const { items } = rows;
  const put = (index: number, item: Rows['items'][number]): void =>
    onChange({ ...rows, items: items.toSpliced(index, 1, item) });
  const remove = (index: number): void => onChange({ ...rows, items: items.toSpliced(index, 1) });
  return (
    <div className={styles.builder}>
      {items.length > 1 && <JoinSelect join={rows.join} onChange={(join) => onChange({ ...rows, join })} />}
      {items.map((item, index) => (
        // Rows keep their position while being edited.
        <div key={index} className={patterns.columnSmall}>
          {index > 0 && <span className={styles.join}>{rows.join}</span>}
          {item.kind === 'group' ? (
            <GroupView
              group={item}
              name={`group ${index + 1}`}
              onChange={(next) => (next.items.length === 0 ? remove(index) : put(index, next))}
              onRemove={() => remove(index)}
            />
          ) : (
            <Leaf
              item={item}
              name={`condition ${index + 1}`}
              onChange={(next) => put(index, next)}
              onRemove={() => remove(index)}
            />
          )}
        </div>
      ))}
      <Adders rows={rows} onChange={onChange} />
    </div>
  );
}

function NoRows({ text, onChange, onText }: Omit<BuilderProps, 'rows'>) {
  const isAll = text.trim() === 'true';
  return (
    <div className={classNames(patterns.wrap, styles.none)}>
      <span>{isAll ? 'Every request.' : 'No conditions yet.'}</span>
      <AddButton onAdd={() => onChange({ join: 'and', items: [NEW] })}>Add a condition</AddButton>
      {!isAll && (
        <Button small look="quiet" onPress={() => onText('true')}>
          Match every request
        </Button>
      )}
    </div>
  );
}

function Adders({ rows, onChange }: Pick<BuilderProps, 'rows' | 'onChange'>) {
  const add = (item: Rows['items'][number]): void => onChange({ ...rows, items: [...rows.items, item] });
  return (
    <div className={patterns.wrap}>
      <AddButton onAdd={() => add(NEW)}>Add a condition</AddButton>
      <AddButton
        look="quiet"
        onAdd={() => add({ kind: 'group', join: rows.join === 'and' ? 'or' : 'and', items: [NEW, NEW] })}
      >
        Add a group
      </AddButton>
    </div>
  );
}

const JOINS = [
  { value: 'and', label: 'All of these are true' },
  { value: 'or', label: 'Any of these is true' },
];

function JoinSelect({ join, onChange }: { readonly join: RowJoin; readonly onChange: (join: RowJoin) => void }) {
  return (
    <div className={styles.joiner}>
      <Select
        label="How the conditions are joined"
        isLabelHidden
        options={JOINS}
        value={join}
        onChange={(value) => onChange(value === 'or' ? 'or' : 'and')}
      />
    </div>
  );
}

interface GroupViewProps {
  readonly group: Group;
  readonly name: string;
  readonly onChange: (group: Group) => void;
  readonly onRemove: () => void;
}

function GroupView({ group, name, onChange, onRemove }: GroupViewProps) {
  const { items, join } = group;
  return (
    <fieldset className={styles.group} aria-label={name}>
      <div className={classNames(patterns.wrap, styles.groupHead)}>
        <JoinSelect join={join} onChange={(next) => onChange({ ...group, join: next })} />
        <RemoveButton name={name} onPress={onRemove} />
      </div>
      {items.map((item, index) => (
        <div key={index} className={patterns.columnSmall}>
          {index > 0 && <span className={styles.join}>{join}</span>}
          <Leaf
            item={item}
            name={`condition ${index + 1} of ${name}`}
            onChange={(next) => onChange({ ...group, items: items.toSpliced(index, 1, next) })}
            onRemove={() => onChange({ ...group, items: items.toSpliced(index, 1) })}
          />
        </div>
      ))}
      <div className={patterns.wrap}>
        <AddButton look="quiet" onAdd={() => onChange({ ...group, items: [...items, NEW] })}>
          Add to this group
        </AddButton>
      </div>
    </fieldset>
  );
}

interface LeafProps {
  readonly item: Row | Verbatim;
  readonly name: string;
  readonly onChange: (row: Row) => void;
  readonly onRemove: () => void;
}

function Leaf({ item, name, onChange, onRemove }: LeafProps) {
  if (item.kind === 'row') return <RowView row={item} name={name} onChange={onChange} onRemove={onRemove} />;
  return (
    <div className={styles.verbatim}>
      <div>
        <code>
          <Shown text={item.source} isLong />
        </code>
        <span className={patterns.note}>This part cannot be shown as a row. It stays unchanged; edit it as text.</span>
      </div>
      <RemoveButton name={name} onPress={onRemove} />
    </div>
  );
}
