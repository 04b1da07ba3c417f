/** Writes results as JSON while they are read: one that is too large ends early, before it fills the memory. */

/** Form of rows: objects (`query`), arrays (`raw`), or none (imports). */
export type Form = 'objects' | 'arrays' | 'none';

export interface Meta {
  readonly served_by: string;
  readonly served_by_region: string;
  readonly served_by_primary: boolean;
  readonly duration: number;
  readonly changes: number;
  readonly last_row_id: number;
  readonly changed_db: boolean;
  readonly size_after: number;
  /** Rows returned or changed: SQLite does not report how many it read. */
  readonly rows_read: number;
  readonly rows_written: number;
  readonly timings: { readonly sql_duration_ms: number };
}

/** All statements of a request together. */
export interface Summary {
  readonly statements: number;
  readonly changes: number;
  readonly rows_read: number;
  readonly rows_written: number;
  readonly isChanged: boolean;
  /** Of the last statement. */
  readonly meta: Meta | undefined;
  /** The first of them, for the analytics. */
  readonly queries: readonly RanQuery[];
}

/** One statement that was run. */
export interface RanQuery {
  readonly sql: string;
  readonly isWrite: boolean;
  readonly reads: number;
  readonly writes: number;
  readonly returned: number;
  readonly ms: number;
}

/** Statements of one request that the analytics distinguish. */
const MAX_QUERIES = 100;

export interface Results {
  begin(columns: readonly string[]): void;
  row(values: readonly unknown[]): void;
  end(meta: Meta, sql: string): void;
  /** A list with an entry a statement, as JSON. */
  json(): Uint8Array<ArrayBuffer>;
  summary(): Summary;
}

/** Error of D1 or SQLite about a statement. */
export class SqlError extends Error {
  override readonly name = 'SqlError';
  /** JSON pointer into the request, where one place is at fault. */
  readonly pointer: string | undefined;

  constructor(message: string, pointer?: string) {
    super(message);
    this.pointer = pointer;
  }
}

/** https://developers.cloudflare.com/d1/observability/debug-d1/#error-list */
export const MEMORY_EXCEEDED = "D1 DB's isolate exceeded its memory limit and was reset.";
export const TIME_EXCEEDED = 'D1 DB exceeded its CPU time limit and was reset.';

/** Bytes of one answer. The limit of calls between Workers, by which D1 is asked: https://developers.cloudflare.com/workers/runtime-apis/rpc/#limits */
const MAX = 32 * 1024 * 1024;

export function createResults(form: Form): Results {
  const pieces: Buffer[] = [];
  let bytes = 0;
  let columns: readonly string[] = [];
  let rows = 0;
  let sum = { statements: 0, changes: 0, rows_read: 0, rows_written: 0, isChanged: false };
  let last: Meta | undefined;
  const queries: RanQuery[] = [];
  const write = (text: string): void => {
    if (form === 'none') return;
    const piece = Buffer.from(text);
    bytes += piece.length;
    if (bytes > MAX) throw new SqlError(MEMORY_EXCEEDED);
    pieces.push(piece);
  };
  return {
    begin: (names) => {
      columns = names;
      rows = 0;
      write(sum.statements > 0 ? ',' : '[');
      write(form === 'arrays' ? `{"results":{"columns":${JSON.stringify(names)},"rows":[` : '{"results":[');
    },
    row: (values) => {
      const plainValues = values.map(plain);
      const value =
        form === 'arrays' ? plainValues : Object.fromEntries(columns.map((name, index) => [name, plainValues[index]]));
      write(`${rows++ > 0 ? ',' : ''}${JSON.stringify(value)}`);
    },
    end: (meta, sql) => {
      write(`${form === 'arrays' ? ']}' : ']'},"success":true,"meta":${JSON.stringify(meta)}}`);
      last = meta;
      if (queries.length < MAX_QUERIES) queries.push(ranQuery(meta, sql, rows));
      sum = {
        statements: sum.statements + 1,
        changes: sum.changes + meta.changes,
        rows_read: sum.rows_read + meta.rows_read,
        rows_written: sum.rows_written + meta.rows_written,
        isChanged: sum.isChanged || meta.changed_db,
      };
    },
    json: () => new Uint8Array(Buffer.concat([...pieces, Buffer.from(sum.statements > 0 ? ']' : '[]')])),
    summary: () => ({ ...sum, meta: last, queries }),
  };
}

const ranQuery = (meta: Meta, sql: string, returned: number): RanQuery => ({
  sql,
  isWrite: meta.changed_db,
  reads: meta.rows_read,
  writes: meta.rows_written,
  returned,
  ms: meta.duration,
});

/** JSON has no big integers and no bytes: the API writes numbers, and lists of bytes. */
function plain(value: unknown): unknown {
  if (typeof value === 'bigint') return Number(value);
  return value instanceof Uint8Array ? [...value] : value;
}
