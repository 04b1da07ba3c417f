/** Shared by the controls of a form: changing its value, and control properties. */
import { type ComponentType, createContext, useContext } from 'react';
import type { Option } from '../ui/controls/choice.tsx';
import type { Field } from './fields.ts';
import type { Kind } from './kinds.ts';
import type { Params, Subject } from './schema.ts';
import { getAt, removeAt, setAt } from './values/paths.ts';
import { type FormProblem, problemsAt } from './values/problems.ts';
import { emptiesOf } from './values/text.ts';

export interface FormTools {
  readonly subject: Subject;
  /** Changes the value; from then on, problems at `pointer` are shown. */
  readonly change: (pointer: string, step: (params: Params) => Params) => void;
  /** Reports if the control at `pointer` holds invalid text, with the previous value still in place. */
  readonly setReadable: (pointer: string, isReadable: boolean) => void;
  readonly proposals: Readonly<Record<string, readonly Option[]>>;
  readonly hidden: readonly string[];
  /** Parameters that are sent but not edited here. */
  readonly place: Params;
  /** Shows the names that the API has for fields and values. */
  readonly hasNames: boolean;
  /** The current parameters: a control renders only for its own value. */
  readonly now: () => Params;
  readonly boxes: Boxes;
}

/**
 * By kind of field; `inside` shows an object's fields in another's frame, `expression` is text in the Rules language.
 */
export type Boxes = Readonly<Record<Kind | 'inside' | 'expression', ComponentType<BoxProps>>>;

/** Properties of a control. */
export interface BoxProps {
  readonly field: Field;
  readonly params: Params;
  /** Problems to show, at the field and inside it. */
  readonly problems: readonly FormProblem[];
  /** True for a list item or a record's entry, which remains when emptied. */
  readonly isEntry?: boolean;
  readonly isLabelHidden?: boolean;
}

export const FormContext = createContext<FormTools | undefined>(undefined);

export function useForm(): FormTools {
  const tools = useContext(FormContext);
  if (tools === undefined) throw new Error('A field is outside a form.');
  return tools;
}

/** The value of a control, and its setter. */
export function useBox({ field, params, isEntry = false }: BoxProps) {
  const { change } = useForm();
  const kept = emptiesOf(field).includes('empty') ? '' : null;
  const write = (value: unknown): void =>
    change(field.pointer, (now) => setAt(now, field.path, value === undefined && isEntry ? kept : value));
  const remove = (): void => change(field.pointer, (now) => removeAt(now, field.path));
  return { value: getAt(params, field.path), write, remove };
}

export function errorAt(problems: readonly FormProblem[], { pointer }: Field): string | undefined {
  const texts = problemsAt(problems, pointer).map(({ text }) => text);
  return texts.length === 0 ? undefined : texts.join(' ');
}

const IN_BOX: ReadonlySet<Kind> = new Set(['text', 'long-text', 'number', 'integer', 'enum', 'open-enum']);

/** The description, followed on a separate line by limits: `60 or more · at most 255 characters`. */
export function hintOf(field: Field): string | undefined {
  const { words, hints, kind } = field;
  const usual = IN_BOX.has(kind) ? undefined : defaultOf(field);
  const parts = usual === undefined ? [...hints] : [...hints, `default: ${usual}`];
  if (kind === 'json') parts.unshift('any JSON');
  const limits = parts.join(' · ');
  const lines = [words, limits.charAt(0).toUpperCase() + limits.slice(1)].filter(Boolean);
  return lines.length === 0 ? undefined : lines.join('\n');
}

/** The default in words, if it is short. */
function defaultOf({ default: usual }: Field): string | undefined {
  if (usual === undefined || usual === null || typeof usual === 'object' || String(usual).length > 60) return undefined;
  return usual === '' ? 'empty text' : String(usual);
}

/** The effective value of an empty control, or an example. */
export function placeholderOf(field: Field, hasExample = true): string | undefined {
  const example = hasExample ? field.example : undefined;
  const usual = defaultOf(field);
  if (usual !== undefined) return `Default: ${usual}`;
  if (example === undefined || example === null || typeof example === 'object') return undefined;
  const [line = ''] = String(example).split('\n');
  return line.slice(0, 80);
}
