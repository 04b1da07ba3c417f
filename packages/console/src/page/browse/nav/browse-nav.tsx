/** The navigation of Browse: favourites, recent and common resources, and everything by product. */

import { Link, useParams } from '@tanstack/react-router';
import { ArrowLeft, ChevronRight, Route, ScrollText } from 'lucide-react';
import { useDeferredValue, useMemo, useRef, useState } from 'react';
import { TextField } from '../../ui/controls/field.tsx';
import patterns from '../../ui/patterns.module.css';
import { useRoving } from '../../ui/use-roving.ts';
import { useIsLive } from '../items/ask.tsx';
import type { Context } from '../resources/template.ts';
import { useResources } from '../resources/use-resources.ts';
import styles from './browse-nav.module.css';
import { commonLines, type NavGroup, namedLines, navGroups } from './nav-groups.ts';
import { NavLink } from './nav-link.tsx';
import { productIcon } from './product-icons.ts';
import { useVisited } from './visited.ts';

const RECENT = 5;

export interface BrowseNavProps {
  /** The account and the selected zone, if any. */
  readonly context: Context;
  /** Called after a choice. */
  readonly onGo?: (() => void) | undefined;
}

export function BrowseNav({ context, onGo }: BrowseNavProps) {
  const [filter, setFilter] = useState('');
  const list = useRef<HTMLDivElement>(null);
  useRoving(list);
  const words = useDeferredValue(filter);
  const resources = useResources();
  const isZone = context.zone_id !== undefined;
  const groups = useMemo(() => navGroups(resources, isZone, words), [resources, isZone, words]);
  const { resource: current } = useParams({ strict: false });
  const { product } = resources.byName.get(current ?? '') ?? {};
  return (
    <nav aria-label="Resources" className={patterns.columnScrolling}>
      <div className={styles.top}>
        <TextField
          label="Filter resources"
          isLabelHidden
          type="search"
          placeholder={isZone ? 'Filter zone resources' : 'Filter account resources'}
          value={filter}
          onChange={setFilter}
        />
      </div>
      <div ref={list} className={styles.scroll}>
        {words === '' ? (
          <Chosen context={context} onGo={onGo} isZone={isZone} />
        ) : (
          <p role="status" className={styles.found}>
            {groups.length === 0
              ? 'No matching resources. Try part of a product’s name.'
              : `${groups.reduce((sum, { lines }) => sum + lines.length, 0)} found`}
          </p>
        )}
        {groups.length > 0 && <h2 className={styles.title}>Products</h2>}
        <ul>
          {groups.map((group) => (
            <Group
              // Reset by a search and by the shown resource.
              key={`${group.product} ${words !== ''} ${group.product === product}`}
              group={group}
              context={context}
              onGo={onGo}
              isOpenAtFirst={words !== '' || group.product === product}
            />
          ))}
        </ul>
      </div>
    </nav>
  );
}

/** Sections shown without a search: favourites, recent and common resources. */
function Chosen({ context, onGo, isZone }: BrowseNavProps & { readonly isZone: boolean }) {
  const resources = useResources();
  const { recent, favourites } = useVisited();
  const { account_id } = context;
  const [starred, common] = [namedLines(resources, favourites, isZone), commonLines(resources, isZone)];
  const listed = new Set([...starred, ...common].map(({ resource }) => resource.name));
  // Do not repeat favourites and common resources.
  const opened = namedLines(resources, recent, isZone).filter(({ resource }) => !listed.has(resource.name));
  const parts = [
    ['Favourites', starred],
    ['Recent', opened.slice(0, RECENT)],
    [isZone ? 'In this zone' : 'In this account', common.filter(({ resource }) => !favourites.includes(resource.name))],
  ] as const;
  return (
    <>
      {isZone && (
        <Link
          to="/browse"
          search={account_id === undefined ? {} : { account_id }}
          className={styles.back}
          onClick={onGo}
        >
          <ArrowLeft size={14} aria-hidden /> All account resources
        </Link>
      )}
      <Tools context={context} onGo={onGo} />
      {parts.map(
        ([title, lines]) =>
          lines.length > 0 && (
            <div key={title}>
              <h2 className={styles.title}>{title}</h2>
              <ul>
                {lines.map((line) => (
                  <NavLink key={line.resource.name} line={line} context={context} onGo={onGo} hasIcon />
                ))}
              </ul>
            </div>
          ),
      )}
    </>
  );
}

/** Pages about the place that are not resources. */
function Tools({ context: { account_id, zone_id }, onGo }: BrowseNavProps) {
  const isLive = useIsLive();
  const account = account_id === undefined ? {} : { account_id };
  return (
    <div>
      <h2 className={styles.title}>Tools</h2>
      <ul>
        <li className={styles.line}>
          <Link
            to="/trace"
            search={{ ...account, ...(zone_id !== undefined && { zone_id }) }}
            className={styles.link}
            onClick={onGo}
          >
            <Route size={15} aria-hidden className={styles.icon} />
            Trace a request
          </Link>
        </li>
        {!isLive && (
          <li className={styles.line}>
            <Link to="/logs" search={account} className={styles.link} onClick={onGo}>
              <ScrollText size={15} aria-hidden className={styles.icon} />
              Live logs
            </Link>
          </li>
        )}
      </ul>
    </div>
  );
}

interface GroupProps extends BrowseNavProps {
  readonly group: NavGroup;
  readonly isOpenAtFirst: boolean;
}

function Group({ group: { product, title, lines }, isOpenAtFirst, context, onGo }: GroupProps) {
  const [isOpen, setOpen] = useState(isOpenAtFirst);
  const Icon = productIcon(product);
  return (
    <li>
      <button type="button" aria-expanded={isOpen} className={styles.group} onClick={() => setOpen(!isOpen)}>
        <Icon size={15} aria-hidden className={styles.icon} />
        <span className={patterns.fillEllipsis}>{title}</span>
        <ChevronRight size={14} aria-hidden className={styles.chevron} />
      </button>
      {isOpen && (
        <ul className={styles.inner}>
          {lines.map((line) => (
            <NavLink key={line.resource.name} line={line} context={context} onGo={onGo} />
          ))}
        </ul>
      )}
    </li>
  );
}
