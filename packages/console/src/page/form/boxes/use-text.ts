/** What is typed into a box, kept as typed where another text would stand for the same value: `1.` on the way to `1.5`. */
import { useState } from 'react';
import type { Field } from '../fields.ts';
import { readText, textOf } from '../values/text.ts';

interface TypedText {
  readonly text: string;
  readonly type: (text: string) => void;
  /** Why the text is no value. */
  readonly message: string | undefined;
}

/** Text that is no value is the value itself, so that the form and the JSON view show the same, and the check refuses it. */
export function useText(field: Field, value: unknown, write: (value: unknown) => void): TypedText {
  const [draft, setDraft] = useState<string>();
  const valueFor = (text: string): unknown => {
    const read = readText(field, text);
    return read.ok ? read.value : text;
  };
  const isOfDraft = draft !== undefined && valueFor(draft) === (value ?? undefined);
  const text = isOfDraft ? draft : textOf(field, value);
  const read = readText(field, text);
  return {
    text,
    type: (next) => {
      setDraft(next);
      write(valueFor(next));
    },
    message: read.ok ? undefined : read.message,
  };
}
