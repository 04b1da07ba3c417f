/** What an account or a zone has: of each common resource how many there are and the first of them by name, each a way to it. */
import { Link } from '@tanstack/react-router';
import { useMemo } from 'react';
import { Shown } from '../../ui/text/shown.tsx';
import { idOf, nameOf } from '../items/item.ts';
import { CountOf } from '../list/count.tsx';
import { type First, useFirst } from '../list/use-first.ts';
import { commonLines } from '../nav/nav-groups.ts';
import { insideOf } from '../viewers/inside.ts';
import { linkContext } from './links.ts';
import styles from './overview.module.css';
import type { Resource } from './resources.ts';
import type { Context } from './template.ts';
import { useResources } from './use-resources.ts';

/** As many as a card has room for. */
const FEW = 3;

export function ResourceCards({ context, isZone }: { readonly context: Context; readonly isZone: boolean }) {
  const resources = useResources();
  const common = useMemo(() => {
    const lines = commonLines(resources, isZone).map(({ resource }) => resource);
    // Zones have a table of their own above; settings are no list, and what is the user's is not the account's.
    return lines.filter(({ list, name, scope }) => list !== undefined && name !== 'zones' && scope !== 'none');
  }, [resources, isZone]);
  const title = isZone ? 'In this zone' : 'In this account';
  return (
    <section className={styles.section} aria-label={title}>
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
          Could not be listed
        </span>
      ) : first?.items.length === 0 ? (
        <span className={styles.none}>None yet</span>
      ) : (
        <Items {...{ resource, context }} items={first?.items.slice(0, FEW) ?? []} />
      )}
    </li>
  );
}

interface ItemsProps {
  readonly resource: Resource;
  readonly context: Context;
  readonly items: First['items'];
}

/** A bucket opens on its objects; what has no page of its own, beside its table. */
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
