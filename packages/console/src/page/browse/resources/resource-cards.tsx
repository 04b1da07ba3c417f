/** Cards of the resources that an account or zone has, each with a count and links to the first items. */

import { Link } from '@tanstack/react-router';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { idOf, nameOf } from '../../data/item.ts';
import { splitName } from '../../form/custom/dns/record-name.ts';
import { classNames } from '../../ui/class-names.ts';
import patterns from '../../ui/patterns.module.css';
import { Shown } from '../../ui/text/shown.tsx';
import { CountOf } from '../list/count.tsx';
import { type First, useFirst } from '../list/use-first.ts';
import { commonLines } from '../nav/nav-groups.ts';
import { insideOf } from '../viewers/inside.ts';
import { linkContext } from './links.ts';
import styles from './overview.module.css';
import type { Resource } from './resources.ts';
import type { Context } from './template.ts';
import { useResources } from './use-resources.ts';
import { useNameOfZone } from './zone-name.ts';

/** Number of items that fit on a card. */
const FEW = 3;

export function ResourceCards({ context, isZone }: { readonly context: Context; readonly isZone: boolean }) {
  const resources = useResources();
  const common = useMemo(() => {
    const lines = commonLines(resources, isZone).map(({ resource }) => resource);
    // Zones have their own table above, settings their own page; user-level resources do not belong to the account.
    return lines.filter(({ list, name, scope }) => list !== undefined && !ELSEWHERE.has(name) && scope !== 'none');
  }, [resources, isZone]);
  const { known, note } = useKnown();
  const empty = common.filter(({ name }) => known.get(name) === 'empty');
  const isPending = known.size < common.length;
  const title = isZone ? 'In this zone' : 'In this account';
  return (
    <section
      className={classNames(patterns.columnSmall, isPending && styles.pending)}
      aria-label={title}
      aria-busy={isPending}
    >
      <div className={styles.head}>
        <h2>{title}</h2>
      </div>
      <ul className={styles.cards}>
        {common.map((resource) => (
          <Card key={resource.name} resource={resource} context={linkContext(resource, context)} onKnown={note} />
        ))}
      </ul>
      {empty.length > 0 && <Empty resources={empty} context={context} />}
    </section>
  );
}

const ELSEWHERE: ReadonlySet<string> = new Set(['zones', 'zones.settings']);

type Content = 'some' | 'empty';

/** The resources whose lists have been read. All are shown at once, because a card that came later would move others. */
function useKnown() {
  const [known, setKnown] = useState<ReadonlyMap<string, Content>>(new Map());
  const note = useCallback(
    (name: string, content: Content) =>
      setKnown((now) => (now.get(name) === content ? now : new Map(now).set(name, content))),
    [],
  );
  return { known, note };
}

interface EmptyProps {
  readonly resources: readonly Resource[];
  readonly context: Context;
}

/** One line for all resources without items. */
function Empty({ resources, context }: EmptyProps) {
  const { titleOf } = useResources();
  return (
    <p className={styles.empty}>
      <span>Empty:</span>
      {resources.map((resource) => (
        <Link
          key={resource.name}
          to="/browse/$resource"
          params={{ resource: resource.name }}
          search={linkContext(resource, context)}
        >
          {titleOf(resource)}
        </Link>
      ))}
    </p>
  );
}

interface CardProps {
  readonly resource: Resource;
  readonly context: Context;
  readonly onKnown: (name: string, content: Content) => void;
}

function Card({ resource, context, onKnown }: CardProps) {
  const { titleOf } = useResources();
  const first = useFirst(resource, context);
  const { name } = resource;
  const isEmpty = first !== undefined && !(first instanceof Error) && first.items.length === 0;
  useEffect(() => {
    if (first !== undefined) onKnown(name, isEmpty ? 'empty' : 'some');
  }, [first, name, isEmpty, onKnown]);
  if (isEmpty) return null;
  return (
    <li className={styles.card}>
      <Link to="/browse/$resource" params={{ resource: resource.name }} search={context} className={styles.cardHead}>
        <span>{titleOf(resource)}</span>
        <CountOf first={first} />
      </Link>
      {first instanceof Error ? (
        <span className={styles.none} title={first.message}>
          Could not list
        </span>
      ) : (
        <Items resource={resource} context={context} items={first?.items.slice(0, FEW) ?? []} />
      )}
    </li>
  );
}

interface ItemsProps {
  readonly resource: Resource;
  readonly context: Context;
  readonly items: First['items'];
}

/** A bucket links to its objects; an item without its own page opens next to its table. */
function Items({ resource, context, items }: ItemsProps) {
  const { all } = useResources();
  const inside = insideOf(all, resource);
  const isRecords = resource.name === 'dns.records';
  const zone = useNameOfZone(isRecords ? context.zone_id : undefined);
  return (
    <ul className={styles.items}>
      {items.map((item, place) => {
        const id = idOf(item, resource.id ?? 'id') ?? '';
        const target = inside?.(context, id) ?? { resource: resource.name, context: { ...context, item: id } };
        return (
          <li key={id === '' ? place : id}>
            <Link
              to="/browse/$resource"
              params={{ resource: target.resource }}
              search={target.context}
              title={nameOf(item, id)}
            >
              <Shown text={isRecords ? `${item.type} ${splitName(nameOf(item, id), zone)}` : nameOf(item, id)} />
            </Link>
          </li>
        );
      })}
    </ul>
  );
}
