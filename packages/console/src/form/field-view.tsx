/** One field of a form, as its kind wants it. Rendered again only where its value or its problems changed. */
import { type ComponentType, memo } from 'react';
import { BooleanBox, EnumBox } from './choice-box.tsx';
import { FileBox } from './file-box.tsx';
import styles from './form.module.css';
import { type BoxProps, useForm } from './form-tools.ts';
import type { Kind } from './kinds.ts';
import { ListBox } from './list-box.tsx';
import { Inside, ObjectBox } from './object-box.tsx';
import { getAt } from './paths.ts';
import { hasProblemIn } from './problems.ts';
import { JsonBox, SuggestBox, TextBox } from './text-box.tsx';
import { TimeBox } from './time-box.tsx';
import { UnionBox } from './union-box.tsx';

const BOXES: Readonly<Record<Kind, ComponentType<BoxProps>>> = {
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
};

interface FieldViewProps extends BoxProps {
  /** The frame around it, and its label, are another's. */
  readonly isFrameless?: boolean;
}

export const FieldView = memo(function FieldView({ isFrameless = false, ...props }: FieldViewProps) {
  const { field } = props;
  const { proposals } = useForm();
  const isHolder = field.kind === 'object' || field.kind === 'record';
  const isProposed = field.path.length === 1 && field.kind === 'text' && proposals[field.name] !== undefined;
  const Box = isProposed ? SuggestBox : isFrameless && isHolder ? Inside : BOXES[field.kind];
  return (
    <div data-field={field.pointer} className={styles.place}>
      <Box {...props} />
    </div>
  );
}, isSame);

function isSame(one: FieldViewProps, other: FieldViewProps): boolean {
  const { field } = one;
  const next = other.field;
  return (
    field.pointer === next.pointer &&
    field.given === next.given &&
    field.label === next.label &&
    field.isRequired === next.isRequired &&
    field.omit.length === next.omit.length &&
    getAt(one.params, field.path) === getAt(other.params, next.path) &&
    problemText(one) === problemText(other)
  );
}

const problemText = ({ problems, field }: FieldViewProps): string =>
  problems
    .filter((problem) => hasProblemIn([problem], field.pointer))
    .map(({ pointer, text }) => `${pointer} ${text}`)
    .join('\n');
