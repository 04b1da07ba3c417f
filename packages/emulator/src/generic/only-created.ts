/** Values that a PUT keeps. */
import { isObject, shapeOf } from '@flarewire/schema';
import type { Context } from '../handler/context.ts';
import type { Shape } from './shapes.ts';

/** Values of an item that only its creation can set: a PUT cannot give them, and does not remove them. */
export function onlyCreated(
  { document, operation }: Context,
  { shows }: Shape,
  before: unknown,
): Record<string, unknown> {
  const fieldsOf = (name: string | undefined): readonly string[] => {
    const { body } = document.operations[name ?? ''] ?? {};
    return body === undefined ? [] : [...(shapeOf(body.schema, document.schemas)?.properties.keys() ?? [])];
  };
  const created = fieldsOf(shows.find(({ method }) => method === 'POST')?.name);
  const own = new Set(fieldsOf(operation.name));
  if (!isObject(before) || own.size === 0) return {};
  return Object.fromEntries(
    created.flatMap((name) => (own.has(name) || !(name in before) ? [] : [[name, before[name]]])),
  );
}
