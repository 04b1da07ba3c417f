/** An expression as rows or as text: two views of one text, which is the value. */
import { readExpression } from '@flarewire/rules-language';
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
import { LONGEST, printRows, type Rows, rowsOf } from './rows.ts';
import styles from './rules.module.css';

export function ExpressionEditor(props: BoxProps) {
  const { field, problems } = props;
  const { subject } = useForm();
  const { value, write } = useBox(props);
  const text = typeof value === 'string' ? value : '';
  const isCondition = expressionKind(subject, field) === 'condition';
  // Rows that are not finished have no text that could be read again.
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
  const read = text.trim() === '' ? undefined : readExpression(text);
  return (
    <>
      <CodeEditor
        label={label}
        value={text}
        onChange={onChange}
        language="text"
        height="7rem"
        check={marksOf}
        complete={proposalsAt}
      />
      <span className={styles.state} role="status">
        {read === undefined
          ? `Ctrl Space shows what may stand here. ${isCondition ? 'true matches every request.' : ''}`
          : read.ok
            ? `${text.length.toLocaleString('en')} of ${LONGEST.toLocaleString('en')} characters.`
            : `Character ${read.at + 1}: ${read.message}.${isCondition ? ' The builder is there again when the text can be read.' : ''}`}
      </span>
    </>
  );
}

/** Where a text ends to be an expression; an empty one is not started. */
function marksOf(text: string) {
  const read = readExpression(text);
  if (read.ok || text.trim() === '') return [];
  const to = Math.min(text.length, read.at + 1);
  return [{ from: Math.min(read.at, Math.max(0, to - 1)), to, severity: 'error' as const, message: read.message }];
}
