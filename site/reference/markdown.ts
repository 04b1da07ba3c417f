/** Renders pages of the reference as Markdown: the facts of their HTML, for machines. */
import type { Product } from '@flarewire/contract';
import { kebab } from '@flarewire/snippets/command/words';
import { pathOf } from '@flarewire/snippets/site';
import { refusalText } from '../examples/refusal-words.ts';
import type { Branch, Field, Inside, SharedType } from './field.ts';
import { formWords } from './form-words.ts';
import type { OperationEntry } from './operation-entry.ts';
import { factRows } from './operation-facts.ts';
import type { ResourcePage } from './page.ts';
import { usedTypes } from './used-types.ts';

/** A whole product in one text: parameters in full, results as signatures, each type once. */
export function productText({ title, summary }: Product, pages: readonly ResourcePage[]): string {
  const known = new Set<string>();
  const texts = pages.map(({ resource, entries, types }) => {
    const taken = usedTypes(
      entries.flatMap(({ params }) => params),
      types,
    );
    const all = types.map((type) => (taken.includes(type) ? typeText(type) : `${type.title} ${signature(type)}`));
    const fresh = all.filter((text) => !known.has(text));
    for (const text of fresh) known.add(text);
    const operations = entries.map((entry) => operationText(entry, true));
    return [`## ${resource.name}`, ...operations, ...fresh].join('\n\n');
  });
  return `# ${title}\n\n${summary}\n\n${texts.join('\n\n')}\n`;
}

/** `{ id: string; title: string }` */
function signature(inside: Pick<Inside, 'type' | 'fields' | 'branches'>): string {
  const { fields, branches } = inside;
  const own = fields.map((field) => `${field.name}: ${signature(field)}`);
  const forms = branches.map((branch) => (branch.fields.length > 0 ? signature(branch) : typeWords(branch)));
  const all = [...(own.length > 0 ? [`{ ${own.join('; ')} }`] : []), ...forms];
  return all.length === 0 ? typeWords(inside) : all.join(' | ');
}

export function resourceMarkdown(page: ResourcePage): string {
  const { resource, entries, types, refusals } = page;
  const operations = entries.map((entry) => operationText(entry, false));
  const shared = types.length === 0 ? [] : ['## Types', ...types.map(typeText)];
  const errors = refusals.map(({ status, code, text }) => `- ${code} (${status}): ${text}`);
  const refused = errors.length === 0 ? [] : [`## Errors of the emulator\n${[...new Set(errors)].join('\n')}`];
  return `${[`# ${resource.name}`, ...operations, ...refused, ...shared].join('\n\n')}\n`;
}

/** A twin of a page with more bytes is split: agents read it whole. */
export const MAX_TWIN = 60_000;

const bytesOf = (text: string): number => Buffer.byteLength(text);

export interface Twin {
  /** Below the address of the page, without a slash: nothing, or the name of a part. */
  readonly part: string;
  readonly text: string;
}

/** Each operation of a large resource has its own page, in HTML as in Markdown. */
export const isSplit = (page: ResourcePage): boolean =>
  page.entries.length > 1 && bytesOf(resourceMarkdown(page)) > MAX_TWIN;

/** The page in one text, or an index and a text for each operation and group of types. @param address of the page */
export function twinsOf(page: ResourcePage, address: string): readonly Twin[] {
  const whole = resourceMarkdown(page);
  if (bytesOf(whole) <= MAX_TWIN) return [{ part: '', text: whole }];
  const { resource, entries, types, refusals } = page;
  const operations = entries.map((entry): Twin => {
    const full = operationText(entry, false);
    return { part: kebab(entry.id), text: `${bytesOf(full) <= MAX_TWIN ? full : operationText(entry, true)}\n` };
  });
  const groups = grouped(types.map(typeText)).map((text, at): Twin => ({ part: `types-${at + 1}`, text }));
  const errors =
    refusals.length === 0
      ? []
      : [`[Errors of the emulator](/emulator-errors.md): ${refusals.length} for this resource.`];
  const lines = entries.map(
    ({ operation, id }) => `- [\`${operation.name}\`](${address}${kebab(id)}.md): ${operation.summary}`,
  );
  const typeLines = groups.map(({ part, text }) => {
    const names = [...text.matchAll(/^### (.+)$/gm)].map(([, name]) => name);
    return `- [Types](${address}${part}.md): ${names.join(', ')}`;
  });
  const index = [`# ${resource.name}`, lines.join('\n'), ...errors, typeLines.join('\n')].join('\n\n');
  return [{ part: '', text: `${index}\n` }, ...operations, ...groups];
}

/** Texts joined as long as they are short enough. */
function grouped(texts: readonly string[]): string[] {
  const groups: string[] = [];
  for (const text of texts) {
    const last = groups.at(-1);
    if (last !== undefined && bytesOf(last) + bytesOf(text) < MAX_TWIN)
      groups[groups.length - 1] = `${last}\n\n${text}`;
    else groups.push(text);
  }
  return groups;
}

/** The other resources of a product, below the page that has its name. */
export const otherResources = (pages: readonly ResourcePage[], own: string): string =>
  pages
    .filter(({ resource }) => resource.name !== own)
    .map(
      ({ resource, entries }) =>
        `- [${resource.name}](${pathOf(resource.name).replace(/\/$/, '')}.md): ${entries.map(({ id }) => id).join(', ')}`,
    )
    .join('\n');

export function productMarkdown({ title, summary, docs }: Product, pages: readonly ResourcePage[]): string {
  return `# ${title}\n\n${summary} ${docs}\n\n${otherResources(pages, '')}\n`;
}

function operationText(entry: OperationEntry, isBrief: boolean): string {
  const { operation, schemas, params, forms, result } = entry;
  const { calls, sample, refusal } = entry.example;
  const facts = factRows(entry).map(([name, text]) => `${name}: ${text}`);
  const bodies = forms.map(
    ({ title, required, optional }) =>
      `- ${title}: requires ${required.join(', ') || 'nothing'}; takes ${optional.join(', ') || 'nothing else'}`,
  );
  const parts = [
    `## ${operation.name}\n${operation.summary}.`,
    `\`${operation.method} ${operation.path}\``,
    ...(schemas.description === undefined ? [] : [schemas.description]),
    ...(isBrief ? [] : [facts.join('\n')]),
    ...(params.length === 0 ? [] : [`Parameters:\n${fieldLines(params, 0)}`]),
    ...(bodies.length === 0 ? [] : [`The body has one of these forms:\n${bodies.join('\n')}`]),
    ...formWords(operation.forms ?? [], (text) => `\`${text}\``),
    `Returns${operation.page === undefined ? '' : ', page by page'}: ${result === undefined ? operation.response : isBrief ? signature(result) : insideText(result, 0)}`,
    ...(isBrief
      ? []
      : [
          fenced('ts', callOf(calls.typescript)),
          ...(refusal === undefined ? [] : [refusalText(operation.name)]),
          ...(sample === undefined ? [] : [fenced('json', compact(sample))]),
        ]),
  ];
  return parts.join('\n\n');
}

/** Code common to all calls, such as creating the client, is in `llms.txt`. */
const callOf = (typescript: string): string =>
  typescript.replace(/^[\s\S]*?\n\n(?=(?:const \w+ = )?await |for await )/, '');

const compact = (json: string): string => JSON.stringify(JSON.parse(json));

const fenced = (language: string, code: string): string => `\`\`\`${language}\n${code.trimEnd()}\n\`\`\``;

function typeText({ title, words, ...inside }: SharedType): string {
  return `### ${title}\n${words === undefined ? '' : `${words}\n`}${insideText(inside, 0)}`;
}

function fieldLines(fields: readonly Field[], depth: number): string {
  return fields.map((field) => `${'  '.repeat(depth)}- ${fieldText(field, depth)}`).join('\n');
}

function fieldText(field: Field, depth: number): string {
  const { name, place, isRequired, isDeprecated, words } = field;
  const marks = [
    typeWords(field),
    ...(isRequired && place !== undefined ? ['required'] : []),
    ...(place === 'query' || place === 'header' ? [place] : []),
    ...(isDeprecated ? ['deprecated'] : []),
  ];
  const reported = words === undefined ? '' : `: ${words.replaceAll('\n', ' ')}`;
  return `${name} (${marks.join(', ')})${reported}${detailText(field, depth)}`;
}

const typeWords = ({ type }: Pick<Inside, 'type'>): string => type.map(({ text }) => text).join('');

function insideText(inside: Inside, depth: number): string {
  return typeWords(inside) + detailText(inside, depth);
}

function detailText({ allowed, isOpen, facts, fields, branches }: Inside, depth: number): string {
  const values = allowed.map(({ value }) => value).join(' | ');
  const reported = [...facts, ...(values === '' ? [] : [`one of ${values}${isOpen ? ' or others' : ''}`])];
  const own = fields.length === 0 ? '' : `\n${fieldLines(fields, depth + 1)}`;
  const forms = branches.map((branch) => branchText(branch, depth + 1)).join('');
  return `${reported.length === 0 ? '' : ` [${reported.join('; ')}]`}${own}${forms}`;
}

function branchText({ title, type, fields, branches }: Branch, depth: number): string {
  const shared = type.find(({ to }) => to !== undefined)?.text ?? title;
  const own = fields.length === 0 ? '' : `\n${fieldLines(fields, depth + 1)}`;
  return `\n${'  '.repeat(depth)}- form ${shared}${own}${branches.map((one) => branchText(one, depth + 1)).join('')}`;
}
