/**
 * Explains a failed call: each error as a headline with its parameter, the remedy, required permissions, and if a retry
 * helps.
 */

import { ExternalLink } from 'lucide-react';
import type { AnswerError } from '../../../wire/types.ts';
import { labelOf } from '../../form/values/words.ts';
import { classNames } from '../../ui/class-names.ts';
import patterns from '../../ui/patterns.module.css';
import { Badge } from '../../ui/shown/badge.tsx';
import { Banner } from '../../ui/shown/notice.tsx';
import { someOf } from '../../ui/text/some-of.ts';
import styles from './answer.module.css';

interface AnswerFailureProps {
  readonly error: AnswerError;
  readonly onPointer: (pointer: string) => void;
}

export function AnswerFailure({ error, onPointer }: AnswerFailureProps) {
  const { name, message, errors, hint, docs } = error;
  return (
    <Banner tone="bad" isUrgent>
      <div className={styles.failure}>
        {errors.length === 0 ? <strong>{message}</strong> : <Errors errors={errors} onPointer={onPointer} />}
        {hint !== undefined && <p>{hint}</p>}
        {adviceOf(error).map((advice) => (
          <p key={advice}>{advice}</p>
        ))}
        <p className={styles.origin}>
          <span>
            The client throws <code>{name}</code>
          </span>
          {docs !== undefined && (
            <a href={docs} target="_blank" rel="noreferrer" className={patterns.inlineSmall}>
              From Cloudflare’s documentation
              <ExternalLink size={13} aria-hidden />
            </a>
          )}
        </p>
      </div>
    </Banner>
  );
}

function Errors({ errors, onPointer }: Pick<AnswerError, 'errors'> & Pick<AnswerFailureProps, 'onPointer'>) {
  return (
    <ul className={classNames(patterns.columnTight, styles.errors)}>
      {errors.map(({ code, message, pointer }, place) => (
        // The order is fixed, and entries may be equal.
        <li key={place}>
          <strong>{message}</strong>
          {code !== undefined && (
            <Badge tone="bad" mono>
              {code}
            </Badge>
          )}
          {pointer !== undefined && (
            <button type="button" className={styles.pointer} onClick={() => onPointer(pointer)}>
              {fieldName(pointer)}
            </button>
          )}
        </li>
      ))}
    </ul>
  );
}

/** The form's name of a field, including its position if nested. */
function fieldName(pointer: string): string {
  const name = pointer.slice(1);
  return name === '' || name.includes('/') ? pointer : labelOf(name);
}

/** Required token permissions, and advice on retrying. */
function adviceOf({ permissions = [], retryable, retryAfter }: AnswerError): string[] {
  const advice: string[] = [];
  if (permissions.length > 0) {
    const which = permissions.length > 1 ? 'one of these permissions' : 'this permission';
    advice.push(`The token needs ${which}: ${someOf(permissions)}.`);
  }
  if (retryAfter !== undefined)
    advice.push(`You can retry in ${retryAfter === 1 ? 'one second' : `${retryAfter} seconds`}.`);
  else if (retryable === true) advice.push('You can retry.');
  return advice;
}
