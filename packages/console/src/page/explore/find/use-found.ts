/** Finds results of all kinds for the typed text; for empty text, pinned and recent operations. */
import type { Operation } from '@flarewire/contract';
import type { Place, SearchAnswer, SearchHit, Target } from '@flarewire/search';
import { arrange, type Candidate, type Group } from '@flarewire/search';
import { useQuery, useQueryClient, useSuspenseQuery } from '@tanstack/react-query';
import { useDeferredValue, useEffect, useMemo, useState } from 'react';
import { type Catalog, useCatalog } from '../../data/catalog.ts';
import { lastScope } from '../../data/last-scope.ts';
import { usePinned } from '../../data/pinned.ts';
import { sessionOptions } from '../../data/queries.ts';
import { recentOperations } from '../../data/recent.ts';
import { type Thing, thingsOptions } from '../../data/things.ts';
import { operationSearch, searchOperations } from '../../search/client.ts';
import { bestThings } from '../../search/find-things.ts';

export interface FoundItem extends Candidate {
  /** The kind in a word: `Setting`. */
  readonly kind: string;
  readonly title: string;
  readonly note: string;
  readonly to: Target;
  /** Set for an operation. */
  readonly hit?: SearchHit;
}

export interface Found {
  readonly groups: readonly Group<FoundItem>[];
  /** Number of operations without the limit. */
  readonly total: number;
  readonly shown: number;
  readonly isEmpty: boolean;
  /** The reason there are no results. */
  readonly problem: string | undefined;
}

/** Number of operations shown until all are requested. */
const FEW = 8;
const MANY = 60;
const MAX_THINGS = 8;
const NO_RANGES = { name: [], path: [], summary: [] };
const NOTHING: SearchAnswer = { hits: [], total: 0, places: [], isExact: false };

export function useFound(typed: string, isWhole: boolean): Found {
  const { mode } = useSuspenseQuery(sessionOptions).data;
  const { answer, problem } = useAnswer(typed, isWhole, mode === 'local');
  const things = useThings(typed, mode);
  const kept = useKept();
  const isEmpty = typed.trim() === '';
  return useMemo(() => {
    if (isEmpty) return { groups: kept, total: 0, shown: 0, isEmpty, problem: undefined };
    const others = [...answer.places.map(({ place, score }) => ofPlace(place, score)), ...things];
    const operations = answer.hits.map(ofHit);
    const groups = arrange(others, operations, answer.isExact);
    return { groups, total: answer.total, shown: operations.length, isEmpty, problem };
  }, [answer, things, kept, isEmpty, problem]);
}

function useAnswer(typed: string, isWhole: boolean, isLocal: boolean) {
  const [found, setFound] = useState<{ readonly answer: SearchAnswer; readonly problem: string | undefined }>({
    answer: NOTHING,
    problem: undefined,
  });
  useEffect(() => operationSearch.warm(), []);
  useEffect(() => {
    const control = new AbortController();
    searchOperations(typed, { limit: isWhole ? MANY : FEW, isLocal, signal: control.signal }).then(
      (answer) => setFound({ answer, problem: undefined }),
      (error: unknown) => {
        // Superseded by a later query, or the dialog was closed.
        if (error instanceof DOMException) return;
        setFound({ answer: NOTHING, problem: error instanceof Error ? error.message : '' });
      },
    );
    return () => control.abort();
  }, [typed, isWhole, isLocal]);
  return found;
}

/** Requested from the second letter on; results appear when they arrive. */
function useThings(typed: string, mode: string): FoundItem[] {
  const client = useQueryClient();
  const [scope] = useState(() => lastScope(mode));
  const { data } = useQuery({ ...thingsOptions(client, scope), enabled: typed.trim().length > 1 });
  const late = useDeferredValue(data);
  return useMemo(
    () => bestThings(late ?? [], typed, MAX_THINGS).map(({ thing, score }) => ofThing(thing, score)),
    [late, typed],
  );
}

function useKept(): Group<FoundItem>[] {
  const catalog = useCatalog();
  const pinned = usePinned();
  return useMemo(() => {
    const of = (group: string, names: readonly string[]): Group<FoundItem> => ({
      title: group,
      items: names
        .flatMap((name) => hitOf(catalog, name) ?? [])
        .map((hit) => ({ ...ofHit(hit), id: `${group} ${hit.name}`, group })),
    });
    const recent = recentOperations().filter((name) => !pinned.includes(name));
    return [of('Pinned', pinned), of('Recent', recent)].filter(({ items }) => items.length > 0);
  }, [catalog, pinned]);
}

function hitOf({ byName, products }: Catalog, name: string): SearchHit | undefined {
  const operation: Operation | undefined = byName.get(name);
  if (operation === undefined) return undefined;
  const { method, path, summary, product, deprecated = false } = operation;
  const title = products.find(({ key }) => key === product)?.title ?? product;
  return { name, method, path, summary, product, title, isDeprecated: deprecated, ranges: NO_RANGES };
}

const ofHit = (hit: SearchHit): FoundItem => ({
  id: `operation ${hit.name}`,
  group: 'Operations',
  kind: 'Operation',
  score: 1,
  title: hit.name,
  note: hit.summary,
  to: { path: `/explore/${hit.name}` },
  hit,
});

const GROUPS = {
  page: 'Pages',
  action: 'Actions',
  setting: 'Zone settings',
  fault: 'Faults',
  error: 'Errors',
} as const;
const KINDS = { page: 'Page', action: 'Action', setting: 'Setting', fault: 'Fault', error: 'Error' } as const;

const ofPlace = ({ kind, title, note, to }: Place, score: number): FoundItem => ({
  id: `${kind} ${title}`,
  group: GROUPS[kind],
  kind: KINDS[kind],
  score,
  title,
  note,
  to,
});

const ofThing = ({ kind, id, name, note, resource, search }: Thing, score: number): FoundItem => ({
  id: `${kind} ${id}`,
  group: 'In your account',
  kind,
  score,
  title: name,
  note,
  to: { path: resource === undefined ? '/browse' : `/browse/${resource}`, search },
});
