/** Edits the parameters as JSON, with the form's problems marked. */
import { Eye, EyeOff } from 'lucide-react';
import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import type { Params, Subject } from '../../form/schema.ts';
import { problemsOf } from '../../form/values/problems.ts';
import { sensitivePointers } from '../../form/values/url.ts';
import { CodeEditor } from '../../ui/code/code.tsx';
import { Button } from '../../ui/controls/button.tsx';
import styles from '../operation-page.module.css';
import { paramsText, readParams } from './json-params.ts';
import { jsonPlaces, placeOf, valuePlaces } from './json-places.ts';

interface JsonViewProps {
  readonly subject: Subject;
  readonly params: Params;
  /** Called on every edit, also of text that is not valid yet. */
  readonly onType: () => void;
  readonly onChange: (params: Params) => void;
  readonly onReadable: (isReadable: boolean) => void;
}

export function JsonView({ subject, params, onType, onChange, onReadable }: JsonViewProps) {
  const [draft, setDraft] = useState({ text: paramsText(params), of: params });
  const [isShown, setShown] = useState(false);
  // External changes are shown; text typed here stays as typed.
  const text = draft.of === params ? draft.text : paramsText(params);
  const files = useRef(params);
  const read = readParams(text, files.current);
  const isReadable = 'params' in read;
  useEffect(() => onReadable(isReadable), [isReadable, onReadable]);
  useEffect(() => () => onReadable(true), [onReadable]);
  const type = (next: string): void => {
    if (next === text) return;
    onType();
    const made = readParams(next, files.current);
    const of = 'params' in made ? made.params : params;
    setDraft({ text: next, of });
    if ('params' in made) onChange(made.params);
  };
  const check = (typed: string) => {
    const made = readParams(typed, files.current);
    if ('message' in made) return [{ ...faultPlace(typed), severity: 'error' as const, message: made.message }];
    const places = jsonPlaces(typed);
    return problemsOf(subject, made.params).map(({ pointer, full }) => ({
      ...placeOf(places, pointer),
      severity: 'error' as const,
      message: full,
    }));
  };
  const hasSecrets = isReadable && sensitivePointers(subject, read.params).length > 0;
  const masked = useMasked(subject, files);
  return (
    <>
      {hasSecrets && <ShowSecrets isShown={isShown} onChange={setShown} />}
      <CodeEditor
        label="Parameters as JSON"
        value={text}
        onChange={type}
        language="json"
        height="clamp(12rem, 40dvh, 32rem)"
        check={check}
        masked={isShown ? undefined : masked}
      />
      {'message' in read && <p className={styles.fault}>{read.message}</p>}
    </>
  );
}

/** Ranges of secrets, which the editor masks. */
function useMasked(subject: Subject, files: RefObject<Params>) {
  return useCallback(
    (typed: string) => {
      const made = readParams(typed, files.current);
      return 'params' in made ? valuePlaces(typed, sensitivePointers(subject, made.params)) : undefined;
    },
    [subject, files],
  );
}

function ShowSecrets({ isShown, onChange }: { readonly isShown: boolean; readonly onChange: (on: boolean) => void }) {
  const Icon = isShown ? EyeOff : Eye;
  return (
    <div>
      <Button small onPress={() => onChange(!isShown)}>
        <Icon size={14} aria-hidden />
        {isShown ? 'Hide secrets' : 'Show secrets'}
      </Button>
    </div>
  );
}

/** The position of a syntax error if the browser's message contains it; else the end. */
function faultPlace(text: string): { from: number; to: number } {
  try {
    JSON.parse(text);
  } catch (error) {
    const at = Number(/position (\d+)/.exec(String(error))?.[1] ?? text.length);
    return { from: Math.max(0, Math.min(at, text.length - 1)), to: Math.min(at + 1, text.length) };
  }
  return { from: 0, to: Math.min(1, text.length) };
}
