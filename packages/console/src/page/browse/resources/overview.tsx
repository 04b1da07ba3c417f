/** Overview of an account or zone: its zones and the most common resources. */

import { isObject } from '@flarewire/schema';
import { Link, useNavigate } from '@tanstack/react-router';
import { ChevronRight } from 'lucide-react';
import { asItem, nameOf } from '../../data/item.ts';
import { CopyButton } from '../../ui/controls/button.tsx';
import patterns from '../../ui/patterns.module.css';
import { Badge } from '../../ui/shown/badge.tsx';
import { FactList } from '../../ui/shown/fact-list.tsx';
import { Failed, Skeleton } from '../../ui/shown/notice.tsx';
import { Page } from '../../ui/shown/page.tsx';
import type { Item } from '../../ui/table/cell-value.ts';
import { cellValue } from '../../ui/table/cell-value.ts';
import { type Column, DataTable } from '../../ui/table/data-table.tsx';
import { numberText } from '../../ui/text/number-text.ts';
import { useAnyOne } from '../items/any-call.ts';
import { toneOf } from '../list/looks.ts';
import { NoZones } from './no-zones.tsx';
import styles from './overview.module.css';
import { Crumbs, type PlaceProps, useAccount, useChoices, useFirstAccount } from './place.tsx';
import { ResourceCards } from './resource-cards.tsx';
import type { Context } from './template.ts';

export function Overview(props: PlaceProps) {
  const { context } = props;
  const { accounts, zones, zone, other, place } = useWhere(context);
  if (accounts.isLoadingError)
    return (
      <Page title="Browse">
        <Failed title="Could not list the accounts" error={accounts.error} onRetry={() => void accounts.refetch()} />
      </Page>
    );
  if (other.isLoadingError)
    return (
      <Page title="Zone">
        <Crumbs {...props} context={place} />
        <Failed title="Zone not found" error={other.error} onRetry={() => void other.refetch()} />
      </Page>
    );
  const isZone = context.zone_id !== undefined;
  const title = isZone ? (zone === undefined ? 'Zone' : nameOf(zone)) : 'Browse';
  return (
    <Page title={title}>
      <Crumbs {...props} context={place} />
      {accounts.isPending || zones.isPending || other.isLoading ? (
        // Reserves space, because the length of the zone list moves everything below it.
        <Skeleton height="60vh" />
      ) : (
        <>
          {isZone ? zone !== undefined && <ZoneFacts zone={zone} /> : <Zones zones={zones} />}
          {(isZone || place.account_id !== undefined) && <ResourceCards context={place} isZone={isZone} />}
        </>
      )}
    </Page>
  );
}

/** The selected account and zone, with their state. */
function useWhere(context: Context) {
  const accounts = useChoices('accounts.list');
  const known = useAccount(context);
  const first = useFirstAccount();
  const account_id = known ?? first;
  const zones = useChoices('zones.list', account_id);
  const listed = zones.items?.find(({ id }) => id === context.zone_id);
  // On a later page, in another account, or missing.
  const isElsewhere = context.zone_id !== undefined && zones.data !== undefined && listed === undefined;
  const other = useAnyOne('zones.get', isElsewhere ? { zone_id: context.zone_id } : undefined);
  const zone = listed ?? (isObject(other.data) ? asItem(other.data) : undefined);
  const place: Context = { ...(account_id === undefined ? {} : { account_id }), ...context };
  return { accounts, zones, zone, other, place };
}

function ZoneFacts({ zone }: { readonly zone: Item }) {
  const id = String(zone.id);
  const servers = Array.isArray(zone.name_servers) ? zone.name_servers.map(String) : [];
  return (
    <FactList
      isRow
      facts={[
        ['Status', <Badge tone={toneOf(String(zone.status))}>{String(zone.status)}</Badge>],
        [
          'Rules',
          <Link to="/trace" search={{ zone_id: id, url: `https://${String(zone.name)}/` }}>
            Trace a request
          </Link>,
        ],
        ['Plan', textOf(zone.plan)],
        ['Type', textOf(zone.type)],
        ['Name servers', textOf(servers)],
        [
          'Zone ID',
          <>
            <code>{id}</code>
            <CopyButton text={id} label="Copy the zone ID" />
          </>,
        ],
      ]}
    />
  );
}

/** Undefined if there is none. */
const textOf = (value: unknown): string | undefined => String(cellValue(value) ?? '') || undefined;

const textAt =
  (name: string) =>
  (zone: Item): ReturnType<typeof cellValue> =>
    cellValue(zone[name]);

const COLUMNS: readonly Column<Item>[] = [
  { id: 'name', label: 'Zone', width: 200, grows: true, value: textAt('name') },
  {
    id: 'status',
    label: 'Status',
    width: 110,
    value: textAt('status'),
    cell: ({ status }) => <Badge tone={toneOf(String(status))}>{String(status)}</Badge>,
  },
  { id: 'plan', label: 'Plan', width: 150, value: ({ plan }) => (isObject(plan) ? cellValue(plan.name) : '') },
  { id: 'type', label: 'Type', width: 100, value: textAt('type') },
  { id: 'created_on', label: 'Created', width: 150, isWhole: true, value: textAt('created_on') },
  { id: 'id', label: 'Zone ID', width: 270, mono: true, value: textAt('id') },
];

function Zones({ zones }: { readonly zones: ReturnType<typeof useChoices> }) {
  const { items = [], total, error, refetch, hasNextPage, isFetching, fetchNextPage } = zones;
  const navigate = useNavigate();
  return (
    <section className={patterns.columnSmall} aria-label="Zones">
      <div className={styles.head}>
        <h2>Zones</h2>
        {error === null && <span className={styles.count}>{numberText(total ?? items.length)}</span>}
        <Link to="/browse/$resource" params={{ resource: 'zones' }} className={styles.all}>
          All with filters <ChevronRight size={14} aria-hidden />
        </Link>
      </div>
      {error !== null ? (
        <Failed title="Could not list the zones" error={error} onRetry={() => void refetch()} />
      ) : items.length === 0 ? (
        <NoZones />
      ) : (
        <DataTable
          label="Zones"
          rows={items}
          rowKey={({ id }) => String(id)}
          columns={COLUMNS}
          height={Math.min(items.length * 32 + 36, 330)}
          empty=""
          onOpen={({ id }) => void navigate({ to: '/browse', search: { zone_id: String(id) } })}
          onEnd={() => {
            if (hasNextPage && !isFetching) void fetchNextPage();
          }}
        />
      )}
    </section>
  );
}
