/** Handles pages and page sizes that a list does not have: most lists refuse them, some clamp them. */
import type { Operation } from '@flarewire/contract';
import { problem } from '../problem.ts';

interface Bounds {
  readonly most: number;
  /** Refusal of a larger value; without it the value is clamped to the maximum. */
  readonly refusal?: { readonly code: number; readonly message: string };
}

/** Maximum page size by operation, where it differs from the contract's. */
const BOUNDS: Readonly<Record<string, Bounds>> = {
  /** https://github.com/cloudflare/python-cloudflare/issues/13: `per_page=90` gives a page. */
  'zones.list': { most: 50 },
  /** https://community.cloudflare.com/t/pages-deployments-api-doesnt-support-per-page-query-parameter/575193 */
  'pages.projects.deployments.list': {
    most: 25,
    refusal: {
      code: 8000024,
      message: 'Invalid list options provided. Review the `page` or `per_page` parameter.',
    },
  },
};

type Query = Readonly<Record<string, unknown>>;

/**
 * The query as the list reads it: page 0 is the first (https://github.com/cloudflare/python-cloudflare/issues/13).
 * @throws Problem 400
 */
export function withinBounds({ name }: Operation, query: Query): Query {
  const page = query.page === 0 ? { page: 1 } : {};
  const bounds = Object.hasOwn(BOUNDS, name) ? BOUNDS[name] : undefined;
  const isOver = bounds !== undefined && typeof query.per_page === 'number' && query.per_page > bounds.most;
  if (!isOver) return { ...query, ...page };
  if (bounds.refusal) throw problem(400, bounds.refusal.code, bounds.refusal.message, '/per_page');
  return { ...query, ...page, per_page: bounds.most };
}
