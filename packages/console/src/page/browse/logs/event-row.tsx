/** One event of a Worker: a line, its console output, and its details on request. */
import { Link } from '@tanstack/react-router';
import { classNames } from '../../ui/class-names.ts';
import patterns from '../../ui/patterns.module.css';
import { Badge } from '../../ui/shown/badge.tsx';
import { FactList } from '../../ui/shown/fact-list.tsx';
import { StatusBadge } from '../../ui/shown/status-badge.tsx';
import { Shown } from '../../ui/text/shown.tsx';
import { clockTime, exactTime } from '../../ui/text/time-text.ts';
import type { WorkerEvent } from './event.ts';
import styles from './logs.module.css';

export function EventRow({ event }: { readonly event: WorkerEvent }) {
  const { script, title, time, status, outcome, lines, exceptions, account } = event;
  return (
    <li>
      <details className={styles.event}>
        <summary>
          <time className={patterns.time}>{clockTime(time)}</time>
          {status !== undefined && <StatusBadge status={status} />}
          {outcome !== 'ok' && <Badge tone="bad">{outcome}</Badge>}
          <span className={styles.title}>
            <Shown text={title} />
          </span>
          <span className={patterns.time}>
            <Shown text={script} />
          </span>
        </summary>
        <div className={styles.details}>
          <FactList
            facts={[
              ['Time', exactTime(time)],
              ['Outcome', outcome],
              [
                'Worker',
                <Link
                  to="/browse/$resource"
                  params={{ resource: 'workers.scripts' }}
                  search={{ account_id: account, script_name: script }}
                >
                  <Shown text={script} />
                </Link>,
              ],
            ]}
          />
        </div>
      </details>
      {lines.length + exceptions.length > 0 && (
        <ul className={styles.lines} aria-label={`Output of ${title}`}>
          {lines.map(({ level, text }, index) => (
            <li key={index} className={classNames(level === 'error' && styles.bad)}>
              <span className={styles.level}>{level}</span>{' '}
              <span>
                <Shown text={text} isLong />
              </span>
            </li>
          ))}
          {exceptions.map((text, index) => (
            <li key={`exception ${index}`} className={styles.bad}>
              <Shown text={text} isLong />
            </li>
          ))}
        </ul>
      )}
    </li>
  );
}
