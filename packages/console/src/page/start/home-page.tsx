/** The start page: resources, requests, state, and next steps. */
import { useSuspenseQuery } from '@tanstack/react-query';
import { sessionOptions } from '../data/queries.ts';
import { InPageLimits } from '../ui/shown/in-page-limits.tsx';
import { Page } from '../ui/shown/page.tsx';
import { Card } from './card.tsx';
import { ConnectCard } from './connect-card.tsx';
import { CountTiles } from './count-tiles.tsx';
import styles from './home.module.css';
import { OperationsCard } from './operations-card.tsx';
import { RequestsCard } from './requests-card.tsx';
import { LiveState, LocalState } from './state-card.tsx';
import { StepsCard } from './steps-card.tsx';

export function HomePage() {
  const { data: session } = useSuspenseQuery(sessionOptions);
  const isLive = session.mode === 'live';
  return (
    <Page
      title={isLive ? 'A real account' : 'The emulator is running'}
      lead={isLive ? LIVE : session.isInPage ? IN_PAGE : LOCAL}
    >
      <CountTiles />
      <div className={styles.cards}>
        {!isLive && <RequestsCard session={session} />}
        {isLive ? <LiveState session={session} /> : <LocalState session={session} />}
        <StepsCard session={session} />
        <OperationsCard />
        {session.isInPage && (
          <Card title="In this page">
            <InPageLimits />
          </Card>
        )}
        {!isLive && !session.isInPage && <ConnectCard apiURL={session.apiURL} />}
      </div>
    </Page>
  );
}

const LOCAL = 'It implements every operation and keeps state. Nothing leaves this machine, and any token works.';
const IN_PAGE =
  'It runs in this page, implements every operation, and stores its state in this browser. Nothing leaves this page, and any token works.';
const LIVE =
  'The token stays in the process that serves this page. The console is read-only until you allow writing for a limited time, and deletions ask you to type a name.';
