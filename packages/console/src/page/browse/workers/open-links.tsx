/** Addresses at which a deployed Worker can be opened in the browser, and its live logs. Emulator only. */
import { useQuery, useSuspenseQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { ExternalLink } from 'lucide-react';
import { edgeAddress } from '../../data/edge-address.ts';
import { flarewire } from '../../data/flarewire.ts';
import { sessionOptions } from '../../data/queries.ts';
import patterns from '../../ui/patterns.module.css';
import { Shown } from '../../ui/text/shown.tsx';
import type { WorkerPlace } from './data.ts';

export function OpenLinks({ place }: { readonly place: WorkerPlace }) {
  const { data: session } = useSuspenseQuery(sessionOptions);
  if (session.mode !== 'local') return null;
  const { account_id, script_name } = place;
  return (
    <div className={patterns.wrapWide}>
      {session.edgeURL !== undefined && <Addresses place={place} edgeURL={session.edgeURL} />}
      <Link to="/logs" search={{ account_id, script: script_name }}>
        Live logs
      </Link>
    </div>
  );
}

interface AddressesProps {
  readonly place: WorkerPlace;
  readonly edgeURL: string;
}

function Addresses({ place: { account_id, script_name }, edgeURL }: AddressesProps) {
  const on = useQuery(flarewire.queryOptions('workers.scripts.subdomain.get', { account_id, script_name }));
  const subdomain = useQuery(flarewire.queryOptions('workers.subdomains.get', { account_id }));
  const domains = useQuery(flarewire.queryOptions('workers.domains.list', { account_id, service: script_name }));
  const routes = useQuery(routesOptions(account_id));
  if (on.isPending || domains.isPending || routes.isPending) return null;
  const hosts = [
    ...(on.data?.enabled === true && subdomain.data?.subdomain
      ? [`${script_name}.${subdomain.data.subdomain}.workers.dev/`]
      : []),
    ...(domains.data?.items ?? []).map(({ hostname }) => `${hostname}/`),
    ...(routes.data ?? []).filter(({ script }) => script === script_name).flatMap(({ pattern }) => addressOf(pattern)),
  ];
  if (hosts.length === 0)
    return <span className={patterns.note}>No address yet: add a route, a custom domain, or workers.dev.</span>;
  return [...new Set(hosts)].slice(0, 5).map((host) => (
    <a key={host} href={edgeAddress(edgeURL, host)} target="_blank" rel="noreferrer" className={patterns.inlineSmall}>
      <Shown text={host} /> <ExternalLink size={14} aria-hidden />
    </a>
  ));
}

const MAX_ZONES = 20;

/** Routes belong to zones. */
const routesOptions = (account_id: string) => ({
  queryKey: ['worker-routes', account_id],
  queryFn: async ({ client }: { readonly client: import('@tanstack/react-query').QueryClient }) => {
    const zones = await client.fetchQuery(
      flarewire.queryOptions('zones.list', { account: { id: account_id }, per_page: MAX_ZONES }),
    );
    const lists = await Promise.all(
      zones.items.map(({ id }) => client.fetchQuery(flarewire.queryOptions('workers.routes.list', { zone_id: id }))),
    );
    return lists.flatMap(({ items }) => items);
  },
  staleTime: 0,
});

/** `*.example.com/app/*` → `www.example.com/app/` */
function addressOf(pattern: string): string[] {
  const [host = '', path = '*'] = pattern.replace(/^https?:\/\//, '').split(/\/(.*)/s);
  if (/\*./.test(host.slice(2)) || host.replace(/^\*\.?/, '') === '') return [];
  const name = host.replace(/^\*\./, 'www.').replace(/^\*/, '');
  return [`${name}/${path.replace(/\*.*$/s, '')}`];
}
