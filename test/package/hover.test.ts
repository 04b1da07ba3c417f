/** Hovers over calls of the published package: descriptions, limits and permissions of the contract. */
import { index } from '@flarewire/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type HoverServer, startHoverServer } from '../../tools/hover/hover.ts';
import { SAMPLES, sampleProgram } from '../../tools/hover/samples.ts';
import { clientProject } from './built.ts';

let server: HoverServer;

beforeAll(async () => {
  server = await startHoverServer(await clientProject());
});
afterAll(() => server?.close());

/** As one line, since editors break lines as the comment does. */
const flat = (text: string): string => text.replace(/\s+/g, ' ');

test.each(SAMPLES)('the hover of $operation explains the operation and its fields', async (sample) => {
  const operation = index().operations.find(({ name }) => name === sample.operation);
  const { text, names } = sampleProgram(sample);
  const [method, ...fields] = await Promise.all(names.map(({ offset }) => server.at(text, offset)));
  expect(flat(method ?? '')).toContain(operation?.summary);
  expect(method).toMatch(/```\n\S[^\n]+\n\n\S/); // a second paragraph
  for (const [place, shown] of fields.entries()) {
    const words = flat(shown.split('```').at(-1) ?? '').trim();
    expect([sample.fields[place], words]).toEqual([sample.fields[place], expect.stringMatching(/\w+ \w+/)]);
  }
});
