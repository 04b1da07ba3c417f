/** Groups the fields of a form by name, with top-level unions expanded, into those of a layout and the rest. */
import { namesOf } from '@flarewire/schema';
import { type Field, fieldsIn } from '../fields.ts';
import type { Params, Subject } from '../schema.ts';
import { branchOf } from '../values/branches.ts';

export interface OpenFields {
  /** Account, zone and the other path parameters. */
  readonly path: readonly Field[];
  /** The layout's fields by name; for a union, those of the branch that matches the current value. */
  readonly named: ReadonlyMap<string, Field>;
  /** All other fields. */
  readonly rest: readonly Field[];
  /** Expanded unions: the layout shows the control that selects the branch. */
  readonly unions: readonly Field[];
}

export function openFields(
  subject: Subject,
  fields: readonly Field[],
  params: Params,
  names: readonly string[],
): OpenFields {
  const path: Field[] = [];
  const rest: Field[] = [];
  const unions: Field[] = [];
  const named = new Map<string, Field>();
  const sort = (field: Field): void => {
    if (names.includes(field.name)) named.set(field.name, field);
    else if (field.in === 'path') path.push(field);
    else if (isOpened(subject, field, names)) {
      unions.push(field);
      for (const inner of fieldsIn(subject, field, params, branchOf(subject, field, params))) sort(inner);
    } else rest.push(field);
  };
  for (const field of fields) sort(field);
  return { path, named, rest, unions };
}

/** True for a top-level union that contains one of the names or is decided by it. */
function isOpened({ defs }: Subject, { kind, path, choice }: Field, names: readonly string[]): boolean {
  if (kind !== 'union' || path.length > 0 || choice === undefined) return false;
  if (choice.tag !== undefined && names.includes(choice.tag)) return true;
  return choice.branches.some(({ schema }) => {
    const inside = namesOf(schema, defs);
    return names.some((name) => inside.has(name));
  });
}
