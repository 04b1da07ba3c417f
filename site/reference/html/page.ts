/** Renders the pages of a product as HTML: a resource with its operations, and the product's overview. */
import type { Product } from '@flarewire/contract';
import { lastOf, operationPath, pathOf } from '@flarewire/snippets/site';
import type { Refusal } from '../../../tools/coverage/errors/refusals.ts';
import type { SharedType } from '../field.ts';
import type { OperationEntry } from '../operation-entry.ts';
import type { ResourcePage } from '../page.ts';
import type { Resource } from '../resources.ts';
import { usedTypes } from '../used-types.ts';
import { typeSection } from './fields.ts';
import { operationSection } from './operation.ts';
import { attribute, breakable, escaped, inline, type LinkOf } from './text.ts';

/** On a page with more operations the fields of results are folded. */
const LONG = 4;

export function resourceHtml({ entries, types, refusals }: ResourcePage, linkOf: LinkOf): string {
  const operations = entries.map((entry) => `<li>${operationRow(entry, `#${entry.id}`)}`);
  const list = `<ul class="ops">${operations.join('')}</ul>`;
  const shared = typeSections(types, linkOf);
  const isLong = entries.length > LONG;
  const sections = entries.map((entry) => operationSection(entry, linkOf, isLong)).join('\n');
  return `${list}\n${sections}\n${errorTable(refusals)}${shared}`;
}

/** The operations of a large resource, each a link to its own page. Their ids are the anchors of the whole page. */
export function splitHtml({ entries, refusals }: ResourcePage): string {
  const rows = entries.map((entry) => `<li id="${entry.id}">${operationRow(entry, pathOf(entry.operation.name))}`);
  return `<ul class="ops" data-split>${rows.join('')}</ul>\n${errorTable(refusals)}`;
}

/** One operation of a large resource, with the types that it uses. */
export function operationHtml(entry: OperationEntry, types: readonly SharedType[], linkOf: LinkOf): string {
  const parts = [...entry.params, ...(entry.result === undefined ? [] : [entry.result])];
  return `${operationSection(entry, linkOf)}\n${typeSections(usedTypes(parts, types), linkOf)}`;
}

function typeSections(types: readonly SharedType[], linkOf: LinkOf): string {
  if (types.length === 0) return '';
  const sections = types.map((type) => typeSection(type, linkOf));
  return `<section class="types"><h2 id="shared-types">Types</h2>${sections.join('')}</section>`;
}

function operationRow({ id, operation: { method, summary } }: OperationEntry, address: string): string {
  const text = inline(summary, () => undefined);
  return `<span class="m ${method}">${method}</span> <a href="${address}">${escaped(id)}</a> <span>${text}</span>`;
}

function errorTable(refusals: readonly Refusal[]): string {
  if (refusals.length === 0) return '';
  const rows = refusals.map(({ code, status, text, page, isOwn }) => {
    const from = page === undefined ? '' : `<a href="${attribute(page)}">page</a>`;
    return `<tr><td><code>${code}</code><td>${status}<td>${escaped(text)}<td>${isOwn ? 'ours ' : ''}${from}`;
  });
  const head = '<tr><th>Code</th><th>Status</th><th>Message</th><th>From</th></tr>';
  return `<section class="errors"><h2 id="refusals">Errors</h2><p>What the emulator refuses here by rules of the product; <code>…</code> stands for what differs. “ours”: nobody has published the code. <a href="/emulator-errors/">All errors</a></p>
<div class="wide" tabindex="0" role="region" aria-label="Errors"><table><thead>${head}</thead><tbody>${[...new Set(rows)].join('')}</tbody></table></div></section>`;
}

/** All resources of a product, each with its operations. */
export function productList(resources: readonly Resource[], except?: string): string {
  const items = resources
    .filter(({ name }) => name !== except)
    .map(({ name, operations }) => {
      const links = operations.map((one) => `<a href="${operationPath(one.name)}">${escaped(lastOf(one.name))}</a>`);
      return `<li><a href="${pathOf(name)}"><code>${breakable(name)}</code></a> <span>${links.join(' ')}</span></li>`;
    });
  return items.length === 0 ? '' : `<ul class="rs">${items.join('')}</ul>`;
}

export function productHtml(product: Product, resources: readonly Resource[]): string {
  return `<p>${escaped(product.summary)} <a href="${attribute(product.docs)}">Cloudflare on ${escaped(product.title)}</a></p>${productList(resources)}`;
}

/** All products, in the order of their titles. */
export function indexHtml(products: readonly { readonly product: Product; readonly count: number }[]): string {
  const items = products
    .toSorted((one, other) => one.product.title.localeCompare(other.product.title, 'en'))
    .map(({ product, count }) => {
      const { key, title, summary } = product;
      return `<li><a href="${pathOf(key)}">${escaped(title)}</a> <span class="count">${count}</span><p>${escaped(summary.replace(`${title}: `, ''))}</p></li>`;
    });
  return `<ul class="ps">${items.join('')}</ul>`;
}
