/** Reads items from a file: one JSON value per line (NDJSON), or CSV with column names in the first line. */
import { createReadStream } from 'node:fs';
import { InputError } from './stage.ts';

const MAX_PROBLEMS = 100;

interface Row {
  readonly line: number;
  readonly fields: readonly string[];
}

/** State of a CSV parser, https://www.rfc-editor.org/rfc/rfc4180. */
interface Reading {
  field: string;
  fields: string[];
  line: number;
  startLine: number;
  /** `quoted` is within quotes, `closed` is after a quote that may have ended the cell. */
  at: 'start' | 'plain' | 'quoted' | 'closed';
  problem: string | undefined;
}

/** Consumes one character; returns a row when one ends. */
function take(state: Reading, char: string): Row | undefined {
  if (char === '\n') state.line++;
  if (state.at === 'quoted') {
    if (char === '"') state.at = 'closed';
    else state.field += char;
    return undefined;
  }
  if (char === '"' && state.at !== 'plain') {
    if (state.at === 'closed') state.field += '"';
    state.at = 'quoted';
    return undefined;
  }
  if (char === ',' || char === '\n') {
    state.fields.push(state.at === 'plain' ? state.field.replace(/\r$/, '') : state.field);
    state.field = '';
    state.at = 'start';
    return char === '\n' ? endRow(state) : undefined;
  }
  if (char === '\r' && state.at === 'closed') return undefined;
  if (state.at === 'closed') state.problem ??= `line ${state.line}: text after a closing quote`;
  state.at = state.at === 'closed' ? 'closed' : 'plain';
  state.field += char;
  return undefined;
}

function endRow(state: Reading): Row | undefined {
  const row = { line: state.startLine, fields: state.fields };
  state.fields = [];
  state.startLine = state.line;
  return row.fields.length === 1 && row.fields[0] === '' ? undefined : row;
}

async function* csvRows(text: AsyncIterable<string>, problems: string[]): AsyncGenerator<Row> {
  const state: Reading = { field: '', fields: [], line: 1, startLine: 1, at: 'start', problem: undefined };
  for await (const chunk of text)
    for (const char of chunk) {
      const row = take(state, char);
      if (state.problem) problems.push(state.problem);
      state.problem = undefined;
      if (row) yield row;
    }
  if (state.at === 'quoted') problems.push(`line ${state.startLine}: a quote is not closed`);
  else if (state.fields.length > 0 || state.field !== '' || state.at === 'closed') {
    const row = take(state, '\n');
    if (row) yield row;
  }
}

async function* readCsv(text: AsyncIterable<string>, problems: string[]): AsyncGenerator<Record<string, string>> {
  let names: readonly string[] | undefined;
  for await (const { line, fields } of csvRows(text, problems)) {
    if (!names) {
      names = fields.map((name) => name.trim());
      const twice = names.find((name, i) => name === '' || names?.indexOf(name) !== i);
      if (twice !== undefined)
        problems.push(twice === '' ? 'line 1: a column has no name' : `line 1: the column name ${twice} is duplicated`);
      continue;
    }
    if (fields.length !== names.length)
      problems.push(`line ${line}: ${fields.length} fields, but the first line has ${names.length}`);
    else yield Object.fromEntries(names.map((name, i) => [name, fields[i] ?? '']));
  }
}

async function* lines(text: AsyncIterable<string>): AsyncGenerator<string> {
  let rest = '';
  for await (const chunk of text) {
    const parts = (rest + chunk).split('\n');
    rest = parts.pop() ?? '';
    yield* parts;
  }
  if (rest !== '') yield rest;
}

async function* readNdjson(text: AsyncIterable<string>, problems: string[]): AsyncGenerator<unknown> {
  let number = 0;
  for await (const line of lines(text)) {
    number++;
    if (line.trim() === '') continue;
    try {
      yield JSON.parse(line);
    } catch (error) {
      problems.push(`line ${number}: ${error instanceof Error ? error.message : 'not JSON'}`);
    }
  }
}

/** Text of a file without its byte order mark. */
async function* textOf(path: string): AsyncGenerator<string> {
  let isFirst = true;
  for await (const chunk of createReadStream(path, 'utf8')) {
    yield isFirst ? String(chunk).replace(/^\uFEFF/, '') : String(chunk);
    isFirst = false;
  }
}

/**
 * The rows of a file as the items of a job: CSV if the file ends in `.csv`, otherwise one JSON value per line.
 *
 * @throws {InputError} all unreadable lines, after the last one: a run reads all items before it sends anything
 * @example
 * const items = rows<{ hostname: string; target: string }>('redirects.csv');
 */
export async function* rows<Row = Record<string, string>>(path: string): AsyncGenerator<Row> {
  const problems: string[] = [];
  const read = /\.csv$/i.test(path) ? readCsv : readNdjson;
  for await (const row of read(textOf(path), problems)) yield row as Row; // the caller declares the content of the file
  if (problems.length > 0)
    throw new InputError(`${path} cannot be read`, problems.slice(0, MAX_PROBLEMS), problems.length);
}
