/** Shows a field with the control of its kind. Renders only when its value or its problems change. */
import { memo } from 'react';
import { expressionKind } from '../custom/rules/expression-fields.ts';
import styles from '../form.module.css';
import { type BoxProps, useForm } from '../form-tools.ts';
import { isPicked } from '../pickers/is-picked.ts';
import { getAt } from '../values/paths.ts';
import { hasProblemIn } from '../values/problems.ts';
import { PickBox } from './pick-box.tsx';
import { SuggestBox } from './text-box.tsx';

interface FieldViewProps extends BoxProps {
  /** The label and the frame are provided by the parent. */
  readonly isFrameless?: boolean;
}

export const FieldView = memo(function FieldView({ isFrameless = false, ...props }: FieldViewProps) {
  const { field } = props;
  const { subject, proposals, boxes } = useForm();
  const isHolder = field.kind === 'object' || field.kind === 'record';
  const isProposed = field.path.length === 1 && field.kind === 'text' && proposals[field.name] !== undefined;
  const isExpression = expressionKind(subject, field) !== undefined;
  const Own = isFrameless && isHolder ? boxes.inside : boxes[field.kind];
  const Box = isExpression ? boxes.expression : isProposed ? SuggestBox : isPicked(field) ? PickBox : Own;
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
