/** Evaluates an expression for a request, given as URL or curl command, and explains the result. */
import {
  evaluate,
  type Fields,
  type Reason,
  readExpression,
  reasonsFor,
  requestFields,
  requestIn,
} from '@flarewire/rules-language';
import { useState } from 'react';
import { TextField } from '../../../ui/controls/field.tsx';
import { Shown } from '../../../ui/text/shown.tsx';
import { useForm } from '../../form-tools.ts';
import { factsIn } from './facts.ts';
import styles from './rules.module.css';
import { ZoneTrace } from './zone-trace.tsx';

interface TesterProps {
  readonly text: string;
  readonly isCondition: boolean;
}

export function ExpressionTester({ text, isCondition }: TesterProps) {
  const [address, setAddress] = useState('');
  const [facts, setFacts] = useState('');
  const { place, now } = useForm();
  const { zone_id } = { ...place, ...now() };
  const request = requestIn(address);
  const { fields, wrong } = factsIn(facts);
  return (
    <details className={styles.tester}>
      <summary>Try it on a request</summary>
      <TextField
        label="URL or curl command"
        value={address}
        onChange={setAddress}
        mono
        placeholder="https://www.example.com/login?next=/"
        error={address.trim() !== '' && request === undefined ? 'Enter a URL or a curl command with one.' : undefined}
      />
      <TextField
        label="Other fields of the request"
        value={facts}
        onChange={setFacts}
        mono
        lines={2}
        placeholder={'ip.src.country = NL\ncf.bot_management.score = 12'}
        hint="One field per line. Omitted fields are unknown."
        error={wrong}
      />
      {request !== undefined && (
        <>
          <Outcome text={text} isCondition={isCondition} fields={{ ...requestFields(request), ...fields }} />
          {isCondition && typeof zone_id === 'string' && /^[\da-f]{32}$/.test(zone_id) && (
            <ZoneTrace zone_id={zone_id} fields={{ ...requestFields(request), ...fields }} />
          )}
        </>
      )}
    </details>
  );
}

function Outcome({ text, isCondition, fields }: TesterProps & { readonly fields: Fields }) {
  const read = readExpression(text.trim() === '' ? 'true' : text);
  if (!read.ok) return <p role="status">The expression is not valid.</p>;
  const { value, isKnown, unknown } = evaluate(read.expression, { fields });
  const result = !isKnown
    ? `Unknown: the result depends on ${unknown.join(', ')}.`
    : isCondition
      ? value === true
        ? 'The rule matches this request.'
        : 'The rule does not match this request.'
      : `Its value is ${JSON.stringify(value ?? null)}.`;
  return (
    <div role="status">
      <p>{result}</p>
      {isCondition && (
        <ul className={styles.reasons}>
          {reasonsFor(read.expression, { fields }).map((reason, index) => (
            <ReasonLine key={index} {...reason} />
          ))}
        </ul>
      )}
    </div>
  );
}

function ReasonLine({ condition, isTrue, value, unknown }: Reason) {
  const word = isTrue === undefined ? 'not known' : isTrue ? 'true' : 'false';
  const met = unknown.length > 0 ? unknown.join(', ') : value === undefined ? 'a missing value' : JSON.stringify(value);
  return (
    <li>
      <strong>{word}</strong>{' '}
      <code>
        <Shown text={condition} />
      </code>{' '}
      <span className={styles.met}>
        <Shown text={met} />
      </span>
    </li>
  );
}
