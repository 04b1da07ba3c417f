/** Changes a collection's steps and updates references to renamed steps. */
import type { Step } from '../../../wire/stored-calls.ts';
import { referencesInText } from '../../data/references.ts';

type Steps = readonly Step[];

/** Unchanged if the target index does not exist. */
export function moved(steps: Steps, from: number, to: number): Steps {
  const step = steps[from];
  return step === undefined || to < 0 || to >= steps.length ? steps : steps.toSpliced(from, 1).toSpliced(to, 0, step);
}

/** Replaces a step; if it is renamed, references in other steps follow. */
export function replaced(steps: Steps, place: number, step: Step): Steps {
  const before = steps[place]?.name;
  const next = steps.toSpliced(place, 1, step);
  if (before === undefined || before === step.name) return next;
  return next.map((one) => ({ ...one, params: renamed(one.params, before, step.name) as Step['params'] })); // still an object
}

function renamed(value: unknown, from: string, to: string): unknown {
  if (typeof value === 'string') {
    return referencesInText(value)
      .filter(({ step }) => step === from)
      .reduce((text, { text: old, path }) => text.replace(old, () => `{{${[to, ...path].join('.')}}}`), value);
  }
  if (Array.isArray(value)) return value.map((item) => renamed(item, from, to));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, renamed(inner, from, to)]));
}

/** Sets a parameter of a step and removes it from the omitted ones. */
export function withParam(steps: Steps, place: number, name: string, value: unknown): Steps {
  const step = steps[place];
  if (step === undefined) return steps;
  const omitted = step.omitted.filter((pointer) => pointer !== `/${name}`);
  return steps.toSpliced(place, 1, { ...step, omitted, params: { ...step.params, [name]: value } });
}

export interface Target {
  readonly place: number;
  readonly step: string;
  readonly param: string;
}

/**
 * Parameters of later steps that can take a value, path parameters first.
 * @param pathOf path template of an operation
 */
export function targetsAfter(steps: Steps, place: number, pathOf: (operation: string) => string): Target[] {
  return steps.flatMap((step, at) => {
    if (at <= place) return [];
    const inPath = [...pathOf(step.operation).matchAll(/\{([^{}]+)\}/g)].map(([, name = '']) => name);
    const names = new Set([...inPath.filter((name) => name !== 'account_or_zone'), ...Object.keys(step.params)]);
    return [...names].map((param) => ({ place: at, step: step.name, param }));
  });
}

export interface Leaf {
  readonly path: readonly (string | number)[];
  readonly value: string | number | boolean;
}

const MAX_LEAVES = 200;
const MAX_ITEMS = 3;

/** The primitive values of a response; from lists, only those of the first items. */
export function leavesOf(value: unknown, path: Leaf['path'] = []): Leaf[] {
  if (typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean') return [{ path, value }];
  if (typeof value !== 'object' || value === null) return [];
  const entries = Array.isArray(value) ? [...value.entries()].slice(0, MAX_ITEMS) : Object.entries(value);
  return entries.flatMap(([name, inner]) => leavesOf(inner, [...path, name])).slice(0, MAX_LEAVES);
}
