/** Shows the running emulator: address, state, faults, clock and limits, each with a link to change it. */
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import type { Session } from '../../wire/types.ts';
import { controlOptions, rateOptions } from '../data/queries.ts';
import { CopyButton } from '../ui/controls/button.tsx';
import { Badge } from '../ui/shown/badge.tsx';
import { counted, numberText } from '../ui/text/number-text.ts';
import { dayTime, spanText } from '../ui/text/time-text.ts';
import { Card } from './card.tsx';
import styles from './home.module.css';

export function LocalState({ session }: { readonly session: Session }) {
  const { data } = useQuery(controlOptions);
  const faults = data?.faults.length ?? 0;
  const ahead = data === undefined ? 0 : data.clock - Date.now();
  return (
    <Card title="Emulator">
      <dl className={styles.facts}>
        {!session.isInPage && (
          <Fact term="Base URL">
            <code>{session.apiURL}</code>
            <CopyButton text={session.apiURL} label="Copy the base URL" />
          </Fact>
        )}
        <Fact term="State" change={session.isInPage && <Change panel="state" label="Reset the state" text="Reset" />}>
          {session.isInPage ? (
            'In this browser'
          ) : session.data === undefined ? (
            'In memory'
          ) : (
            <code>{session.data}</code>
          )}
        </Fact>
        <Fact term="Faults" change={<Change panel="faults" label="Change faults" />}>
          {faults === 0 ? 'Off' : <Badge tone="warn">{counted(faults, 'rule')} on</Badge>}
        </Fact>
        <Fact term="Clock" change={<Change panel="clock" label="Change the clock" />}>
          {data === undefined
            ? '…'
            : Math.abs(ahead) < 60_000
              ? 'Same as this machine'
              : `${dayTime(data.clock)}, ${spanText(Math.abs(ahead))} ${ahead > 0 ? 'ahead' : 'behind'}`}
        </Fact>
        <Fact term="Rate limits" change={<Change panel="state" label="Change limits or reset the state" />}>
          {data === undefined ? '…' : data.isLimited ? 'As documented' : 'Off'}
        </Fact>
        <Fact term="Version">flarewire {session.version}</Fact>
      </dl>
    </Card>
  );
}

export function LiveState({ session }: { readonly session: Session }) {
  const { data: rate } = useQuery(rateOptions);
  return (
    <Card title="Connection">
      <dl className={styles.facts}>
        <Fact term="API">
          <code>{session.apiURL}</code>
        </Fact>
        <Fact term="Changes">{session.writesUntil === undefined ? 'Read-only' : 'Currently allowed'}</Fact>
        <Fact term="Rate budget">
          {rate === undefined || rate === null
            ? 'Known after the first response'
            : `${numberText(rate.remaining)} of ${numberText(rate.limit)} calls left`}
        </Fact>
        <Fact term="Version">flarewire {session.version}</Fact>
      </dl>
    </Card>
  );
}

interface FactProps {
  readonly term: string;
  readonly children: ReactNode;
  readonly change?: ReactNode;
}

function Fact({ term, children, change }: FactProps) {
  return (
    <div>
      <dt>{term}</dt>
      <dd>
        {children}
        {change}
      </dd>
    </div>
  );
}

interface ChangeProps {
  readonly panel: 'faults' | 'clock' | 'state';
  readonly label: string;
  readonly text?: string;
}

function Change({ panel, label, text = 'Change' }: ChangeProps) {
  return (
    <Link to="/inspect" search={{ panel }} aria-label={label} className={styles.change}>
      {text}
    </Link>
  );
}
