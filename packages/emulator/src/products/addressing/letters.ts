/** Letters of agency, by which a prefix may be announced: sent as PDFs, or written by Cloudflare. */
import type { DatabaseSync } from 'node:sqlite';
import type { Context } from '../../handler/context.ts';
import type { Handler, Handlers } from '../../handler/handlers.ts';
import { Reply } from '../../handler/reply.ts';
import { below, type Fields } from '../shared/fields.ts';
import { pdf } from '../shared/pdf.ts';
import { invalid, missing } from '../shared/refusals.ts';

interface Documents {
  add(owner: string, id: string, content: Uint8Array): void;
  get(owner: string, id: string): Uint8Array<ArrayBuffer> | undefined;
}

/** Letters of agency, byte for byte. */
export function documents(db: DatabaseSync): Documents {
  db.exec(
    'CREATE TABLE IF NOT EXISTS loa (owner TEXT, id TEXT, content BLOB NOT NULL, PRIMARY KEY (owner, id)) STRICT',
  );
  const insert = db.prepare('INSERT INTO loa VALUES (?, ?, ?)');
  const select = db.prepare('SELECT content FROM loa WHERE owner = ? AND id = ?');
  return {
    add: (owner, id, content) => {
      insert.run(owner, id, content);
    },
    get: (owner, id) => {
      const content = select.get(owner, id)?.content;
      return content instanceof Uint8Array ? new Uint8Array(content) : undefined;
    },
  };
}

const MAX_BYTES = 10 * 1024 * 1024;

const uploadLetter: Handler<'addressing.loaDocuments.create'> = (context) => {
  const part = context.parts.find((one) => one.name === 'loa_document');
  const content = part?.bytes ?? new Uint8Array();
  if (new TextDecoder('latin1').decode(content.subarray(0, 5)) !== '%PDF-')
    throw invalid('the document is not a PDF', '/loa_document');
  if (content.length > MAX_BYTES) throw invalid('the document is larger than 10 MB', '/loa_document');
  return context.fit(keepLetter(context, content, part?.filename ?? 'loa.pdf', false));
};

function keepLetter(context: Context, content: Uint8Array, filename: string, auto_generated: boolean): Fields {
  const id = context.sandbox.ids.hex();
  context.sandbox.use(documents).add(below(context), id, content);
  const facts = { filename, size_bytes: content.length, auto_generated, verified: false, verified_at: null };
  return { id, account_id: context.segments[1], created: context.now(), ...facts };
}

export function writeLetter(context: Context, cidr: string, asn: unknown): unknown {
  const text = `Letter of Agency: ${cidr} may be announced by AS${asn}.`;
  return keepLetter(context, new TextEncoder().encode(pdf(text)), 'loa.pdf', true).id;
}

const downloadLetter: Handler<'addressing.loaDocuments.get'> = (context) => {
  const content = context.sandbox.use(documents).get(below(context), context.path.loa_document_id);
  if (content === undefined) throw missing('LOA document');
  return new Reply(content, 'application/pdf');
};

export const addressingLetters = {
  'addressing.loaDocuments.create': uploadLetter,
  'addressing.loaDocuments.get': downloadLetter,
} satisfies Handlers;
