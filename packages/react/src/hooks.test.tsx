/** Tests the bindings in a document, as components use them. @vitest-environment jsdom */
import {
  QueryClient,
  QueryClientProvider,
  skipToken,
  useInfiniteQuery,
  useMutation,
  useQuery,
  useSuspenseQuery,
} from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { type ReactNode, StrictMode, Suspense } from 'react';
import { afterEach, expect, test } from 'vitest';
import type { Flarewire } from './bindings.ts';
import { createFlarewire } from './flarewire.ts';

const queryClient = new QueryClient();
afterEach(() => {
  cleanup();
  queryClient.clear();
});

interface Props {
  readonly flarewire: Flarewire;
  readonly zone_id: string;
}

/** An account with one zone and one record; a second record can be added. */
function world() {
  const sent: string[] = [];
  const names = ['a.example.com'];
  const flarewire = createFlarewire(async (operation, { zone_id, page = 1, name }) => {
    sent.push(operation);
    if (zone_id !== 'z') throw new Error('no such zone');
    if (operation === 'zones.get') return { name: 'example.com' };
    if (operation === 'dns.records.create') names.push(String(name));
    const items = names.map((one) => ({ id: one, name: one })).slice(Number(page) - 1, Number(page));
    return { items, info: {}, ...(names.length > Number(page) && { next: { page: Number(page) + 1 } }) };
  });
  return { sent, flarewire };
}

const show = (children: ReactNode) => (
  <StrictMode>
    <QueryClientProvider client={queryClient}>
      <Suspense fallback="suspended">{children}</Suspense>
    </QueryClientProvider>
  </StrictMode>
);

function Records({ flarewire, zone_id }: Props) {
  const list = useInfiniteQuery(flarewire.infiniteQueryOptions('dns.records.list', { zone_id, per_page: 1 }));
  const create = useMutation(flarewire.mutationOptions('dns.records.create'));
  return (
    <>
      {list.data?.pages.flatMap(({ items }) => items.map(({ id, name }) => <p key={id}>{name}</p>))}
      {list.hasNextPage && (
        <button type="button" onClick={() => list.fetchNextPage()}>
          More
        </button>
      )}
      <button
        type="button"
        onClick={() => create.mutate({ zone_id, type: 'A', name: 'b.example.com', content: '192.0.2.1', ttl: 1 })}
      >
        Add
      </button>
    </>
  );
}

test('a list component grows page by page and with added items', async () => {
  const { flarewire } = world();
  render(show(<Records flarewire={flarewire} zone_id="z" />));
  expect(await screen.findByText('a.example.com')).toBeTruthy();
  expect(screen.queryByText('More')).toBeNull();
  fireEvent.click(screen.getByText('Add'));
  fireEvent.click(await screen.findByText('More'));
  expect(await screen.findByText('b.example.com')).toBeTruthy();
});

function Name({ flarewire, zone_id }: Props) {
  const { data } = useSuspenseQuery(flarewire.queryOptions('zones.get', { zone_id }));
  return <h1>{data.name}</h1>;
}

test('a component suspends until the response arrives', async () => {
  const { flarewire, sent } = world();
  render(show(<Name flarewire={flarewire} zone_id="z" />));
  expect(screen.getByText('suspended')).toBeTruthy();
  expect(await screen.findByText('example.com')).toBeTruthy();
  expect(sent).toHaveLength(1);
});

function Choice({ flarewire, zone_id }: { readonly flarewire: Flarewire; readonly zone_id: string | undefined }) {
  const { data, error, fetchStatus } = useQuery(flarewire.queryOptions('zones.get', zone_id ? { zone_id } : skipToken));
  return <h1>{error?.message ?? data?.name ?? fetchStatus}</h1>;
}

test('a component waits for its parameters and shows the error', async () => {
  const { flarewire, sent } = world();
  const { rerender } = render(show(<Choice flarewire={flarewire} zone_id={undefined} />));
  expect(await screen.findByText('idle')).toBeTruthy();
  expect(sent).toEqual([]);
  rerender(show(<Choice flarewire={flarewire} zone_id="z" />));
  expect(await screen.findByText('example.com')).toBeTruthy();
  rerender(show(<Choice flarewire={flarewire} zone_id="y" />));
  expect(await screen.findByText('no such zone')).toBeTruthy();
});
