/** The first value of an item or entry that is added: something that can stand in a list until it is filled in. */

import { asSchema, shapeOf } from '@flarewire/schema';
import type { Field } from '../fields.ts';
import { meaningOf } from '../kinds.ts';
import type { Subject } from '../schema.ts';
import { startOf } from './branches.ts';

/** @param of `items` of a list, or the `rest` of an object: its fields of any name */
export function newValue(subject: Subject, field: Field, of: 'items' | 'rest'): unknown {
  const { defs } = subject;
  const schema = of === 'items' ? asSchema(field.schema.items) : asSchema(shapeOf(field.schema, defs)?.rest);
  const { kind, base, schema: behind } = meaningOf(schema, defs);
  const isText = kind === 'text' || kind === 'long-text' || kind === 'date' || kind === 'date-time';
  // Lists and objects have no places for nothing: JSON knows null.
  return startOf(subject, { kind, schema: behind }) ?? (isText || base === 'text' ? '' : null);
}

/** Are the items of a list files? */
export const isFileList = (subject: Subject, field: Field): boolean =>
  field.kind === 'array' && meaningOf(asSchema(field.schema.items), subject.defs).kind === 'file';
