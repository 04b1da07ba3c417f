/** checks `@waits`: the polled operation exists, can be called, and has the awaited values. */

import type { Lists, Typed } from '../model/lists.ts';
import type { OperationModel } from '../model/model.ts';
import { readWaits } from '../read/tags.ts';
import type { Fail } from './facts.ts';

export function checkWaits(operation: OperationModel, lists: Lists, fail: Fail): void {
  const { doc, result, from } = operation;
  const waits = readWaits(doc.tags.get('waits'));
  if (waits === undefined) return;
  const { operation: polled, field, done, failed, when, id } = waits;
  const target = lists.operation(polled);
  if (target === undefined) {
    fail(`'@waits ${polled}' names no operation: write the one to poll`);
    return;
  }
  const typed: Typed = { type: target.result, from: target.from };
  checkNamed('waits', when ? `${field} ${when.field}` : field, typed, lists, fail);
  for (const name of valuesLeft(operation, target, id !== undefined))
    fail(`@waits: nothing gives {${name}} of ${polled}: write 'id=field_of_this_result'`);
  const filled = done.flatMap((value) => /^\{(.+)\}$/.exec(value)?.[1] ?? []);
  for (const name of [...(id === undefined || id === '.' ? [] : [id]), ...filled])
    checkNamed('waits', name, { type: result, from }, lists, fail);
  const plain = [...done, ...failed].filter((value) => value !== '*' && !value.startsWith('{'));
  checkValues(field, plain, typed, lists, fail);
  if (when !== undefined) checkValues(when.field, [when.value], typed, lists, fail);
}

/** Path values of the polled operation that this one has no parameter for; the last of them is an id. */
function valuesLeft(operation: OperationModel, target: OperationModel, hasID: boolean): readonly string[] {
  const valuesOf = (path: string): string[] => [...path.matchAll(/\{(\w+)\}/g)].flatMap(([, name]) => name ?? []);
  const own = new Set([...valuesOf(operation.path), ...operation.params.flatMap(({ name, wire }) => [name, wire])]);
  return valuesOf(target.path)
    .slice(0, hasID ? -1 : undefined)
    .filter((name) => !own.has(name));
}

function checkValues(field: string, values: readonly string[], typed: Typed, lists: Lists, fail: Fail): void {
  const known = lists.values(lists.at(typed, field.split('.')));
  for (const value of known === undefined ? [] : values)
    if (!known?.includes(value))
      fail(`@waits: '${field}' is never '${value}': write one of ${[...new Set(known)].join(' ')}`);
}

/** Each name, with dots if nested, must be a field of the type. */
export function checkNamed(tag: string, names: string, typed: Typed, lists: Lists, fail: Fail): void {
  for (const name of names.split(' ')) {
    if (!lists.has(typed, name.split('.'))) fail(`@${tag}: there is no field '${name}'`);
  }
}
