/** Small files at addresses issued in responses: exports, transcripts and the like. */
import type { Context } from '../../handler/context.ts';
import { Reply } from '../../handler/reply.ts';
import type { RawRoute } from '../../http/raw.ts';
import { keep, read } from './fields.ts';
import { missing } from './refusals.ts';

const SCOPE = '/given/files';

interface GivenFile {
  readonly type: string;
  readonly text: string;
}

/** Keeps a file under an id and a name; the address that it can be fetched from. */
export function giveFile(
  context: Pick<Context, 'sandbox' | 'url'>,
  id: string,
  name: string,
  type: string,
  text: string,
): string {
  keep<GivenFile>(context, SCOPE, `${id}/${name}`, { type, text });
  return `${context.url.origin}/client/v4${SCOPE}/${id}/${name}`;
}

export const fileRoutes: readonly RawRoute[] = [
  {
    methods: ['GET'],
    path: /^\/given\/files\/([^/]+)\/([^/]+)$/,
    isOpen: true,
    answer: ({ sandbox, values: [id, name] }) => {
      const file = read<GivenFile>({ sandbox }, SCOPE, `${id}/${name}`);
      if (file === undefined) throw missing('file');
      return new Reply(file.text, file.type);
    },
  },
];

/** https://www.rfc-editor.org/rfc/rfc4180#section-2 */
export function csvOf(columns: readonly string[], rows: readonly (readonly unknown[])[]): string {
  const cell = (value: unknown): string => {
    const text = String(value ?? '');
    return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
  };
  return [columns, ...rows].map((row) => `${row.map(cell).join(',')}\r\n`).join('');
}
