/** Reports problems of parameters at their fields, in words for the user. */

import { type Problem, paramProblems } from '@flarewire/contract';
import { type Path, pointerOf } from '@flarewire/schema';
import type { Params, Subject } from '../schema.ts';
import { labelOf } from './words.ts';

export interface FormProblem {
  readonly path: Path;
  readonly pointer: string;
  readonly kind: Problem['kind'];
  /** A sentence to show at the field. */
  readonly text: string;
  /** The sentence including the field's name, to show elsewhere. */
  readonly full: string;
  /** The name or value that was probably intended. */
  readonly hint: string | undefined;
}

/** Empty if the parameters can be sent. */
export function problemsOf({ schemas, defs }: Subject, params: Params): FormProblem[] {
  const chosen = new Set<unknown>(schemas.params.filter(isChosen).map(({ name }) => name));
  return paramProblems(schemas, params, defs).map((problem) => {
    const isMissingChoice = problem.kind === 'required' && problem.path.length === 1 && chosen.has(problem.path[0]);
    const text = isMissingChoice ? 'Required: choose one.' : sentence(problem);
    const { path, kind, hint } = problem;
    const name = placeName(problem);
    return { path, pointer: pointerOf(path), kind, text, full: name === '' ? text : `${name}: ${text}`, hint };
  });
}

/** True for ids, which are chosen from a list: their length means nothing to people. */
const isChosen = ({ name, in: where, schema }: Subject['schemas']['params'][number]): boolean =>
  schema['x-flarewire-from'] !== undefined || (where === 'path' && /_(id|uuid)$/.test(name));

/** The form's name of a field, including its position if nested. */
function placeName({ kind, path, place }: Problem): string {
  const [name, ...inside] = path;
  const isField = kind !== 'unknown' && inside.length === 0 && typeof name === 'string';
  return isField ? labelOf(name) : place;
}

/** Longer lists of values are omitted from the sentence; the field shows them. */
const MAX_LIST_LENGTH = 60;

function sentence({ kind, allowed, given, hint }: Problem): string {
  const meant = hint === undefined ? '' : ` Did you mean ${JSON.stringify(hint)}?`;
  if (kind === 'unknown') return `Unknown name.${meant}`;
  if (kind === 'required') {
    const isSaid = allowed === 'anything' || (allowed.startsWith('one of') && allowed.length > MAX_LIST_LENGTH);
    return isSaid ? 'Required.' : `Required: ${allowed}.`;
  }
  return `Must be ${allowed}, not ${given}.${meant}`;
}

export const problemsAt = (problems: readonly FormProblem[], pointer: string): FormProblem[] =>
  problems.filter((problem) => problem.pointer === pointer);

/** True if there is a problem at or inside the field. */
export const hasProblemIn = (problems: readonly FormProblem[], pointer: string): boolean =>
  problems.some((problem) => problem.pointer === pointer || problem.pointer.startsWith(`${pointer}/`));

/** Problems that no visible field shows. */
export function problemsElsewhere(problems: readonly FormProblem[], visible: Iterable<string>): FormProblem[] {
  const shown = new Set(visible);
  return problems.filter(({ pointer }) => !shown.has(pointer));
}
