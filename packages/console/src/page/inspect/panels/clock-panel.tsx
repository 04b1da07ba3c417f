/** Shows the emulator's clock and advances it. */

import { useState } from 'react';
import type { Control } from '../../../wire/types.ts';
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
    </>
  );
}

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
