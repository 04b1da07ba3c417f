/** Renders fields as nested lists: name, type, allowed values, description; nested fields are folded. */
import type { Allowed, Branch, Field, Inside, SharedType, TypePart } from '../field.ts';
import { attribute, breakable, escaped, inline, type LinkOf } from './text.ts';

/** Number of values shown without unfolding. */
const FEW = 16;
/** Number of nested fields shown without unfolding. */
const SHORT = 6;
const PLACES: Readonly<Record<string, string>> = { path: 'path', query: 'query', header: 'header' };

export function fieldList(fields: readonly Field[], linkOf: LinkOf): string {
  return fields.length === 0 ? '' : `<ul class="fs">${fields.map((field) => fieldItem(field, linkOf)).join('')}</ul>`;
}

function fieldItem(field: Field, linkOf: LinkOf): string {
  const { name, id, place, isRequired, isDeprecated, words } = field;
  const marks = [
    isRequired && place !== undefined ? '<em>required</em>' : '',
    place !== undefined && place in PLACES ? `<i>${PLACES[place]}</i>` : '',
    isDeprecated ? '<i class="old">deprecated</i>' : '',
  ];
  const reported = [`<b>${breakable(name)}</b>`, typeText(field.type), ...marks];
  const head = `<p>${reported.filter((part) => part !== '').join(' ')}`;
  const text = words === undefined ? '' : `<p>${inline(words, linkOf)}`;
  const anchor = id === undefined ? '' : ` id="${idText(id)}"`;
  return `<li${anchor}>${head}${text}${insideText(field, linkOf)}`;
}

/** Blanks would split an id. */
const idText = (id: string): string => attribute(id.replaceAll(' ', '_'));

export function typeText(type: readonly TypePart[]): string {
  const parts = type.map(({ text, to }) =>
    to === undefined ? escaped(text) : `<a href="#${idText(to)}">${escaped(text)}</a>`,
  );
  return parts.join('');
}

/** Allowed values and nested fields. */
export function insideText({ allowed, isOpen, facts, fields, branches }: Inside, linkOf: LinkOf): string {
  const reported = facts.length === 0 ? '' : `<p class="ff">${facts.map((fact) => inline(fact, linkOf)).join(' · ')}`;
  return reported + allowedText(allowed, isOpen, linkOf) + nested(fields, branches, linkOf);
}

function allowedText(allowed: readonly Allowed[], isOpen: boolean, linkOf: LinkOf): string {
  if (allowed.length === 0) return '';
  const hasWords = allowed.some(({ words }) => words !== undefined);
  const more = isOpen ? ' <span>or another value</span>' : '';
  const label = allowed.length > 1 ? 'One of ' : isOpen ? '' : 'Always ';
  if (!hasWords) {
    const list = allowed.map(({ value }) => `<code>${escaped(value)}</code>`).join(' ');
    if (allowed.length <= FEW) return `<p class="fv">${label}${list}${more}`;
    return `<details><summary>${allowed.length} values</summary><p class="fv">${list}${more}</p></details>`;
  }
  const rows = allowed.map(({ value, words }) => {
    const said = words === undefined ? '' : ` ${inline(words, linkOf)}`;
    return `<li><code>${escaped(value)}</code>${said}`;
  });
  const list = `<ul class="vs">${rows.join('')}</ul>`;
  return `<details${allowed.length <= 4 ? ' open' : ''}><summary>${allowed.length} ${allowed.length === 1 ? 'value' : 'values'}${isOpen ? ' and others' : ''}</summary>${list}</details>`;
}

function nested(fields: readonly Field[], branches: readonly Branch[], linkOf: LinkOf): string {
  const own =
    fields.length === 0
      ? ''
      : folded(`${count(fields.length, 'field')}`, fieldList(fields, linkOf), fields.length <= SHORT);
  const forms = branches.map((branch) => branchText(branch, linkOf)).join('');
  if (forms === '') return own;
  return `${own}<p class="fv">One of ${branches.length} forms</p><div class="br">${forms}</div>`;
}

const count = (number: number, noun: string): string => `${number} ${noun}${number === 1 ? '' : 's'}`;

const folded = (title: string, inside: string, isOpen: boolean): string =>
  `<details${isOpen ? ' open' : ''}><summary>${title}</summary>${inside}</details>`;

function branchText({ title, words, type, fields, branches }: Branch, linkOf: LinkOf): string {
  const said = words === undefined ? '' : `<p>${inline(words, linkOf)}`;
  const shared = type.some(({ to }) => to !== undefined);
  const inside = fieldList(fields, linkOf) + branches.map((one) => branchText(one, linkOf)).join('');
  if (inside === '') return `<p>${shared ? typeText(type) : escaped(title)}</p>${said}`;
  return folded(escaped(title), said + inside, false);
}

/** A type used in several places. */
export function typeSection({ id, title, words, ...inside }: SharedType, linkOf: LinkOf): string {
  const said = words === undefined ? '' : `<p>${inline(words, linkOf)}`;
  const { fields, branches, ...scalar } = inside;
  const own = insideText({ ...scalar, fields: [], branches: [] }, linkOf);
  const forms = branches.map((branch) => branchText(branch, linkOf)).join('');
  const all = `${own}${fieldList(fields, linkOf)}${forms === '' ? '' : `<div class="br">${forms}</div>`}`;
  return `<section class="ty" id="${idText(id)}"><h3><a href="#${idText(id)}">${escaped(title)}</a></h3>${said}${all}</section>`;
}
