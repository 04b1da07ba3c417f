/** Renders an operation as HTML: descriptions and fields on the left, calls and a response on the right. */
import { refusalText } from '../../examples/refusal-words.ts';
import { formWords } from '../form-words.ts';
import type { Form, OperationEntry } from '../operation-entry.ts';
import { factRows } from '../operation-facts.ts';
import { fieldList, insideText, typeText } from './fields.ts';
import { attribute, breakable, escaped, inline, type LinkOf, paragraphs } from './text.ts';

/** Ways to write a call, in the order of their tabs, which the browser makes. */
const WAYS = ['typescript', 'curl', 'cli', 'react'] as const;

/** @param isLong results are folded, because the page has many operations */
export function operationSection(entry: OperationEntry, linkOf: LinkOf, isLong = false): string {
  const { operation, id } = entry;
  const { method, path, summary } = operation;
  const old = operation.deprecated === true ? '<span class="badge old">deprecated</span>' : '';
  return `<section class="op" id="${id}"><div class="op-main"><h2><a href="#${id}">${inline(summary, () => undefined)}</a>${old}</h2>
<p class="route"><span class="m ${method}">${method}</span> <code>${breakable(path)}</code></p>
<p class="name"><code>${breakable(operation.name)}</code></p>
<div class="op-text">${words(entry, linkOf, isLong)}</div></div>
<div class="op-code">${calls(entry)}${response(entry)}</div></section>`;
}

function words(entry: OperationEntry, linkOf: LinkOf, isLong: boolean): string {
  const { schemas, params, forms } = entry;
  const description = schemas.description === undefined ? '' : paragraphs(schemas.description, linkOf);
  const facts = factRows(entry).map(([name, text]) => `<dt>${name}<dd>${inline(text, linkOf)}`);
  const list = params.length === 0 ? '<p>None.</p>' : fieldList(params, linkOf);
  return `${description}<dl class="facts">${facts.join('')}</dl>
<h3>Parameters</h3>${list}${formList(forms, linkOf)}${result(entry, linkOf, isLong)}`;
}

function formList(forms: readonly Form[], linkOf: LinkOf): string {
  if (forms.length === 0) return '';
  const code = (names: readonly string[]): string => names.map((name) => `<code>${escaped(name)}</code>`).join(' ');
  const rows = forms.map(({ title, words, required, optional }) => {
    const said = words === undefined ? '' : ` ${inline(words, linkOf)}`;
    const others = optional.length === 0 ? '' : `<br>takes ${code(optional)}`;
    return `<li><b>${escaped(title)}</b>${said}<br>${required.length === 0 ? 'requires nothing' : `requires ${code(required)}`}${others}</li>`;
  });
  return `<details><summary>The body has one of ${forms.length} forms</summary><ul class="vs">${rows.join('')}</ul></details>`;
}

const PAGED = 'A list, page by page, of ';
const ROWS = 'NDJSON, each line ';

function result({ result: own, operation }: OperationEntry, linkOf: LinkOf, isLong: boolean): string {
  const head = '<h3>Returns</h3>';
  if (own === undefined)
    return `${head}<p>${operation.response === 'void' ? 'Nothing.' : operation.response === 'binary' ? 'The bytes of the response.' : 'Text.'}</p>`;
  const before = operation.response === 'rows' ? ROWS : operation.page === undefined ? '' : PAGED;
  const orNull = operation.nullable === true ? ' or null' : '';
  const { words: said } = own;
  const text = said === undefined ? '' : `<p>${inline(said, linkOf)}</p>`;
  const inside = insideText(own, linkOf);
  const fields = isLong && inside !== '' ? `<details><summary>Fields</summary>${inside}</details>` : inside;
  return `${head}<p>${before}${typeText(own.type)}${orNull}</p>${otherForms(operation)}${text}${fields}`;
}

const code = (text: string): string => `<code>${escaped(text)}</code>`;

/** @example '<p>With <code>format: "CSV"</code>: <code>text/csv</code>.</p>' */
function otherForms({ forms = [] }: OperationEntry['operation']): string {
  return formWords(forms, code)
    .map((words) => `<p>${words}</p>`)
    .join('');
}

/** The console at its usual address on the machine of the reader. */
const CONSOLE = 'http://127.0.0.1:4400/explore/';

/** `data-operation` is for a script that adds a button to run the example to `.run`. */
function calls({ example: { calls: own, form = '' }, operation }: OperationEntry): string {
  const texts = WAYS.map((way) => `<pre data-way="${way}"><code>${escaped(own[way].trimEnd())}</code></pre>`);
  const address = `${CONSOLE}${operation.name}${form === '' ? '' : `?p=${form}`}`;
  const run = `<p class="run"><a href="${attribute(address)}" rel="nofollow">Run it in the console</a> <span>on your machine, after <code>npx @flarewire/console</code></span></p>`;
  return `<div class="calls" data-operation="${operation.name}"><div class="ways"></div>${texts.join('')}${run}</div>`;
}

function response({ example: { sample, isShortened, refusal }, operation }: OperationEntry): string {
  const refused =
    refusal === undefined
      ? ''
      : `<p class="refused" title="${attribute(refusal)}">${escaped(refusalText(operation.name))}</p>`;
  if (sample === undefined) return refused;
  const note = (refusal === undefined ? '' : ' · made from the schema') + (isShortened === true ? ' · shortened' : '');
  return `${refused}<figure class="answer"><figcaption>Response <span>${operation.status}${note}</span></figcaption><pre data-code="json"><code>${escaped(sample)}</code></pre></figure>`;
}
