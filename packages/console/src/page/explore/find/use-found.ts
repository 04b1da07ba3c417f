/** What the search found for the text that is typed now; for no text, what was opened last. */
import { useEffect, useMemo, useState } from 'react';
import { useCatalog } from '../../data/catalog.ts';
import { operationSearch, searchOperations } from '../../search/client.ts';
import type { SearchHit } from '../../search/search.ts';
import { recentOperations } from '../tree/recent.ts';

export interface Found {
  readonly hits: readonly SearchHit[];
  readonly total: number;
  readonly isRecent: boolean;
  /** Why there is no answer. */
  readonly problem: string | undefined;
}

const LIMIT = 40;
const NO_RANGES = { name: [], path: [], summary: [] };

export function useFound(typed: string): Found {
  const recent = useRecent();
  const [found, setFound] = useState<Found>(recent);
  const isEmpty = typed.trim() === '';
  useEffect(() => operationSearch.warm(), []);
  useEffect(() => {
    if (isEmpty) {
      setFound(recent);
      return;
    }
    const { signal, abort } = stopper();
    searchOperations(typed, { limit: LIMIT, signal }).then(
      ({ hits, total }) => setFound({ hits, total, isRecent: false, problem: undefined }),
      (error: unknown) => {
        // A later question took its place, or the dialog is closed.
        if (!(error instanceof DOMException))
          setFound({ hits: [], total: 0, isRecent: false, problem: error instanceof Error ? error.message : '' });
      },
    );
    return abort;
  }, [typed, isEmpty, recent]);
  return found;
}

function stopper() {
  const controller = new AbortController();
  return { signal: controller.signal, abort: () => controller.abort() };
}

function useRecent(): Found {
  const { byName, products } = useCatalog();
  return useMemo(() => {
    const titles = new Map(products.map(({ key, title }) => [key, title]));
    const hits = recentOperations().flatMap((recent): SearchHit[] => {
      const operation = byName.get(recent);
      if (operation === undefined) return [];
      const { name, method, path, summary, product, deprecated = false } = operation;
      const title = titles.get(product) ?? product;
      return [{ name, method, path, summary, product, title, isDeprecated: deprecated, ranges: NO_RANGES }];
    });
    return { hits, total: hits.length, isRecent: true, problem: undefined };
  }, [byName, products]);
}
