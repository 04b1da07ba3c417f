/** Breadcrumbs with pickers for the account, zone and parent items. */
import { isObject } from '@flarewire/schema';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { Suspense, useEffect, useMemo, useRef } from 'react';
import { asItem, idOf, nameOf } from '../../data/item.ts';
import { labelOf } from '../../form/values/words.ts';
import { type AnyPage, anyList } from '../items/any-call.ts';
import { useRows } from '../list/use-rows.ts';
import { singular } from './labels.ts';
import { parentOf, placeIn } from './links.ts';
import { NoZones } from './no-zones.tsx';
import styles from './place.module.css';
import { type Choice, PlacePicker } from './place-picker.tsx';
import { pathOf, type Resource } from './resources.ts';
import { type Context, missingIn, ownValues, placeOf } from './template.ts';
import { useResources } from './use-resources.ts';

export interface PlaceProps {
  readonly context: Context;
  readonly onContext: (context: Context) => void;
}

/** Accounts, or zones of the selected account. */
export function useChoices(name: 'accounts.list' | 'zones.list', accountId?: string) {
  const where = accountId === undefined ? {} : { account: { id: accountId } };
  const query = useInfiniteQuery(anyList(name, { per_page: 50, ...where }));
  const pages = query.data?.pages as readonly AnyPage[] | undefined; // see `anyList`
  const items = useMemo(() => pages?.flatMap((page) => page.items.map(asItem)), [pages]);
  const total = pages?.[0]?.info.total_count;
  return { ...query, items, total };
}

const choiceOf = (item: ReturnType<typeof asItem>): Choice => ({ id: String(item.id), name: nameOf(item) });

export function AccountPicker({ context, onContext }: PlaceProps) {
  const { items = [], hasNextPage } = useChoices('accounts.list');
  return (
    <PlacePicker
      label="Account"
      choices={items.map(choiceOf)}
      value={useAccount(context)}
      onChange={(account_id) => onContext({ account_id })}
      isPartial={hasNextPage}
    />
  );
}

/** The account of the URL or of its zone. */
export function useAccount({ account_id, zone_id }: Context): string | undefined {
  const { items: zones = [] } = useChoices('zones.list');
  if (account_id !== undefined) return account_id;
  const zone = zones.find(({ id }) => id === zone_id);
  return isObject(zone?.account) ? String(zone.account.id) : undefined;
}

/** The first account of the list, where none is selected. */
export function useFirstAccount(): string | undefined {
  const first = useChoices('accounts.list').items?.[0]?.id;
  return typeof first === 'string' ? first : undefined;
}

export function ZonePicker({ context, onContext }: PlaceProps) {
  const { items = [], hasNextPage } = useChoices('zones.list');
  const pick = (zone_id: string): void => onContext({ ...context, zone_id });
  const choices = items.map(choiceOf);
  return <PlacePicker label="Zone" choices={choices} value={context.zone_id} onChange={pick} isPartial={hasNextPage} />;
}

interface ParentProps extends PlaceProps {
  readonly resource: Resource;
  /** Name of the path parameter. */
  readonly value: string;
}

/** A parent item: selected from its list, or typed if it has none. */
function ParentPicker(props: ParentProps) {
  const { context, onContext, resource, value } = props;
  const { all } = useResources();
  const parent = parentOf(all, resource, value);
  const place = parent?.list === undefined ? undefined : placeOf(parent.list, context);
  if (parent !== undefined && place !== undefined) return <ListPicker {...props} parent={parent} place={place} />;
  const pick = (id: string): void => onContext({ ...context, [value]: id });
  return <PlacePicker label={valueLabel(value)} choices={[]} value={context[value]} onChange={pick} />;
}

interface ListPickerProps extends ParentProps {
  readonly parent: Resource;
  readonly place: Readonly<Record<string, string>>;
}

function ListPicker({ context, onContext, resource, value, parent, place }: ListPickerProps) {
  const { titleOf } = useResources();
  const { rows, isComplete } = useRows(parent, place, {});
  const choices = useMemo(
    () =>
      rows.flatMap(({ item }) => {
        const id = idOf(item, parent.id ?? 'id');
        return id === undefined ? [] : [{ id, name: nameOf(item, id) }];
      }),
    [rows, parent],
  );
  const pick = (id: string): void => onContext(withValue(resource, context, value, id));
  return (
    <PlacePicker
      label={labelOf(singular(titleOf(parent)))}
      choices={choices}
      value={context[value]}
      onChange={pick}
      isPartial={!isComplete}
    />
  );
}

/** `Namespace` for `namespace_id`. */
const valueLabel = (value: string): string => labelOf(value.replace(/(.)_(id|identifier|tag|uuid)$/, '$1'));

/** Selects another item and drops the parameters of its children. */
function withValue(resource: Resource, context: Context, value: string, id: string): Context {
  const values = ownValues(pathOf(resource));
  const end = values.includes(value) ? values.indexOf(value) : values.length;
  const kept = values.slice(0, end).flatMap((name) => {
    const known = context[name];
    return known === undefined ? [] : [[name, known] as const];
  });
  return { ...placeIn(context), ...Object.fromEntries(kept), [value]: id };
}

interface CrumbsProps extends PlaceProps {
  readonly resource?: Resource;
}

export function Crumbs({ context, onContext, resource }: CrumbsProps) {
  const { products, titleOf } = useResources();
  const values = resource === undefined ? [] : ownValues(pathOf(resource));
  const hasPlace = resource === undefined || resource.scope !== 'none';
  const hasZone = resource === undefined ? context.zone_id !== undefined : usesZone(resource, context);
  return (
    <nav aria-label="Place">
      <ol className={styles.crumbs}>
        <li>
          {/* Above a resource, it is not the open page. */}
          <Link to="/browse" search={placeIn(context)} activeOptions={{ exact: true }}>
            Browse
          </Link>
        </li>
        {hasPlace && (
          <li>
            <AccountPicker context={context} onContext={onContext} />
          </li>
        )}
        {hasZone && (
          <li>
            <ZonePicker context={context} onContext={onContext} />
          </li>
        )}
        {resource !== undefined && products.get(resource.product) !== titleOf(resource) && (
          <li>{products.get(resource.product)}</li>
        )}
        {resource !== undefined &&
          values.map((value) => (
            <li key={value}>
              <Suspense fallback="…">
                <ParentPicker context={context} onContext={onContext} resource={resource} value={value} />
              </Suspense>
            </li>
          ))}
        {resource?.id !== undefined && context[resource.id] !== undefined && (
          <ItemCrumb context={context} onContext={onContext} resource={resource} value={resource.id} />
        )}
      </ol>
    </nav>
  );
}

/** The item whose viewer is shown. */
function ItemCrumb(props: ParentProps) {
  const { context, resource, value } = props;
  const { titleOf } = useResources();
  const { [value]: _, ...above } = context;
  const place = resource.list === undefined ? undefined : placeOf(resource.list, above);
  if (place === undefined) return null;
  return (
    <>
      <li>
        <Link to="/browse/$resource" params={{ resource: resource.name }} search={above}>
          {titleOf(resource)}
        </Link>
      </li>
      <li>
        <Suspense fallback="…">
          <ListPicker {...props} parent={resource} place={place} />
        </Suspense>
      </li>
    </>
  );
}

const usesZone = ({ scope }: Resource, { zone_id }: Context): boolean =>
  scope === 'zone' || (scope === 'either' && zone_id !== undefined);

/** Selects the account automatically if there is only one. */
function useOnlyAccount(isMissing: boolean, onAccount: (id: string) => void): void {
  const { items = [], hasNextPage } = useChoices('accounts.list');
  const only = items.length === 1 && !hasNextPage ? items[0]?.id : undefined;
  const latest = useRef(onAccount);
  latest.current = onAccount;
  useEffect(() => {
    if (isMissing && typeof only === 'string') latest.current(only);
  }, [isMissing, only]);
}

/** Asks for the account or zone of a resource while it is unknown. */
export function ChoosePlace({ context, onContext, resource }: CrumbsProps & { readonly resource: Resource }) {
  const missing = missingIn(pathOf(resource), context);
  useOnlyAccount(missing.includes('account_id'), (account_id) => onContext({ ...context, account_id }));
  const zones = useChoices('zones.list');
  if (missing.includes('zone_id') && zones.items?.length === 0) return <NoZones />;
  return (
    <div className={styles.where}>
      <p>Choose a resource.</p>
      {missing.map((value) => (
        <div key={value} className={styles.row}>
          <span>{valueLabel(value)}</span>
          {value === 'account_id' ? (
            <AccountPicker context={context} onContext={(next) => onContext({ ...context, ...next })} />
          ) : value === 'zone_id' ? (
            <ZonePicker context={context} onContext={onContext} />
          ) : (
            <Suspense fallback="…">
              <ParentPicker context={context} onContext={onContext} resource={resource} value={value} />
            </Suspense>
          )}
        </div>
      ))}
    </div>
  );
}
