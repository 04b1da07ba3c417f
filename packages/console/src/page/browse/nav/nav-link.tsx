/** A resource in the navigation: its link, its count, and its favourite star. */

import { Link } from '@tanstack/react-router';
import { Star } from 'lucide-react';
import patterns from '../../ui/patterns.module.css';
import { useIsLive } from '../items/ask.tsx';
import { Count } from '../list/count.tsx';
import { linkContext } from '../resources/links.ts';
import type { Context } from '../resources/template.ts';
import styles from './browse-nav.module.css';
import type { NavLine } from './nav-groups.ts';
import { productIcon } from './product-icons.ts';
import { setFavourite, useVisited } from './visited.ts';

interface NavLinkProps {
  readonly line: NavLine;
  readonly context: Context;
  /** Show the product's icon, because its name is not above. */
  readonly hasIcon?: boolean;
  readonly onGo?: (() => void) | undefined;
}

export function NavLink({ line: { resource, label, note }, context, hasIcon, onGo }: NavLinkProps) {
  const { favourites } = useVisited();
  const isLive = useIsLive();
  const isFavourite = favourites.includes(resource.name);
  const Icon = productIcon(resource.product);
  const search = linkContext(resource, context);
  return (
    <li className={styles.line}>
      <Link
        to="/browse/$resource"
        params={{ resource: resource.name }}
        search={search}
        activeOptions={{ includeSearch: false }}
        className={styles.link}
        onClick={onGo}
      >
        {hasIcon && <Icon size={15} aria-hidden className={styles.icon} />}
        <span className={patterns.fillEllipsis}>{label}</span>
        {note === '' ? (
          // On a real account, every count uses up the rate limit, so only the overview counts.
          hasIcon && !isLive && <Count resource={resource} context={search} />
        ) : (
          <span className={styles.note}>{note}</span>
        )}
      </Link>
      <button
        type="button"
        aria-pressed={isFavourite}
        aria-label={`Favourite: ${label}`}
        title={isFavourite ? 'Remove from favourites' : 'Add to favourites'}
        className={styles.star}
        onClick={() => setFavourite(resource.name, !isFavourite)}
      >
        <Star size={14} aria-hidden />
      </button>
    </li>
  );
}
