/** Creates the initial value of an added item or entry, which holds its position until it is filled in. */

import { asSchema, shapeOf } from '@flarewire/schema';
import type { Field } from '../fields.ts';
import { meaningOf } from '../kinds.ts';
import type { Subject } from '../schema.ts';
import { startOf } from './branches.ts';

/** @param of `items` of a list, or the `rest` of an object: its arbitrarily named fields */
export function newValue(subject: Subject, field: Field, of: 'items' | 'rest'): unknown {
  const { defs } = subject;
  const schema = of === 'items' ? asSchema(field.schema.items) : asSchema(shapeOf(field.schema, defs)?.rest);
  const { kind, base, schema: behind } = meaningOf(schema, defs);
  const isText = kind === 'text' || kind === 'long-text' || kind === 'date' || kind === 'date-time';
  // Lists and objects cannot contain undefined; JSON has null.
  return startOf(subject, { kind, schema: behind }) ?? (isText || base === 'text' ? '' : null);
}

/** True if the items of a list are files. */
export const isFileList = (subject: Subject, field: Field): boolean =>
  field.kind === 'array' && meaningOf(asSchema(field.schema.items), subject.defs).kind === 'file';
