/** Shows the emulator's clock and advances it. */

import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { Control, UpcomingEvent } from '../../../wire/types.ts';
import { upcomingOptions } from '../../data/queries.ts';
import { classNames } from '../../ui/class-names.ts';
import { Button } from '../../ui/controls/button.tsx';
import { Select } from '../../ui/controls/choice.tsx';
import { TextField } from '../../ui/controls/field.tsx';
import patterns from '../../ui/patterns.module.css';
import { dayTime, spanText } from '../../ui/text/time-text.ts';
import styles from './panel.module.css';
import { useControl } from './use-control.ts';

const STEPS = [
  { label: '1 minute', seconds: 60 },
  { label: '1 hour', seconds: 3600 },
  { label: '1 day', seconds: 86_400 },
  { label: '30 days', seconds: 2_592_000 },
];

const UNITS = [
  { value: '1', label: 'seconds' },
  { value: '60', label: 'minutes' },
  { value: '3600', label: 'hours' },
  { value: '86400', label: 'days' },
];

const TEN_YEARS = 315_360_000;

export function ClockPanel({ control }: { readonly control: Control }) {
  const change = useControl();
  const advance = (seconds: number): void => change.mutate([{ do: 'advance', seconds }]);
  return (
    <>
      <p className={styles.lead}>
        The emulator uses this clock for everything that expires, ages or waits: keys with a TTL, certificates, rate
        limits. Once advanced, it stays ahead until the state is reset.
      </p>
      <p className={classNames(patterns.wrapBaselineWide, styles.clock)} role="status">
        <span>{dayTime(control.clock)}</span>
        <span className={styles.lead}>{differenceText(control.clock - Date.now())}</span>
      </p>
      <div className={patterns.wrap}>
        <span className={styles.lead}>Advance by</span>
        {STEPS.map(({ label, seconds }) => (
          <Button
            key={seconds}
            aria-label={`Advance by ${label}`}
            isPending={change.isPending}
            onPress={() => advance(seconds)}
          >
            {label}
          </Button>
        ))}
      </div>
      <OtherAmount isBusy={change.isPending} onAdvance={advance} />
      <Upcoming clock={control.clock} isBusy={change.isPending} onAdvance={advance} />
    </>
  );
}

interface UpcomingProps {
  /** Milliseconds since 1970. */
  readonly clock: number;
  readonly isBusy: boolean;
  readonly onAdvance: (seconds: number) => void;
}

/** The next events, each with a button that advances the clock to it. */
function Upcoming({ clock, isBusy, onAdvance }: UpcomingProps) {
  const { data, refetch } = useQuery({ ...upcomingOptions, refetchInterval: 5000 });
  const events = (data ?? []).filter(({ at }) => at > clock);
  const go = ({ at }: UpcomingEvent): void => {
    onAdvance((at - clock) / 1000 + 1);
    void refetch();
  };
  return (
    <section className={patterns.columnSmall} aria-labelledby="upcoming">
      <h3 id="upcoming">Next events</h3>
      {events.length === 0 ? (
        <p className={styles.lead}>
          {data === undefined
            ? 'Loading'
            : 'None: no cron trigger, expiring key or token, and no delayed message. Rate limits are not listed.'}
        </p>
      ) : (
        <ul className={styles.events}>
          {events.slice(0, 10).map((event) => (
            <li key={`${event.at} ${event.kind} ${event.place} ${event.name}`}>
              <span>
                {KINDS[event.kind]} <strong>{event.name}</strong>
                <span className={styles.lead}> {event.place}</span>
              </span>
              <time dateTime={new Date(event.at).toISOString()} title={dayTime(event.at)} className={styles.lead}>
                in {spanText(event.at - clock)}
              </time>
              <Button
                small
                aria-label={`Advance to ${event.name}`}
                isDisabled={isBusy || event.at - clock > TEN_YEARS * 1000}
                onPress={() => go(event)}
              >
                Advance
              </Button>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

const KINDS: Readonly<Record<UpcomingEvent['kind'], string>> = {
  cron: 'Cron trigger of',
  expires: 'Expiry of',
  delivered: 'Delivery of message',
  continued: 'Next run of workflow instance',
};

/** Milliseconds of tolerance for the response's own duration. */
const SAME = 5000;

function differenceText(ahead: number): string {
  if (Math.abs(ahead) < SAME) return 'as this machine has it';
  return `${spanText(Math.abs(ahead))} ${ahead > 0 ? 'ahead of' : 'behind'} this machine`;
}

interface OtherAmountProps {
  readonly isBusy: boolean;
  readonly onAdvance: (seconds: number) => void;
}

function OtherAmount({ isBusy, onAdvance }: OtherAmountProps) {
  const [amount, setAmount] = useState('');
  const [unit, setUnit] = useState('3600');
  const [problem, setProblem] = useState<string>();
  const submit = (): void => {
    const seconds = Number(amount) * Number(unit);
    const isGood = seconds > 0 && seconds <= TEN_YEARS;
    setProblem(isGood ? undefined : 'Enter a number above 0, up to ten years');
    if (isGood) onAdvance(seconds);
  };
  return (
    <form
      className={styles.row}
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <TextField
        label="Custom amount"
        inputMode="decimal"
        placeholder="2.5"
        value={amount}
        onChange={setAmount}
        error={problem}
      />
      <Select label="Unit" options={UNITS} value={unit} onChange={setUnit} />
      <span className={styles.atFoot}>
        <Button type="submit" isDisabled={amount.trim() === ''} isPending={isBusy}>
          Advance
        </Button>
      </span>
    </form>
  );
}
