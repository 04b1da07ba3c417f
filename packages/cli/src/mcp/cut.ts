/** Truncates responses to a size that an agent can read at once, and serves the rest on request. */
import { randomBytes } from 'node:crypto';
import { WrongInput } from '../wrong-input.ts';

/** Lines as they come; nothing is read before it is shown. */
export type Lines = AsyncIterable<string> | Iterable<string>;

export interface Piece {
  readonly text: string;
  /** For the rest; undefined where this was all. */
  readonly cursor?: string;
  readonly lines: number;
}

interface Rest {
  readonly lines: AsyncIterator<string>;
  /** Read and not shown. */
  readonly left: string;
}

/** Number of truncated responses that can be continued. */
const KEPT = 20;

export interface Cutter {
  first(lines: Lines): Promise<Piece>;
  /** @throws WrongInput for a cursor that was used, or is not kept any longer */
  next(cursor: string): Promise<Piece>;
}

export function createCutter(size: number): Cutter {
  const rests = new Map<string, Rest>();
  const keep = (rest: Rest): string => {
    const cursor = randomBytes(6).toString('hex');
    rests.set(cursor, rest);
    const [oldest] = rests;
    if (rests.size > KEPT && oldest !== undefined) {
      rests.delete(oldest[0]);
      void oldest[1].lines.return?.();
    }
    return cursor;
  };
  const take = async ({ lines, left }: Rest): Promise<Piece> => {
    let text = left;
    let count = left === '' ? 0 : 1;
    while (text.length <= size) {
      const { done, value } = await lines.next();
      if (done) return { text, lines: count };
      text += `${text === '' ? '' : '\n'}${value}`;
      count += 1;
    }
    const at = endOf(text, size);
    const after = text.slice(at).replace(/^\n/, '');
    return { text: text.slice(0, at), lines: count - (after === '' ? 0 : 1), cursor: keep({ lines, left: after }) };
  };
  return {
    first: (lines) => take({ lines: iterate(lines), left: '' }),
    next: async (cursor) => {
      const rest = rests.get(cursor);
      if (rest === undefined)
        throw new WrongInput(`Unknown cursor "${cursor}": a cursor can be used once, for the last ${KEPT} responses.`);
      rests.delete(cursor);
      return take(rest);
    },
  };
}

/** At the end of a line where there is one, and never within a character. */
function endOf(text: string, size: number): number {
  const line = text.lastIndexOf('\n', size);
  if (line > 0) return line;
  return /[\uD800-\uDBFF]/.test(text[size - 1] ?? '') ? size - 1 : size;
}

async function* iterate(lines: Lines): AsyncGenerator<string> {
  yield* lines;
}
