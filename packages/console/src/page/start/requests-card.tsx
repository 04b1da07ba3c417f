/** Lists the latest requests of programs, with the number of failures. */

import { Link } from '@tanstack/react-router';
import { useEffect } from 'react';
import type { JournalRow, Session } from '../../wire/types.ts';
import { useJournal } from '../data/journal/journal.ts';
import { noteStep } from '../data/steps.ts';
import { Code } from '../ui/code/code.tsx';
import patterns from '../ui/patterns.module.css';
import { MethodBadge } from '../ui/shown/method-badge.tsx';
import { StatusBadge } from '../ui/shown/status-badge.tsx';
import { Shown } from '../ui/text/shown.tsx';
import { clockTime, durationText } from '../ui/text/time-text.ts';
import { Card } from './card.tsx';
import { curlLine } from './curl-line.ts';
import styles from './home.module.css';

const SHOWN = 8;
/** Number of requests searched for failures. */
const RECENT = 1000;

export function RequestsCard({ session: { apiURL, isInPage } }: { readonly session: Session }) {
  const { rows, end, start } = useJournal();
  // All loaded rows, so that a completed step stays completed.
  const own = rows.slice(0, end - start);
  const programs = own.filter(({ agent }) => isInPage || agent !== 'console').slice(-RECENT);
  const failed = programs.filter(hasFailed).length;
  const hasProgram = programs.length > 0;
  const hasZoneFile = own.some(({ operation }) => operation === 'dns.records.import');
  useEffect(() => {
    if (hasProgram && !isInPage) noteStep('program');
    if (hasZoneFile) noteStep('zone-file');
  }, [hasProgram, isInPage, hasZoneFile]);
  return (
    <Card
      title={isInPage ? 'Recent requests' : 'Recent requests from programs'}
      more={<Link to="/inspect">Open Inspect</Link>}
    >
      <p className={styles.quiet}>
        {!hasProgram ? (
          isInPage ? (
            'No requests yet.'
          ) : (
            'No requests yet. Run this in a terminal, and the request appears here.'
          )
        ) : failed === 0 ? (
          'None of them failed.'
        ) : (
          <Link to="/inspect" search={{ status: 'failed' }}>
            {failed} of the last {programs.length} failed
          </Link>
        )}
      </p>
      <div className={styles.requests}>
        {hasProgram ? (
          <ul>
            {programs
              .slice(-SHOWN)
              .reverse()
              .map((row) => (
                <Request key={row.id} row={row} />
              ))}
          </ul>
        ) : isInPage ? null : (
          <Code text={curlLine(apiURL)} label="Copy the command" isWrapped />
        )}
      </div>
    </Card>
  );
}

const hasFailed = ({ status }: JournalRow): boolean => status === undefined || status >= 400;

function Request({ row }: { readonly row: JournalRow }) {
  const { id, method, operation, path, status, duration, time } = row;
  return (
    <li>
      <Link to="/inspect" search={{ id }} className={styles.request}>
        <MethodBadge method={method} />
        <span className={patterns.fillEllipsis}>
          <Shown text={operation ?? path} />
        </span>
        <StatusBadge status={status} />
        <span className={styles.when}>{durationText(duration)}</span>
        <time className={styles.when} dateTime={new Date(time).toISOString()}>
          {clockTime(time)}
        </time>
      </Link>
    </li>
  );
}
