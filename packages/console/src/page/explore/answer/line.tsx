/** Summarizes a call in a line: status, time, size, attempts, ray id, remaining rate limit. */

import { ChevronRight } from 'lucide-react';
import { useState } from 'react';
import type { Attempt } from '../../../wire/types.ts';
import type { Answer } from '../../data/answer.ts';
import { classNames } from '../../ui/class-names.ts';
import { Button, CopyButton } from '../../ui/controls/button.tsx';
import patterns from '../../ui/patterns.module.css';
import { Badge } from '../../ui/shown/badge.tsx';
import { StatusBadge } from '../../ui/shown/status-badge.tsx';
import { statusTone } from '../../ui/shown/status-tone.ts';
import { numberText } from '../../ui/text/number-text.ts';
import { sizeText } from '../../ui/text/size-text.ts';
import { durationText } from '../../ui/text/time-text.ts';
import styles from './answer.module.css';
import { statusText } from './outcome-words.ts';

export function AnswerLine({ answer }: { readonly answer: Answer }) {
  const { head, body } = answer;
  const { status, duration, attempts, ray, rate, type } = head;
  const [isOpen, setOpen] = useState(false);
  return (
    <div className={styles.head} role="status">
      <span className={styles.facts}>
        <Badge tone={statusTone(status)}>{statusText(status, head.error?.name)}</Badge>
        <span>{durationText(duration)}</span>
        {body.length > 0 && <span>{sizeText(body.length)}</span>}
        {type !== undefined && <span>{type}</span>}
        {attempts.length > 1 && (
          <Button small look="quiet" aria-expanded={isOpen} onPress={() => setOpen(!isOpen)}>
            <ChevronRight size={13} className={styles.turn} data-open={isOpen || undefined} aria-hidden />
            {attempts.length} tries
          </Button>
        )}
        {ray !== undefined && (
          <span className={patterns.inlineSmall}>
            Ray <code>{ray}</code>
            <CopyButton text={ray} label="Copy the ray id" />
          </span>
        )}
        {rate !== undefined && (
          <span>
            {numberText(rate.remaining)} of {numberText(rate.limit)} calls left
          </span>
        )}
      </span>
      {isOpen && <Attempts attempts={attempts} />}
    </div>
  );
}

function Attempts({ attempts }: { readonly attempts: readonly Attempt[] }) {
  return (
    <ol className={classNames(patterns.columnTight, styles.attempts)}>
      {attempts.map(({ status, duration, waited, error }, place) => (
        // The order is fixed.
        <li key={place}>
          <StatusBadge status={status} />
          {waited >= 1 && <span>after waiting {durationText(waited)},</span>}
          <span>in {durationText(duration)}</span>
          {error !== undefined && <span>{error}</span>}
        </li>
      ))}
    </ol>
  );
}
