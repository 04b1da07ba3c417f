/** A local name server that answers from a lookup function: RFC 1035, as far as challenges need it. */
import { createSocket } from 'node:dgram';
import { once } from 'node:events';

interface Question {
  /** Lower case, without the trailing dot. */
  readonly name: string;
  readonly type: number;
}

interface Answer {
  readonly type: number;
  readonly data: Buffer;
}

type Find = (question: Question) => Promise<readonly Answer[]>;

/** https://www.iana.org/assignments/dns-parameters/ */
export const TXT = 16;
const CLASS_IN = 1;
const HEADER = 12;

/** @throws RangeError for a truncated message */
function questionOf(message: Buffer): Question & { readonly end: number } {
  const labels: string[] = [];
  let at = HEADER;
  for (let length = message.readUInt8(at); length > 0; length = message.readUInt8(at)) {
    labels.push(message.toString('latin1', at + 1, at + 1 + length));
    at += 1 + length;
  }
  return { name: labels.join('.').toLowerCase(), type: message.readUInt16BE(at + 1), end: at + 5 };
}

/** The reply to a query: its id and question, and what was found. */
async function reply(query: Buffer, find: Find): Promise<Buffer> {
  const { end, ...question } = questionOf(query);
  const answers = await find(question);
  const header = Buffer.alloc(HEADER);
  header.writeUInt16BE(query.readUInt16BE(0), 0);
  // An authoritative response to a query that may have requested recursion.
  header.writeUInt16BE(0x8400 | (query.readUInt16BE(2) & 0x0100), 2);
  header.writeUInt16BE(1, 4);
  header.writeUInt16BE(answers.length, 6);
  return Buffer.concat([header, query.subarray(HEADER, end), ...answers.map(recordOf)]);
}

function recordOf({ type, data }: Answer): Buffer {
  const head = Buffer.alloc(12);
  // Pointer to the name of the question.
  head.writeUInt16BE(0xc000 | HEADER, 0);
  head.writeUInt16BE(type, 2);
  head.writeUInt16BE(CLASS_IN, 4);
  head.writeUInt16BE(data.length, 10);
  return Buffer.concat([head, data]);
}

/** @param text at most 255 bytes, as every challenge is */
export const txt = (text: string): Answer => ({
  type: TXT,
  data: Buffer.concat([Buffer.of(Buffer.byteLength(text)), Buffer.from(text)]),
});

interface NameServer {
  /** Host and port. */
  readonly address: string;
  close(): void;
}

export async function openNameServer(find: Find): Promise<NameServer> {
  const socket = createSocket('udp4');
  socket.on('message', (query, { port, address }) => {
    // A client without a reply retries and finally reports it.
    reply(query, find).then(
      (message) => socket.send(message, port, address),
      () => {},
    );
  });
  socket.unref().bind(0, '127.0.0.1');
  await once(socket, 'listening');
  return { address: `127.0.0.1:${socket.address().port}`, close: () => socket.close() };
}
