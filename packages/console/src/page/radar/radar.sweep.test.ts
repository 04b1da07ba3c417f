import { index, loadProduct } from '@flarewire/contract';
import { createEmulator } from '@flarewire/emulator';
import { expect, it } from 'vitest';
import { isEmpty, read, tableOf } from './answers/shown.ts';
import { radarCatalog } from './ask/catalog.ts';
import { type Call, select } from './ask/selection.ts';

const { operations } = index();

it('every dataset of the contract has data in every view and for every choice', async () => {
  const catalog = radarCatalog(operations, await loadProduct('radar'));
  const emulator = createEmulator();
  const ask = async ({ operation, params }: Call): Promise<unknown> => {
    const path = operations.find(({ name }) => name === operation)?.path ?? '';
    const response = await emulator.fetch(
      new Request(urlOf(path, params), { headers: { authorization: 'Bearer any' } }),
    );
    expect(response.status, `${operation} ${JSON.stringify(params)} ${await response.clone().text()}`).toBe(200);
    return Object(await response.json()).result;
  };
  let shown = 0;
  const empty = new Set<string>();
  for (const dataset of catalog)
    for (const view of dataset.views)
      for (const by of choicesOf(dataset.questions.filter((question) => question.view === view)))
        for (const places of [{}, { a: 'PT', b: 'DE' }, { a: 'AS64496', b: 'PT' }, { b: 'before' }]) {
          const search = { dataset: dataset.key, view, by, range: '1d', with: { origin: 'AWS' }, ...places } as const;
          const selection = select(search, catalog);
          if (selection === undefined || selection.missing.length > 0) continue;
          const seen = read(selection, await Promise.all(selection.calls.map(ask)), Date.now());
          expect(seen.sides.length, JSON.stringify(search)).toBe(selection.sides.length);
          if (isEmpty(seen)) empty.add(`${dataset.key} ${view}`);
          else expect(tableOf(seen).rows.length, JSON.stringify(search)).toBeGreaterThan(0);
          shown++;
        }
  expect(catalog.length).toBeGreaterThan(25);
  expect(shown).toBeGreaterThan(1000);
  // The emulator has no numbers for unions of groups and for histograms.
  expect([...empty]).toEqual(['ct groups', 'ct summary', 'quality/speed histogram']);
});

function choicesOf(
  questions: readonly { readonly list: string | undefined; readonly dimensions: readonly string[] | undefined }[],
) {
  return questions.flatMap(({ list, dimensions }) => dimensions ?? [list ?? '']);
}

function urlOf(template: string, params: Readonly<Record<string, unknown>>): string {
  const rest = new Map(Object.entries(params));
  const path = template.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = rest.get(name);
    rest.delete(name);
    return encodeURIComponent(String(value));
  });
  const url = new URL(`https://api.cloudflare.com/client/v4${path}`);
  for (const [name, value] of rest) for (const one of [value].flat()) url.searchParams.append(name, String(one));
  return url.href;
}
