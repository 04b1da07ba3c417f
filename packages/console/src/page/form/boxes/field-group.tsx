/** Fields of an object: required, common and set fields are visible, the rest is collapsed and searchable. */

import { ChevronRight } from 'lucide-react';
import { useEffect, useMemo, useRef, useState } from 'react';
import { classNames } from '../../ui/class-names.ts';
import { Button } from '../../ui/controls/button.tsx';
import { TextField } from '../../ui/controls/field.tsx';
import patterns from '../../ui/patterns.module.css';
import type { Field } from '../fields.ts';
import styles from '../form.module.css';
import { type BoxProps, useForm } from '../form-tools.ts';
import { commonNames } from '../values/common.ts';
import { getAt } from '../values/paths.ts';
import { hasProblemIn } from '../values/problems.ts';
import { FieldView } from './field-view.tsx';

interface FieldGroupProps extends Pick<BoxProps, 'params' | 'problems'> {
  readonly fields: readonly Field[];
}

/** Up to this many remaining fields are shown directly. */
const FEW = 3;
/** From this many fields on, a search is offered. */
const MANY = 6;

export function FieldGroup({ fields, params, problems }: FieldGroupProps) {
  const { subject } = useForm();
  const common = useMemo(() => commonNames(subject), [subject]);
  // A visible field stays visible when emptied, and a collapsed one keeps its place while the fold is open.
  const seen = useRef(new Set<string>());
  const [kept, setKept] = useState<ReadonlySet<string>>();
  const isPlain = (field: Field): boolean =>
    field.isRequired ||
    field.path.length === 0 ||
    field.name === '' ||
    (field.path.length === 1 && common.has(field.name)) ||
    seen.current.has(field.pointer) ||
    getAt(params, field.path) !== undefined ||
    hasProblemIn(problems, field.pointer);
  const writable = fields.filter((field) => !field.isReadOnly || isPlain(field));
  const folded = writable.filter((field) => kept?.has(field.pointer) ?? !isPlain(field));
  const isFolding = folded.length > FEW || kept !== undefined;
  const shown = isFolding ? writable.filter((field) => !folded.includes(field)) : writable;
  useEffect(() => {
    for (const field of fields) if (getAt(params, field.path) !== undefined) seen.current.add(field.pointer);
  });
  const turn = (): void => setKept(kept === undefined ? new Set(folded.map(({ pointer }) => pointer)) : undefined);
  return (
    <div className={patterns.column}>
      <Fields fields={shown} params={params} problems={problems} />
      {isFolding && (
        <Fold folded={folded} params={params} problems={problems} isOpen={kept !== undefined} onTurn={turn} />
      )}
    </div>
  );
}

const Fields = ({ fields, params, problems }: FieldGroupProps) =>
  fields.map((field, place) => (
    <FieldView
      key={`${field.pointer} ${field.name === '' ? place : ''}`}
      field={field}
      params={params}
      problems={problems}
    />
  ));

const textOf = ({ name, label, words = '' }: Field): string => `${name} ${label} ${words}`.toLowerCase();

interface FoldProps extends Pick<BoxProps, 'params' | 'problems'> {
  readonly folded: readonly Field[];
  readonly isOpen: boolean;
  readonly onTurn: () => void;
}

function Fold({ folded, isOpen, onTurn, params, problems }: FoldProps) {
  const [filter, setFilter] = useState('');
  const words = filter.toLowerCase().split(/\s+/).filter(Boolean);
  const found = folded.filter((field) => words.every((word) => textOf(field).includes(word)));
  return (
    <>
      <div className={classNames(patterns.wrap, styles.more)}>
        <Button
          small
          look="quiet"
          data-fold={folded.map(({ pointer }) => encodeURIComponent(pointer)).join(' ')}
          aria-expanded={isOpen}
          onPress={() => {
            setFilter('');
            onTurn();
          }}
        >
          <ChevronRight size={14} className={styles.chevron} aria-hidden />
          More fields ({folded.length})
        </Button>
        {isOpen && folded.length > MANY && (
          <TextField
            label="Find a field"
            isLabelHidden
            placeholder="Find a field"
            type="search"
            value={filter}
            onChange={setFilter}
          />
        )}
      </div>
      {isOpen && <Fields fields={found} params={params} problems={problems} />}
      {isOpen && found.length === 0 && <p className={patterns.hint}>No matching fields.</p>}
    </>
  );
}
