/** The result of a trace: the status, and each phase with its rules and the conditions that decided them. */
import { type Fields, type HttpRequest, readExpression, reasonsFor } from '@flarewire/rules-language';
import { isObject } from '@flarewire/schema';
import { ruleWords } from '../../form/custom/rules/rule-words.ts';
import patterns from '../../ui/patterns.module.css';
import { Badge } from '../../ui/shown/badge.tsx';
import { Empty } from '../../ui/shown/notice.tsx';
import { StatusBadge } from '../../ui/shown/status-badge.tsx';
import { Shown } from '../../ui/text/shown.tsx';
import { phaseTitle } from '../rules/phases.ts';
import styles from './trace.module.css';

type Item = Readonly<Record<string, unknown>>;

export interface Traced {
  readonly request: HttpRequest;
  readonly fields: Fields;
  /** `{ status_code, trace }` */
  readonly result: Item;
}

const stepsOf = ({ trace }: Item): readonly Item[] => (Array.isArray(trace) ? trace.filter(isObject) : []);
const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

export function TraceView({ traced: { request, fields, result } }: { readonly traced: Traced }) {
  const phases = stepsOf(result);
  const ending = endingOf(result);
  return (
    <>
      <div className={styles.outcome}>
        {typeof result.status_code === 'number' && <StatusBadge status={result.status_code} />}
        <span className={patterns.fill}>
          <code>
            <Shown text={`${request.method ?? 'GET'} ${request.url}`} />
          </code>
          <br />
          {ending === undefined ? (
            'No rule ends this request. It reaches the Worker or origin.'
          ) : (
            <>
              Ended by <Shown text={nameOf(ending.rule)} /> in {phaseTitle(ending.phase)}. Later phases do not run.
            </>
          )}
        </span>
      </div>
      {phases.length === 0 && (
        <Empty title="No rules in force">
          Neither the zone nor its account has rules that are on. Add one on the page of the zone’s rules.
        </Empty>
      )}
      <ol className={styles.phases}>
        {phases.map((phase, index) => (
          <Phase key={index} phase={phase} fields={fields} />
        ))}
      </ol>
    </>
  );
}

const ENDINGS = new Set(['block', 'challenge', 'js_challenge', 'managed_challenge', 'redirect']);

/** The matched rule that ends the request: the last of the trace. */
function endingOf({ status_code, trace }: Item): { readonly phase: string; readonly rule: Item } | undefined {
  if (typeof status_code !== 'number' || status_code < 300) return undefined;
  const phase = stepsOf({ trace }).at(-1);
  const rule = phase === undefined ? undefined : rulesOf(phase).findLast(({ matched }) => matched === true);
  if (phase === undefined || rule === undefined || !ENDINGS.has(textOf(rule.action))) return undefined;
  return { phase: textOf(phase.step_name), rule };
}

const rulesOf = (step: Item): readonly Item[] =>
  stepsOf(step).flatMap((one) => (one.type === 'rule' ? [one, ...rulesOf(one)] : rulesOf(one)));

const nameOf = ({ description, expression, step_name }: Item): string =>
  textOf(description) || textOf(expression) || textOf(step_name);

function Phase({ phase, fields }: { readonly phase: Item; readonly fields: Fields }) {
  const title = phaseTitle(textOf(phase.step_name));
  return (
    <li className={styles.phase}>
      <h2>
        {title} {phase.matched === true ? <Badge tone="info">acts</Badge> : <Badge>no match</Badge>}
      </h2>
      {stepsOf(phase).map((ruleset, index) => (
        <Ruleset key={index} ruleset={ruleset} fields={fields} />
      ))}
    </li>
  );
}

function Ruleset({ ruleset, fields }: { readonly ruleset: Item; readonly fields: Fields }) {
  const rules = stepsOf(ruleset);
  const of =
    ruleset.kind === 'root' ? 'Rules of the account' : ruleset.kind === 'zone' ? undefined : textOf(ruleset.name);
  return (
    <>
      {of !== undefined && of !== '' && <p className={styles.note}>{of}</p>}
      {rules.length === 0 && <p className={styles.note}>No rules that are on.</p>}
      <ol className={styles.rules}>
        {rules.map((rule, index) => (
          <Rule key={index} rule={rule} fields={fields} />
        ))}
      </ol>
    </>
  );
}

function Rule({ rule, fields }: { readonly rule: Item; readonly fields: Fields }) {
  const { action, expression, matched } = rule;
  const read = readExpression(textOf(expression));
  const sentence = ruleWords({ ...rule, enabled: true }) ?? `${textOf(action)}: ${textOf(expression)}`;
  const reasons = read.ok ? reasonsFor(read.expression, { fields }) : [];
  return (
    <li className={styles.rule}>
      <div className={patterns.wrapTight}>
        {matched === true ? <Badge tone="good">matched</Badge> : <Badge>not matched</Badge>}
        <strong>
          <Shown text={nameOf(rule)} />
        </strong>
        <code className={styles.note}>{textOf(action)}</code>
      </div>
      <p>
        <Shown text={sentence} />
      </p>
      <ul className={styles.reasons} aria-label={`Conditions of ${nameOf(rule)}`}>
        {reasons.map(({ condition, isTrue, value, unknown }, index) => (
          <li key={index}>
            <span className={isTrue === true ? styles.yes : styles.no}>
              {isTrue === undefined ? 'unknown' : isTrue ? 'true' : 'false'}
            </span>{' '}
            <code>
              <Shown text={condition} />
            </code>{' '}
            {isTrue === undefined
              ? `The request has no ${unknown.join(', ')}.`
              : value !== undefined && `Value: ${JSON.stringify(value)}`}
          </li>
        ))}
      </ul>
      {stepsOf(rule).map((inner, index) => (
        <Ruleset key={index} ruleset={inner} fields={fields} />
      ))}
    </li>
  );
}
