/** Reads the part of GraphQL in which the Analytics API is asked: queries with arguments, variables and aliases. https://spec.graphql.org/October2021/ */
import { isObject } from '@flarewire/schema';

export interface Field {
  readonly name: string;
  /** The name of the field in the response. */
  readonly alias: string;
  readonly args: Readonly<Record<string, unknown>>;
  readonly fields: readonly Field[];
}

/** An error in a query, in GraphQL's form: https://developers.cloudflare.com/analytics/graphql-api/errors/ */
export class QueryError extends Error {
  override readonly name = 'QueryError';
}

/** Deeper than any question goes. */
const MAX_DEPTH = 16;
const TOKEN =
  /[\s,\ufeff]+|#[^\n]*|(\.\.\.|[{}()[\]:!$=|@&]|[A-Za-z_]\w*|-?\d+(?:\.\d+)?(?:[eE][+-]?\d+)?|"(?:[^"\\\n]|\\.)*")/y;

function tokensOf(text: string): string[] {
  const tokens: string[] = [];
  TOKEN.lastIndex = 0;
  while (TOKEN.lastIndex < text.length) {
    const at = TOKEN.lastIndex;
    const match = TOKEN.exec(text);
    if (match === null) throw new QueryError(`syntax error at character ${at}: '${text.slice(at, at + 20)}'`);
    if (match[1] !== undefined) tokens.push(match[1]);
  }
  return tokens;
}

/** @throws QueryError */
export function parseQuery(text: string, variables: unknown, operationName?: string): readonly Field[] {
  const reader = new Reader(tokensOf(text), isObject(variables) ? variables : {});
  const operations = reader.document();
  const found = operationName === undefined ? operations[0] : operations.find(({ name }) => name === operationName);
  if (found === undefined) throw new QueryError(`there is no operation '${operationName ?? ''}' in the query`);
  return found.fields;
}

class Reader {
  readonly #tokens: readonly string[];
  readonly #variables: Readonly<Record<string, unknown>>;
  #at = 0;

  constructor(tokens: readonly string[], variables: Readonly<Record<string, unknown>>) {
    this.#tokens = tokens;
    this.#variables = variables;
  }

  document(): { name: string | undefined; fields: readonly Field[] }[] {
    const operations = [];
    while (this.#peek() !== undefined) {
      let name: string | undefined;
      if (this.#peek() !== '{') {
        const kind = this.#next();
        if (kind !== 'query') throw new QueryError(`'${kind}' is not supported: only queries are`);
        if (/^\w/.test(this.#peek() ?? '')) name = this.#next();
        if (this.#peek() === '(') this.#skipDeclarations();
      }
      operations.push({ name, fields: this.#selection(0) });
    }
    return operations;
  }

  /** Types of variables: their values say as much. */
  #skipDeclarations(): void {
    while (this.#next() !== ')');
  }

  #selection(depth: number): Field[] {
    if (depth > MAX_DEPTH) throw new QueryError(`a query has at most ${MAX_DEPTH} levels`);
    this.#expect('{');
    const fields: Field[] = [];
    while (this.#peek() !== '}') fields.push(this.#field(depth));
    this.#next();
    return fields;
  }

  #field(depth: number): Field {
    const alias = this.#name();
    const name = this.#take(':') ? this.#name() : alias;
    const args: Record<string, unknown> = {};
    if (this.#take('(')) Object.assign(args, this.#pairs(')', depth));
    return { name, alias, args, fields: this.#peek() === '{' ? this.#selection(depth + 1) : [] };
  }

  #pairs(end: string, depth: number): Record<string, unknown> {
    const entries: [string, unknown][] = [];
    while (!this.#take(end)) {
      const name = this.#name();
      this.#expect(':');
      entries.push([name, this.#value(depth + 1)]);
    }
    // Own properties, whatever their names.
    return Object.fromEntries(entries);
  }

  #value(depth: number): unknown {
    if (depth > MAX_DEPTH) throw new QueryError(`a query has at most ${MAX_DEPTH} levels`);
    const token = this.#next();
    if (token === '$') {
      const name = this.#name();
      return Object.hasOwn(this.#variables, name) ? this.#variables[name] : undefined;
    }
    if (token === '{') return this.#pairs('}', depth);
    if (token === '[') {
      const list: unknown[] = [];
      while (!this.#take(']')) list.push(this.#value(depth + 1));
      return list;
    }
    if (/^["\d-]/.test(token)) return literal(token);
    if (/^\w/.test(token)) return WORDS.has(token) ? WORDS.get(token) : token;
    throw new QueryError(`a value was expected, not '${token}'`);
  }

  #name(): string {
    const token = this.#next();
    if (!/^[A-Za-z_]/.test(token)) throw new QueryError(`a name was expected, not '${token}'`);
    return token;
  }

  #peek(): string | undefined {
    return this.#tokens[this.#at];
  }

  #next(): string {
    const token = this.#tokens[this.#at++];
    if (token === undefined) throw new QueryError('the query ends too early');
    return token;
  }

  #take(token: string): boolean {
    if (this.#peek() !== token) return false;
    this.#at++;
    return true;
  }

  #expect(token: string): void {
    const found = this.#next();
    if (found !== token) throw new QueryError(`'${token}' was expected, not '${found}'`);
  }
}

const WORDS: ReadonlyMap<string, unknown> = new Map<string, unknown>([
  ['true', true],
  ['false', false],
  ['null', null],
]);

/** Strings are written as in JSON, but for a few escapes that JSON refuses. */
function literal(token: string): unknown {
  try {
    return JSON.parse(token);
  } catch {
    throw new QueryError(`${token.slice(0, 40)} is not a valid value`);
  }
}
