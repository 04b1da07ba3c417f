/** Onboarding steps, which are checked off automatically. */

import { Link, type LinkProps } from '@tanstack/react-router';
import { Circle, CircleCheck } from 'lucide-react';
import type { Session } from '../../wire/types.ts';
import { type Step, useSteps } from '../data/steps.ts';
import patterns from '../ui/patterns.module.css';
import { Card } from './card.tsx';
import styles from './home.module.css';

interface FirstStep {
  readonly step: Step;
  readonly title: string;
  readonly note: string;
  readonly to: LinkProps;
}

const SENT: FirstStep = {
  step: 'sent',
  title: 'Send a call',
  note: 'Fill in a form and see the response',
  to: { to: '/explore/$operation', params: { operation: 'zones.list' } },
};
const BROWSED: FirstStep = {
  step: 'browsed',
  title: 'Browse a table',
  note: 'Edit zones, records and keys in place',
  to: { to: '/browse' },
};

const LOCAL: readonly FirstStep[] = [
  SENT,
  {
    step: 'program',
    title: 'Call it from a program',
    note: 'Use the code next to this',
    to: { to: '/inspect', search: { panel: 'connect' } },
  },
  BROWSED,
  {
    step: 'searched',
    title: 'Find something with Ctrl K',
    note: 'A zone, a setting, “purge everything”',
    to: { to: '/explore' },
  },
  {
    step: 'fault',
    title: 'Inject a fault',
    note: 'See how your program handles it',
    to: { to: '/inspect', search: { panel: 'faults' } },
  },
  { step: 'zone-file', title: 'Import a zone file', note: 'Above the DNS records of a zone', to: { to: '/browse' } },
];

const LIVE: readonly FirstStep[] = [
  BROWSED,
  SENT,
  {
    step: 'searched',
    title: 'Find something with Ctrl K',
    note: 'A zone, a setting, “who changed my dns”',
    to: { to: '/explore' },
  },
  {
    step: 'radar',
    title: 'Look at the Internet',
    note: 'Traffic, attacks and outages as charts',
    to: { to: '/radar' },
  },
];

export function StepsCard({ session: { mode, isInPage } }: { readonly session: Session }) {
  const taken = useSteps();
  // No program reaches an emulator in a page.
  const steps = mode === 'live' ? LIVE : LOCAL.filter(({ step }) => !isInPage || step !== 'program');
  const done = steps.filter(({ step }) => taken.includes(step)).length;
  return (
    <Card title="First steps" more={<span className={styles.quiet}>{`${done} of ${steps.length}`}</span>}>
      <ol className={styles.steps}>
        {steps.map(({ step, title, note, to }) => (
          <li key={step} data-done={taken.includes(step) || undefined}>
            {taken.includes(step) ? (
              <CircleCheck size={18} aria-label="Done:" role="img" />
            ) : (
              <Circle size={18} aria-label="To do:" role="img" />
            )}
            <span className={patterns.columnPlain}>
              <Link {...to}>{title}</Link>
              <span className={styles.note}>{note}</span>
            </span>
          </li>
        ))}
      </ol>
    </Card>
  );
}
