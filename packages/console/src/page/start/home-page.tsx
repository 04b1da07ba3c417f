/** The start page: what runs here, at which address, and what to try first. */
import { useSuspenseQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { Activity, Compass, Database } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Session } from '../../wire/types.ts';
import { useCatalog } from '../data/catalog.ts';
import { sessionOptions } from '../data/queries.ts';
import { Code } from '../ui/code/code.tsx';
import { Page } from '../ui/shown/page.tsx';
import { counted, numberText } from '../ui/text/number-text.ts';
import styles from './home.module.css';

export function HomePage() {
  const { data: session } = useSuspenseQuery(sessionOptions);
  const { operations, products } = useCatalog();
  const isLive = session.mode === 'live';
  return (
    <Page title={isLive ? 'A real account' : 'The emulator is running'} lead={isLive ? LIVE : LOCAL}>
      <dl className={styles.facts}>
        <Fact term={isLive ? 'API' : 'Base URL for programs'}>
          <code>{session.apiURL}</code>
        </Fact>
        <Fact term="Operations">
          {numberText(operations.length)} of {counted(products.length, 'product')}
        </Fact>
        <Fact term={isLive ? 'Changes' : 'State'}>{stateOf(session)}</Fact>
        <Fact term="Version">flarewire {session.version}</Fact>
      </dl>
      <h2>Three things to try</h2>
      <ol className={styles.cards}>{isLive ? <LiveCards /> : <LocalCards apiURL={session.apiURL} />}</ol>
    </Page>
  );
}

const LOCAL =
  'It answers every operation and keeps what is made in it. Nothing leaves this machine; no account is needed, and any token will do.';
const LIVE =
  'The token stays in the process that serves this page. Nothing can be changed until you allow it, for a time; what deletes asks for a name.';

function stateOf({ mode, data, writesUntil }: Session): ReactNode {
  if (mode === 'live') return writesUntil === undefined ? 'Read-only' : 'Allowed for now';
  return data === undefined ? 'In memory, gone when the process ends' : <code>{data}</code>;
}

function Fact({ term, children }: { readonly term: string; readonly children: ReactNode }) {
  return (
    <div>
      <dt>{term}</dt>
      <dd>{children}</dd>
    </div>
  );
}

interface CardProps {
  readonly icon: ReactNode;
  readonly title: string;
  readonly children: ReactNode;
  readonly link: ReactNode;
}

function Card({ icon, title, children, link }: CardProps) {
  return (
    <li className={styles.card}>
      <h3>
        {icon}
        {title}
      </h3>
      {children}
      <div className={styles.more}>{link}</div>
    </li>
  );
}

function LocalCards({ apiURL }: { readonly apiURL: string }) {
  const curl = `curl ${apiURL}/zones \\\n  -H 'Authorization: Bearer any'`;
  return (
    <>
      <SendCard />
      <Card
        icon={<Activity size={17} aria-hidden />}
        title="Watch a program"
        link={<Link to="/inspect">Open the journal</Link>}
      >
        <p>Run this in a terminal. It shows up in the journal, with what was asked, answered and changed.</p>
        <Code text={curl} label="Copy the curl command" isWrapped />
      </Card>
      <Card
        icon={<Database size={17} aria-hidden />}
        title="Browse what is there"
        link={<Link to="/browse">Browse accounts and zones</Link>}
      >
        <p>Zones with their DNS records, keys and values, databases, Workers: as tables that can be edited.</p>
      </Card>
    </>
  );
}

function LiveCards() {
  return (
    <>
      <SendCard />
      <Card
        icon={<Database size={17} aria-hidden />}
        title="Browse your account"
        link={<Link to="/browse">Browse accounts and zones</Link>}
      >
        <p>Zones with their DNS records, keys and values, databases, Workers: as tables.</p>
      </Card>
      <Card
        icon={<Activity size={17} aria-hidden />}
        title="Look at the internet"
        link={<Link to="/radar">Open Radar</Link>}
      >
        <p>Traffic, attacks, outages and rankings of the public internet, as charts.</p>
      </Card>
    </>
  );
}

function SendCard() {
  return (
    <Card
      icon={<Compass size={17} aria-hidden />}
      title="Send a call"
      link={
        <Link to="/explore/$operation" params={{ operation: 'zones.list' }}>
          Open zones.list
        </Link>
      }
    >
      <p>
        Find any operation with <kbd>Ctrl K</kbd>, fill in its form, and send it. The same call stands beside it as
        curl, TypeScript and a React hook.
      </p>
    </Card>
  );
}
