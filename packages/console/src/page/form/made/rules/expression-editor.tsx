/** Edits an expression as rows or as text: two views of the same text, which is the value. */
import { checkExpression, type Problem } from '@flarewire/rules-language';
import { useState } from 'react';
import { CodeEditor } from '../../../ui/code/code.tsx';
import { Button } from '../../../ui/controls/button.tsx';
import { Words } from '../../../ui/text/words.tsx';
import { FieldAside } from '../../boxes/field-aside.tsx';
import formStyles from '../../form.module.css';
import { type BoxProps, errorAt, hintOf, useBox, useForm } from '../../form-tools.ts';
import { Builder } from './builder.tsx';
import { proposalsAt } from './complete.ts';
import { expressionKind } from './expression-fields.ts';
import { ExpressionTester } from './expression-tester.tsx';
import { hoverAt } from './hover.ts';
import { LONGEST, printRows, type Rows, rowsOf } from './rows.ts';
import styles from './rules.module.css';

export function ExpressionEditor(props: BoxProps) {
  const { field, problems } = props;
  const { subject } = useForm();
  const { value, write } = useBox(props);
  const text = typeof value === 'string' ? value : '';
  const isCondition = expressionKind(subject, field) === 'condition';
  // Unfinished rows have no text that could be parsed again.
  const [draft, setDraft] = useState<{ readonly rows: Rows; readonly text: string }>();
  const rows = draft !== undefined && draft.text === text ? draft.rows : rowsOf(text);
  const [isText, setText] = useState(!isCondition || rows === undefined);
  const isBuilder = isCondition && !isText && rows !== undefined;
  const set = (next: string): void => write(next === '' ? undefined : next);
  const change = (next: Rows): void => {
    const printed = printRows(next);
    setDraft({ rows: next, text: printed });
    set(printed);
  };
  const error = errorAt(problems, field);
  const hint = hintOf(field);
  return (
    <fieldset className={formStyles.box} aria-label={field.label}>
      <span className={formStyles.label}>
        <span>{field.label}</span>
        <FieldAside field={field}>
          {isCondition && (
            <Button small look="quiet" isDisabled={isText && rows === undefined} onPress={() => setText(!isText)}>
              {isText ? 'Use the builder' : 'Edit as text'}
            </Button>
          )}
        </FieldAside>
      </span>
      {hint !== undefined && (
        <span className={formStyles.hint}>
          <Words text={hint} />
        </span>
      )}
      {isBuilder ? (
        <Builder rows={rows} text={text} onChange={change} onText={set} />
      ) : (
        <TextView label={`${field.label} as text`} text={text} onChange={set} isCondition={isCondition} />
      )}
      {error !== undefined && <span className={formStyles.error}>{error}</span>}
      <ExpressionTester text={text} isCondition={isCondition} />
    </fieldset>
  );
}

interface TextViewProps {
  readonly label: string;
  readonly text: string;
  readonly isCondition: boolean;
  readonly onChange: (text: string) => void;
}

function TextView({ label, text, isCondition, onChange }: TextViewProps) {
  const problem = problemOf(text, isCondition);
  return (
    <>
      <CodeEditor
        label={label}
        value={text}
        onChange={onChange}
        language="text"
        height="7rem"
        check={isCondition ? conditionMarks : valueMarks}
        complete={proposalsAt}
        hover={hoverAt}
      />
      <span className={styles.state} role="status">
        {text.trim() === ''
          ? `Ctrl Space shows what can be written here. ${isCondition ? 'true matches every request.' : ''}`
          : problem === undefined
            ? `${text.length.toLocaleString('en')} of ${LONGEST.toLocaleString('en')} characters.`
            : `Character ${problem.at + 1}: ${wordsOf(problem)}`}
      </span>
    </>
  );
}

const wordsOf = ({ message, hint }: Problem): string => (hint === undefined ? `${message}.` : `${message}. ${hint}`);

/** An empty text has not been started. */
function problemOf(text: string, isCondition: boolean): Problem | undefined {
  if (text.trim() === '') return undefined;
  const checked = checkExpression(text, { expects: isCondition ? 'condition' : 'value' });
  return checked.ok ? undefined : checked.problem;
}

function marksOf(text: string, isCondition: boolean) {
  const problem = problemOf(text, isCondition);
  if (problem === undefined) return [];
  const to = Math.min(text.length, problem.at + problem.length);
  return [
    { from: Math.min(problem.at, Math.max(0, to - 1)), to, severity: 'error' as const, message: wordsOf(problem) },
  ];
}

const conditionMarks = (text: string) => marksOf(text, true);
const valueMarks = (text: string) => marksOf(text, false);
