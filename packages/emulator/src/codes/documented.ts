/** Codes published for a kind of refusal of a whole product, or evident from its other codes: used where none was seen of the resource. */
import type { Condition } from './rank.ts';

interface DocumentedCode {
  /** The beginning of the names of the operations. */
  readonly operations: string;
  readonly condition: Condition;
  readonly code: number;
  readonly source: string;
  /** Holds for bodies, not for the query and headers. */
  readonly isOfBody?: true;
  /** Holds for refusals with this text alone, before codes that were seen of the operation. */
  readonly says?: RegExp;
  /** Holds for values of the path, too: an id of the wrong form is invalid, not missing. */
  readonly isOfPath?: true;
}

/** The framework of these products has one code per kind of refusal; that of missing things was seen of both. */
const CHANFANA = 'https://github.com/cloudflare/chanfana/blob/main/docs/error-handling.md';

const DOCUMENTED: readonly DocumentedCode[] = [
  { operations: 'aiGateway', condition: 'invalid', code: 7001, isOfPath: true, source: CHANFANA },
  { operations: 'aiGateway', condition: 'absent', code: 7002, source: CHANFANA },
  { operations: 'aiSearch', condition: 'invalid', code: 7001, isOfPath: true, source: CHANFANA },
  { operations: 'aiSearch', condition: 'absent', code: 7002, source: CHANFANA },
  {
    operations: 'emailRouting',
    condition: 'invalid',
    code: 2007,
    source: 'https://github.com/cloudflare/cloudflare-docs/issues/20017',
  },
  // All codes seen of it are those of HTTP: 400 for a name in use, 404 for what is missing.
  { operations: 'iam', condition: 'invalid', code: 400, source: 'test/observed/data/errors.jsonl' },
  { operations: 'iam', condition: 'absent', code: 404, source: 'test/observed/data/errors.jsonl' },
  {
    operations: 'queues.messages',
    condition: 'invalid',
    says: /content_type must be/,
    code: 10203,
    source: 'https://developers.cloudflare.com/queues/reference/error-codes/',
  },
  {
    operations: 'queues.messages',
    condition: 'invalid',
    says: /^The body is not valid JSON/,
    code: 10208,
    source: 'https://developers.cloudflare.com/queues/reference/error-codes/',
  },
  {
    operations: 'queues.messages',
    condition: 'invalid',
    code: 10207,
    source: 'https://developers.cloudflare.com/queues/reference/error-codes/',
  },
  {
    operations: 'resourceTagging',
    condition: 'invalid',
    code: 1002,
    isOfBody: true,
    source: 'https://developers.cloudflare.com/resource-tagging/reference/error-codes/',
  },
  // 400, 404 and 429 were seen of it, each for what HTTP has it for.
  { operations: 'speed', condition: 'invalid', code: 400, source: 'test/observed/data/errors.jsonl' },
  { operations: 'speed', condition: 'absent', code: 404, source: 'test/observed/data/errors.jsonl' },
  {
    operations: 'r2.buckets',
    condition: 'invalid',
    code: 10040,
    isOfBody: true,
    source: 'https://github.com/cloudflare/workers-sdk/issues/8486',
  },
  {
    operations: 'zeroTrust.access',
    condition: 'invalid',
    code: 12130,
    source: 'https://github.com/cloudflare/terraform-provider-cloudflare/issues/2328',
  },
  {
    operations: 'zeroTrust.identityProviders',
    condition: 'invalid',
    code: 12130,
    source: 'https://github.com/cloudflare/terraform-provider-cloudflare/issues/2328',
  },
];

/** The published code of an operation for a condition. */
export const documentedCode = (operation: string, condition: Condition, isBody: boolean): number | undefined =>
  documented(operation, condition).find((one) => isBody || one.isOfBody === undefined)?.code;

/** The published code for a value of the path that its schema refuses. */
export const documentedPathCode = (operation: string): number | undefined =>
  documented(operation, 'invalid').find((one) => one.isOfPath === true)?.code;

/** The code that is published for a refusal with this text. */
export const documentedTextCode = (operation: string, condition: Condition, message: string): number | undefined =>
  matching(operation, condition).find(({ says }) => says?.test(message) === true)?.code;

const documented = (operation: string, condition: Condition): readonly DocumentedCode[] =>
  matching(operation, condition).filter(({ says }) => says === undefined);

const matching = (operation: string, condition: Condition): readonly DocumentedCode[] =>
  DOCUMENTED.filter((one) => one.condition === condition && `${operation}.`.startsWith(`${one.operations}.`));
