/** Generates a Vitest test from a collection: the same calls in order against an emulator, with the same checks. */

import { jsText, methodCall } from '@flarewire/snippets';
import type { Step } from '../../wire/stored-calls.ts';
import { type Reference, referencesIn, referencesInText, wholeReference } from '../data/references.ts';
import type { Params, Subject } from '../form/schema.ts';
import { startCode } from './start.ts';

export interface TestStep {
  readonly step: Step;
  readonly subject: Subject;
}

const LINE = '\n  ';
/** Names the test already uses, and reserved words that steps are likely to be called. */
const TAKEN = new Set(
  'client,emulator,expect,test,data,response,delete,new,import,export,default,await,let,class,this'.split(','),
);

/** @example collectionTest('Zone set-up', steps) */
export function collectionTest(title: string, steps: readonly TestStep[]): string {
  const used = new Set(steps.flatMap(({ step }) => referencesIn(step.params).map((reference) => reference.step)));
  const byName = new Map(steps.map((one) => [one.step.name, one]));
  const lines = [
    `const emulator = createEmulator(${startCode(
      steps.map(({ step }) => step.params),
      new Set(),
    )});`,
    'onTestFinished(() => emulator.close());',
    "const client = new Cloudflare({ apiToken: 'any', maxRetries: 0, fetch: emulator.fetch });",
    ...steps.flatMap((one) => ['', ...stepLines(one, byName, used.has(one.step.name))]),
  ];
  return [
    "import { createEmulator } from '@flarewire/emulator';",
    "import Cloudflare from 'flarewire';",
    "import { expect, onTestFinished, test } from 'vitest';",
    '',
    `test(${jsText(title)}, async () => {${LINE}${lines.join(LINE).replace(/(?<! ) +$/gm, '')}`,
    '});\n',
  ].join('\n');
}

type ByName = ReadonlyMap<string, TestStep>;

const variableOf = (name: string): string => (TAKEN.has(name) ? `${name}Step` : name);

function stepLines({ step, subject }: TestStep, byName: ByName, isUsed: boolean): string[] {
  const { operation, schemas } = subject;
  const { name, expect, omitted } = step;
  const notes = [`// ${name}`, ...omitted.map((pointer) => `// Omitted: ${pointer}.`)];
  const code = methodCall(operation, schemas, completed(step, subject), codeFor(byName), '  ');
  if (expect !== undefined && expect >= 400) {
    return [...notes, `await expect(${code}).rejects.toMatchObject({ status: ${expect} });`];
  }
  const variable = variableOf(name);
  const response = `${variable}Response`;
  const taken = isUsed ? `{ data: ${variable}, response: ${response} }` : `{ response: ${response} }`;
  const check =
    expect === undefined ? `expect(${response}.ok).toBe(true);` : `expect(${response}.status).toBe(${expect});`;
  return [...notes, `const ${taken} = await ${code}.withResponse();`, check];
}

/** Fills in placeholders for omitted texts. */
function completed({ params, omitted }: Step, { schemas }: Subject): Params {
  const missing = schemas.params.filter(({ name, schema }) => omitted.includes(`/${name}`) && schema.type === 'string');
  return { ...params, ...Object.fromEntries(missing.map(({ name }) => [name, 'was-omitted'])) };
}

/** References as code: `create.id`, and `${create.id}` inside other text. */
const codeFor =
  (byName: ByName) =>
  (value: unknown): string | undefined => {
    if (typeof value !== 'string') return undefined;
    const whole = wholeReference(value);
    if (whole !== undefined) return accessCode(whole, byName);
    const references = referencesInText(value);
    if (references.length === 0) return undefined;
    const plain = (text: string): string => jsText(text).slice(1, -1).replaceAll("\\'", "'").replace(/[`$]/g, '\\$&');
    let rest = value;
    let code = '';
    for (const reference of references) {
      const at = rest.indexOf(reference.text);
      code += `${plain(rest.slice(0, at))}\${${accessCode(reference, byName) ?? 'undefined'}}`;
      rest = rest.slice(at + reference.text.length);
    }
    return `\`${code}${plain(rest)}\``;
  };

/** Undefined if the client's method does not return that part of the response. */
function accessCode({ step, path }: Reference, byName: ByName): string | undefined {
  const operation = byName.get(step)?.subject.operation;
  if (operation === undefined) return undefined;
  const [first, ...inner] = path;
  if (operation.envelope && first !== 'result') return undefined;
  const rest = operation.envelope ? inner : path;
  const variable = variableOf(step);
  const start = operation.page === undefined ? variable : `${variable}.getPaginatedItems()`;
  return rest.reduce((code, name) => code + memberCode(name), start);
}

function memberCode(name: string): string {
  if (/^\d+$/.test(name)) return `[${name}]`;
  return /^[A-Za-z_$][\w$]*$/.test(name) ? `.${name}` : `[${jsText(name)}]`;
}
