/** Cards of the common resources of an account or zone, each with a count and links to the first items. */

import { Link } from '@tanstack/react-router';
import { useMemo } from 'react';
import { idOf, nameOf } from '../../data/item.ts';
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

/** Number of items that fit on a card. */
const FEW = 3;

export function ResourceCards({ context, isZone }: { readonly context: Context; readonly isZone: boolean }) {
  const resources = useResources();
  const common = useMemo(() => {
    const lines = commonLines(resources, isZone).map(({ resource }) => resource);
    // Zones have their own table above; settings are not lists, and user-level resources do not belong to the account.
    return lines.filter(({ list, name, scope }) => list !== undefined && name !== 'zones' && scope !== 'none');
  }, [resources, isZone]);
  const title = isZone ? 'In this zone' : 'In this account';
  return (
    <section className={patterns.columnSmall} aria-label={title}>
      <div className={styles.head}>
        <h2>{title}</h2>
      </div>
      <ul className={styles.cards}>
        {common.map((resource) => (
          <Card key={resource.name} resource={resource} context={linkContext(resource, context)} />
        ))}
      </ul>
    </section>
  );
}

function Card({ resource, context }: { readonly resource: Resource; readonly context: Context }) {
  const { titleOf } = useResources();
  const first = useFirst(resource, context);
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
      ) : first?.items.length === 0 ? (
        <span className={styles.none}>None yet</span>
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
  return (
    <ul className={styles.items}>
      {items.map((item, place) => {
        const id = idOf(item, resource.id ?? 'id') ?? '';
        const target = inside?.(context, id) ?? { resource: resource.name, context: { ...context, item: id } };
        return (
          <li key={id === '' ? place : id}>
            <Link to="/browse/$resource" params={{ resource: target.resource }} search={target.context}>
              <Shown text={nameOf(item, id)} />
            </Link>
          </li>
        );
      })}
    </ul>
  );
}
