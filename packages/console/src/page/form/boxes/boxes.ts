/**
 * Maps each kind of field to its control. The form passes the map down, because list and object controls contain
 * fields.
 */

import { ExpressionBox } from '../custom/rules/expression-box.tsx';
import type { Boxes } from '../form-tools.ts';
import { BooleanBox, EnumBox } from './choice-box.tsx';
import { FileBox } from './file-box.tsx';
import { ListBox } from './list-box.tsx';
import { Inside, ObjectBox } from './object-box.tsx';
import { JsonBox, SuggestBox, TextBox } from './text-box.tsx';
import { TimeBox } from './time-box.tsx';
import { UnionBox } from './union-box.tsx';

export const BOXES: Boxes = {
  text: TextBox,
  'long-text': TextBox,
  number: TextBox,
  integer: TextBox,
  boolean: BooleanBox,
  enum: EnumBox,
  'open-enum': SuggestBox,
  date: TimeBox,
  'date-time': TimeBox,
  file: FileBox,
  object: ObjectBox,
  record: ObjectBox,
  array: ListBox,
  union: UnionBox,
  json: JsonBox,
  inside: Inside,
  expression: ExpressionBox,
};
