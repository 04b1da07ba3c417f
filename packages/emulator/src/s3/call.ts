/** A request to the S3 API on its way: its target, its body, and the bucket with its rules. */
import { discard } from '../http/read-body.ts';
import { live, type RuleContext, ruleContext } from '../products/r2/bucket-rules.ts';
import { readCursor, toCursor } from '../products/r2/listing.ts';
import { type Bucket, r2Tables } from '../products/r2/tables.ts';
import { blobsOf } from '../state/blobs.ts';
import type { Sandbox } from '../state/sandbox.ts';
import type { Action } from './access.ts';
import type { Address } from './address.ts';
import { MAX_DOCUMENT, type Receive } from './receive.ts';
import { S3Problem } from './s3-problem.ts';
import { readXml, type XmlElement } from './xml.ts';

export interface Call {
  readonly sandbox: Sandbox;
  readonly address: Address;
  readonly query: URLSearchParams;
  readonly headers: Headers;
  readonly receive: Receive;
  /** Fails where the caller may not do another thing that the operation needs, such as to read the source of a copy. */
  demand(action: Pick<Action, 'level' | 'bucket' | 'key'>): void;
}

export const tablesOf = ({ sandbox }: Pick<Call, 'sandbox'>): ReturnType<typeof r2Tables> => sandbox.use(r2Tables);

/** The part of a call that names the account. */
export interface OfAccount {
  readonly sandbox: Sandbox;
  readonly address: Pick<Address, 'account'>;
}

/** The context of the rules of a bucket. */
export const rulesContext = ({ sandbox, address: { account } }: OfAccount): RuleContext =>
  ruleContext(sandbox, account);

/** A bucket of the account, after its lifecycle rules were applied. @throws S3Problem NoSuchBucket */
export function bucketOf(call: Call, name = call.address.bucket ?? ''): Bucket {
  const { account, jurisdiction } = call.address;
  const bucket = tablesOf(call).bucket(account, jurisdiction, name);
  if (bucket === undefined) throw new S3Problem('NoSuchBucket', 'The specified bucket does not exist.');
  live(rulesContext(call), bucket);
  return bucket;
}

export const keyOf = ({ address: { key = '' } }: Call): string => key;

/** The body as a document with this root; undefined for an empty one, where that is allowed. @throws S3Problem MalformedXML */
export async function documentOf(call: Call, root: string): Promise<XmlElement>;
export async function documentOf(call: Call, root: string, mayBeEmpty: true): Promise<XmlElement | undefined>;
export async function documentOf(call: Call, root: string, mayBeEmpty = false): Promise<XmlElement | undefined> {
  const sent = await call.receive(MAX_DOCUMENT);
  const { sandbox } = call;
  try {
    if (sent.size === 0 && mayBeEmpty) return undefined;
    const bytes = sent.blob === undefined ? sent.bytes : blobsOf(sandbox).read(sent.blob, sent.size);
    const read = readXml(new TextDecoder().decode(bytes));
    if (read.name !== root) throw new S3Problem('MalformedXML', `The document must be ${root}, not ${read.name}.`);
    return read;
  } finally {
    discard(sent, sandbox);
  }
}

/** A whole number of the query. @throws S3Problem InvalidArgument */
export function numberOf(call: Call, name: string, otherwise: number): number {
  const text = call.query.get(name);
  if (text === null || text === '') return otherwise;
  if (!/^\d{1,10}$/.test(text))
    throw new S3Problem('InvalidArgument', `${name} must be a whole number, not '${text}'.`);
  return Number(text);
}

/** The place in a list that a token stands for. @throws S3Problem InvalidArgument for one that no list gave */
export function placeAfter(token: string): string {
  const place = readCursor(token);
  if (toCursor(place) !== token)
    throw new S3Problem('InvalidArgument', `The continuation token '${token.slice(0, 100)}' is not valid.`);
  return place;
}
