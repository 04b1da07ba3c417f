/** Edits an expression as rows or as text: two views of the same text, which is the value. */

import { checkExpression, type ExpressionOptions, type Problem } from '@flarewire/rules-language';
import { useMemo, useState } from 'react';
import { CodeEditor } from '../../../ui/code/code.tsx';
import { Button } from '../../../ui/controls/button.tsx';
import patterns from '../../../ui/patterns.module.css';
import { Words } from '../../../ui/text/words.tsx';
import { FieldAside } from '../../boxes/field-aside.tsx';
import formStyles from '../../form.module.css';
import { type BoxProps, errorAt, hintOf, useBox, useForm } from '../../form-tools.ts';
import { Builder } from './builder.tsx';
import { proposalsAt } from './complete.ts';
import { type ExpressionKind, expressionKind } from './expression-fields.ts';
import { ExpressionTester } from './expression-tester.tsx';
import { hoverAt } from './hover.ts';
import { MAX_LENGTH, printRows, type Rows, rowsOf } from './rows.ts';

export function ExpressionEditor(props: BoxProps) {
  const { field, problems } = props;
  const { subject } = useForm();
  const { value, write } = useBox(props);
  const text = typeof value === 'string' ? value : '';
  const kind = expressionKind(subject, field) ?? 'condition';
  const isCondition = kind === 'condition';
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
        <span className={patterns.hint}>
          <Words text={hint} />
        </span>
      )}
      {isBuilder ? (
        <Builder rows={rows} text={text} onChange={change} onText={set} />
      ) : (
        <TextView label={`${field.label} as text`} text={text} onChange={set} kind={kind} />
      )}
      {error !== undefined && <span className={patterns.error}>{error}</span>}
      {kind !== 'gateway' && <ExpressionTester text={text} isCondition={isCondition} />}
    </fieldset>
  );
}

/** Named by the address of the entry point, or by the ruleset that is made. */
function phaseOf({ ruleset_phase, phase = ruleset_phase }: Readonly<Record<string, unknown>>): string | undefined {
  return typeof phase === 'string' ? phase : undefined;
}

interface TextViewProps {
  readonly label: string;
  readonly text: string;
  readonly kind: ExpressionKind;
  readonly onChange: (text: string) => void;
}

function TextView({ label, text, kind, onChange }: TextViewProps) {
  const { place, now } = useForm();
  const phase = phaseOf({ ...place, ...now() });
  const tools = useMemo(() => toolsFor(kind, phase), [kind, phase]);
  const problem = problemOf(text, tools.options);
  return (
    <>
      <CodeEditor
        label={label}
        value={text}
        onChange={onChange}
        language="text"
        height="7rem"
        check={tools.check}
        complete={tools.complete}
        hover={tools.hover}
      />
      <span className={patterns.note} role="status">
        {text.trim() === ''
          ? `Press Ctrl Space for suggestions. ${kind === 'condition' ? 'true matches every request.' : ''}`
          : problem === undefined
            ? `${text.length.toLocaleString('en')} of ${MAX_LENGTH.toLocaleString('en')} characters.`
            : `Character ${problem.at + 1}: ${wordsOf(problem)}`}
      </span>
    </>
  );
}

/** The editor is made again when its tools change. */
function toolsFor(kind: ExpressionKind, phase: string | undefined) {
  const language = kind === 'gateway' ? ('gateway' as const) : ('rules' as const);
  const options: ExpressionOptions = {
    language,
    expects: kind === 'value' ? 'value' : 'condition',
    ...(phase === undefined ? {} : { phase }),
  };
  return {
    options,
    check: (text: string) => marksOf(text, options),
    complete: (text: string, at: number, isAsked: boolean) => proposalsAt(text, at, isAsked, language),
    hover: (text: string, at: number) => hoverAt(text, at, language),
  };
}

const wordsOf = ({ message, hint }: Problem): string => (hint === undefined ? `${message}.` : `${message}. ${hint}`);

/** An empty text has not been started. */
function problemOf(text: string, options: ExpressionOptions): Problem | undefined {
  if (text.trim() === '') return undefined;
  const checked = checkExpression(text, options);
  return checked.ok ? undefined : checked.problem;
}

function marksOf(text: string, options: ExpressionOptions) {
  const problem = problemOf(text, options);
  if (problem === undefined) return [];
  const to = Math.min(text.length, problem.at + problem.length);
  return [
    { from: Math.min(problem.at, Math.max(0, to - 1)), to, severity: 'error' as const, message: wordsOf(problem) },
  ];
}
