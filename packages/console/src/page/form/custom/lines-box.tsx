/** Edits a list of texts, one per line. */
import type { Path } from '@flarewire/schema';
import { pointerOf } from '@flarewire/schema';
import { useState } from 'react';
import { TextField } from '../../ui/controls/field.tsx';
import { type BoxProps, useForm } from '../form-tools.ts';
import { getAt, setAt } from '../values/paths.ts';
import { hasProblemIn } from '../values/problems.ts';
import { FieldPlace } from './layout.tsx';

interface LinesBoxProps extends Pick<BoxProps, 'params' | 'problems'> {
  readonly label: string;
  readonly path: Path;
  readonly hint?: string;
  readonly placeholder?: string;
  /** Validates the lines beyond the contract's rules. */
  readonly check?: (lines: readonly string[]) => string | undefined;
}

export function LinesBox({ label, path, hint, placeholder, check, params, problems }: LinesBoxProps) {
  const { change } = useForm();
  const [draft, setDraft] = useState<string>();
  const pointer = pointerOf(path);
  const value = getAt(params, path);
  const lines = Array.isArray(value) ? value.map(String) : [];
  const isOfDraft = draft !== undefined && linesIn(draft).join('\n') === lines.join('\n');
  const type = (text: string): void => {
    const next = linesIn(text);
    setDraft(text);
    change(pointer, (now) => setAt(now, path, next.length === 0 ? undefined : next));
  };
  return (
    <FieldPlace pointer={pointer}>
      <TextField
        label={label}
        value={isOfDraft ? draft : lines.join('\n')}
        onChange={type}
        lines={Math.min(6, Math.max(2, lines.length + 1))}
        mono
        placeholder={placeholder}
        hint={hint}
        error={check?.(lines) ?? problems.find((problem) => hasProblemIn([problem], pointer))?.full}
      />
    </FieldPlace>
  );
}

const linesIn = (text: string): string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');
