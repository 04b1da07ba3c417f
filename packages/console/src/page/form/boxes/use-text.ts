/** Keeps text as typed if another text represents the same value, such as `1.` while typing `1.5`. */
import { useState } from 'react';
import type { Field } from '../fields.ts';
import { readText, textOf } from '../values/text.ts';

interface TypedText {
  readonly text: string;
  readonly type: (text: string) => void;
  /** The reason the text is not a valid value. */
  readonly message: string | undefined;
}

/** Invalid text becomes the value, so that the form and the JSON view agree and validation rejects it. */
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
