/** Trace: which rules of the account and zone act on a request, phase by phase, and why. */
import { useMutation, useSuspenseQuery } from '@tanstack/react-query';
import { Link, useNavigate, useSearch } from '@tanstack/react-router';
import { ExternalLink, Route } from 'lucide-react';
import { useState } from 'react';
import { jsonOf } from '../../data/answer.ts';
import { call } from '../../data/call.ts';
import { edgeAddress } from '../../data/edge-address.ts';
import { countries } from '../../data/geo/countries.ts';
import { sessionOptions } from '../../data/queries.ts';
import { readInTab, storeInTab } from '../../ui/browser-storage.ts';
import { Button } from '../../ui/controls/button.tsx';
import { Select, Suggest } from '../../ui/controls/choice.tsx';
import { TextField } from '../../ui/controls/field.tsx';
import patterns from '../../ui/patterns.module.css';
import { Banner, Empty, Skeleton } from '../../ui/shown/notice.tsx';
import { Page } from '../../ui/shown/page.tsx';
import { errorWords } from '../items/error-words.ts';
import { useAccount, useFirstAccount } from '../resources/place.tsx';
import { type Draft, draftIn, EMPTY, fieldsOf, paramsOf, requestOf, withoutSecrets } from './request.ts';
import type { TraceSearch } from './search.ts';
import styles from './trace.module.css';
import { type Traced, TraceView } from './trace-view.tsx';

const PLACE = 'trace-draft';

/** Survive leaving the page. Headers are in no URL, and a reload loses those that may hold secrets. */
const last: { draft: Draft; traced: Traced | undefined } = {
  draft: draftIn(readInTab(PLACE)) ?? EMPTY,
  traced: undefined,
};

export function TracePage() {
  const search = useSearch({ from: '/trace' });
  const navigate = useNavigate({ from: '/trace' });
  const [draft, setDraft] = useState(() => draftOf(search));
  const [traced, setTraced] = useState(() => (last.draft === draft ? last.traced : undefined));
  const account = useTraceAccount(search);
  const { request, wrong } = requestOf(draft);
  const trace = useMutation({
    mutationFn: async (): Promise<Traced | undefined> => {
      if (request === undefined || account === undefined) return undefined;
      const answer = await call('requestTracers.traces.create', paramsOf(account, request, draft.country));
      return { request, fields: fieldsOf(request, draft.country), result: Object(Object(jsonOf(answer)).result) };
    },
    onSuccess: (found) => {
      last.traced = found;
      setTraced(found);
    },
  });
  const edit = (part: Partial<Draft>): void => {
    last.draft = { ...draft, ...part };
    storeInTab(PLACE, withoutSecrets(last.draft));
    setDraft(last.draft);
  };
  const run = (): void => {
    if (request === undefined || trace.isPending) return;
    trace.mutate();
    // A curl command may contain secrets.
    const url = request.url === draft.text.trim() ? request.url : undefined;
    const [method, country] = [draft.method || undefined, draft.country || undefined];
    void navigate({ search: (before) => ({ ...before, url, method, country }), replace: true });
  };
  return (
    <Page
      title="Trace a request"
      lead="See which rules act on a request, in the order in which they run. Nothing is sent to your origin."
    >
      <div className={styles.panes}>
        <TraceForm
          draft={draft}
          edit={edit}
          wrong={wrong}
          run={run}
          canRun={request !== undefined && account !== undefined}
          isPending={trace.isPending}
        />
        <Result traced={traced} zone={search.zone_id} error={trace.error} isPending={trace.isPending} />
      </div>
    </Page>
  );
}

interface ResultProps {
  readonly traced: Traced | undefined;
  readonly zone: string | undefined;
  readonly error: Error | null;
  readonly isPending: boolean;
}

function Result({ traced, zone, error, isPending }: ResultProps) {
  return (
    <section className={patterns.column} aria-label="Result" aria-live="polite">
      {error !== null && (
        <Banner tone="bad" isUrgent>
          {errorWords(error)}
        </Banner>
      )}
      {isPending ? (
        <Skeleton height="14rem" />
      ) : traced === undefined ? (
        <Empty title="No trace yet">
          Enter a URL of one of your zones, such as https://www.example.com/login, and press Trace.
        </Empty>
      ) : (
        <>
          <TraceView traced={traced} />
          <Elsewhere traced={traced} zone={zone} />
        </>
      )}
    </section>
  );
}

/** A link to the page brings its own request; otherwise the last draft continues. */
function draftOf({ url, method = '', country = '' }: TraceSearch): Draft {
  const isSame = url === undefined || (url === last.draft.text.trim() && method === last.draft.method);
  if (!isSame) last.draft = { ...EMPTY, text: url, method, country };
  return last.draft;
}

function useTraceAccount({ account_id, zone_id }: TraceSearch): string | undefined {
  const context = { ...(account_id !== undefined && { account_id }), ...(zone_id !== undefined && { zone_id }) };
  const known = useAccount(context);
  const first = useFirstAccount();
  return known ?? first;
}

const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'];
const FROM_REQUEST = { value: '*', label: 'As in the request' };

interface FormProps {
  readonly draft: Draft;
  readonly edit: (part: Partial<Draft>) => void;
  readonly wrong: string | undefined;
  readonly run: () => void;
  readonly canRun: boolean;
  readonly isPending: boolean;
}

function TraceForm({ draft, edit, wrong, run, canRun, isPending }: FormProps) {
  const { text, method, country, headers } = draft;
  const isWrong = text.trim() !== '' && requestOf({ ...draft, headers: '' }).request === undefined;
  return (
    <form
      className={patterns.column}
      aria-label="Request"
      onSubmit={(event) => {
        event.preventDefault();
        if (canRun) run();
      }}
      onKeyDown={(event) => {
        if (event.key === 'Enter' && (event.ctrlKey || event.metaKey) && canRun) run();
      }}
    >
      <TextField
        label="URL or curl command"
        value={text}
        onChange={(next) => edit({ text: next })}
        mono
        autoFocus
        placeholder="https://www.example.com/login"
        error={isWrong ? 'Enter a URL, or a curl command with one.' : undefined}
      />
      <div className={styles.row}>
        <Select
          label="Method"
          value={method === '' ? FROM_REQUEST.value : method}
          options={[FROM_REQUEST, ...METHODS.map((name) => ({ value: name, label: name }))]}
          onChange={(next) => edit({ method: next === FROM_REQUEST.value ? '' : next })}
        />
        <Suggest
          label="Country of the visitor"
          value={country}
          options={countries().map(({ code, name }) => ({ value: code, label: name, note: code }))}
          onChange={(next) => edit({ country: next })}
          placeholder="Any"
        />
      </div>
      <TextField
        label="Headers"
        value={headers}
        onChange={(next) => edit({ headers: next })}
        mono
        lines={3}
        placeholder={'User-Agent: Mozilla/5.0\nCookie: session=1'}
        hint="One per line. They replace those of the curl command."
        error={wrong === undefined ? undefined : `"${wrong.trim()}" is not a header. Example: User-Agent: curl/8.5`}
      />
      <div>
        <Button type="submit" look="main" isDisabled={!canRun} isPending={isPending}>
          <Route size={15} aria-hidden />
          Trace
        </Button>
      </div>
    </form>
  );
}

interface ElsewhereProps {
  readonly traced: Traced;
  readonly zone: string | undefined;
}

/** Links that continue with the traced request. */
function Elsewhere({ traced: { request }, zone }: ElsewhereProps) {
  const { data: session } = useSuspenseQuery(sessionOptions);
  const local = localAddress(request.url, session.edgeURL);
  return (
    <p className={patterns.wrapWide}>
      {zone !== undefined && (
        <Link to="/browse/$resource" params={{ resource: 'rulesets' }} search={{ zone_id: zone }}>
          Edit the rules
        </Link>
      )}
      {local !== undefined && (
        <a href={local} target="_blank" rel="noreferrer" className={patterns.inlineSmall}>
          Open in the browser <ExternalLink size={14} aria-hidden />
        </a>
      )}
      {session.edgeURL !== undefined && <Link to="/logs">Live logs</Link>}
    </p>
  );
}

function localAddress(address: string, edgeURL: string | undefined): string | undefined {
  if (edgeURL === undefined || !URL.canParse(address)) return undefined;
  const { hostname, pathname, search } = new URL(address);
  return edgeAddress(edgeURL, `${hostname}${pathname}${search}`);
}
