/** All resources of an account or a zone by product, with a filter. */
import { Link } from '@tanstack/react-router';
import { useDeferredValue, useMemo } from 'react';
import { TextField } from '../../ui/controls/field.tsx';
import { pathLabel } from './labels.ts';
import { linkContext } from './links.ts';
import styles from './overview.module.css';
import { pathOf, type Resource } from './resources.ts';
import { type Context, ownValues, type Scope } from './template.ts';
import { type Resources, useResources } from './use-resources.ts';

interface ResourceIndexProps {
  readonly context: Context;
  readonly isZone: boolean;
  readonly filter: string;
  readonly onFilter: (filter: string) => void;
}

export function ResourceIndex({ context, isZone, filter, onFilter }: ResourceIndexProps) {
  const resources = useResources();
  const words = useDeferredValue(filter);
  const groups = useMemo(() => groupsOf(resources, isZone, words), [resources, isZone, words]);
  const count = groups.reduce((sum, { lines }) => sum + lines.length, 0);
  return (
    <section className={styles.section} aria-label="Everything by product">
      <div className={styles.head}>
        <h2>Everything by product</h2>
        <div className={styles.filter}>
          <TextField
            label="Filter resources"
            isLabelHidden
            type="search"
            placeholder="Filter resources"
            value={filter}
            onChange={onFilter}
          />
        </div>
        <span className={styles.found} role="status">
          {words === '' ? '' : `${count} found`}
        </span>
      </div>
      {count === 0 && <p className={styles.none}>No resource has these words. Try a part of a product's name.</p>}
      <div className={styles.groups}>
        {groups.map(({ title, lines }) => (
          <div key={title} className={styles.group}>
            <h3>{title}</h3>
            <ul>
              {lines.map(({ resource, label, note }) => (
                <li key={resource.name}>
                  <Link
                    to="/browse/$resource"
                    params={{ resource: resource.name }}
                    search={linkContext(resource, context)}
                  >
                    {label}
                  </Link>
                  {note !== '' && <span className={styles.note}>{note}</span>}
                </li>
              ))}
            </ul>
          </div>
        ))}
      </div>
    </section>
  );
}

const SCOPES: Readonly<Record<'zone' | 'account', readonly Scope[]>> = {
  zone: ['zone', 'either'],
  account: ['account', 'either', 'none'],
};

interface Line {
  readonly resource: Resource;
  readonly label: string;
  readonly note: string;
}

/** What lies inside of items is found by its words only: it is reached through its item. */
function groupsOf({ all, products }: Resources, isZone: boolean, filter: string) {
  const words = filter.toLowerCase().split(/\s+/).filter(Boolean);
  const scopes = SCOPES[isZone ? 'zone' : 'account'];
  const groups = new Map<string, Line[]>();
  for (const resource of all) {
    if (!scopes.includes(resource.scope)) continue;
    const isInner = ownValues(pathOf(resource)).length > 0;
    if (isInner && words.length === 0) continue;
    const title = products.get(resource.product) ?? resource.product;
    const label = pathLabel(resource.name, title);
    const text = `${title} ${label} ${resource.name}`.toLowerCase();
    if (!words.every((word) => text.includes(word))) continue;
    const note = isInner ? 'of an item' : resource.list === undefined ? 'setting' : '';
    groups.set(title, [...(groups.get(title) ?? []), { resource, label, note }]);
  }
  return [...groups]
    .map(([title, lines]) => ({ title, lines }))
    .sort((one, other) => one.title.localeCompare(other.title));
}
