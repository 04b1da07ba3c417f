/** Fields of one object: what is required and what is set is seen, the rest is folded away and found by name. */
import { ChevronDown, ChevronUp } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { Button } from '../../ui/controls/button.tsx';
import { TextField } from '../../ui/controls/field.tsx';
import type { Field } from '../fields.ts';
import styles from '../form.module.css';
import type { BoxProps } from '../form-tools.ts';
import { getAt } from '../values/paths.ts';
import { hasProblemIn } from '../values/problems.ts';
import { FieldView } from './field-view.tsx';

interface FieldGroupProps extends Pick<BoxProps, 'params' | 'problems'> {
  readonly fields: readonly Field[];
}

/** So few more are shown at once. */
const FEW = 4;
/** So many want to be searched. */
const MANY = 10;

export function FieldGroup({ fields, params, problems }: FieldGroupProps) {
  const [isOpen, setOpen] = useState(false);
  const [filter, setFilter] = useState('');
  // What was once seen stays, also when it is emptied.
  const seen = useRef(new Set<string>());
  const isPlain = (field: Field): boolean =>
    field.isRequired ||
    field.path.length === 0 ||
    field.name === '' ||
    seen.current.has(field.pointer) ||
    getAt(params, field.path) !== undefined ||
    hasProblemIn(problems, field.pointer);
  const writable = fields.filter((field) => !field.isReadOnly || isPlain(field));
  const folded = writable.filter((field) => !isPlain(field));
  const isFolding = folded.length > FEW;
  const words = filter.toLowerCase().split(/\s+/).filter(Boolean);
  const shown = writable.filter(
    (field) => isPlain(field) || !isFolding || (isOpen && words.every((word) => textOf(field).includes(word))),
  );
  useEffect(() => {
    for (const field of fields) if (getAt(params, field.path) !== undefined) seen.current.add(field.pointer);
  });
  return (
    <div className={styles.group}>
      {shown.map((field, place) => (
        <FieldView key={`${field.pointer} ${field.name === '' ? place : ''}`} {...{ field, params, problems }} />
      ))}
      {isFolding && <Fold {...{ folded, isOpen, filter }} onTurn={() => setOpen(!isOpen)} onFilter={setFilter} />}
    </div>
  );
}

const textOf = ({ name, label, words = '' }: Field): string => `${name} ${label} ${words}`.toLowerCase();

interface FoldProps {
  readonly folded: readonly Field[];
  readonly isOpen: boolean;
  readonly onTurn: () => void;
  readonly filter: string;
  readonly onFilter: (filter: string) => void;
}

function Fold({ folded, isOpen, onTurn, filter, onFilter }: FoldProps) {
  const Icon = isOpen ? ChevronUp : ChevronDown;
  return (
    <div className={styles.more}>
      <Button
        small
        look="quiet"
        data-fold={folded.map(({ pointer }) => encodeURIComponent(pointer)).join(' ')}
        aria-expanded={isOpen}
        onPress={onTurn}
      >
        <Icon size={14} aria-hidden />
        {isOpen ? 'Hide' : 'Show'} {folded.length} optional fields
      </Button>
      {isOpen && folded.length > MANY && (
        <TextField
          label="Find a field"
          isLabelHidden
          placeholder="Find a field"
          type="search"
          value={filter}
          onChange={onFilter}
        />
      )}
    </div>
  );
}
