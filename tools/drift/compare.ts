/** Contract against document: every difference as data, nothing read or written. */

import type { Contract } from '../openapi/contract.ts';
import type { JsonObject } from '../openapi/json.ts';
import type { Body, Endpoint, Place, Taken } from './endpoint.ts';
import { contractEndpoints } from './from-contract.ts';
import { documentEndpoints } from './from-openapi.ts';
import { lacking } from './sets.ts';

export type Side = 'contract' | 'document';

interface At {
  readonly method: string;
  readonly path: string;
  /** Dotted names; operation ids of the document if the contract lacks the operation. */
  readonly operations: readonly string[];
  /** Set if the operation is for accounts and zones, and this applies to only one of them. */
  readonly half?: 'accounts' | 'zones';
}

interface OfParameter extends At {
  readonly in: Place;
  /** `*` is the body as a whole. */
  readonly name: string;
}

export interface MissingOperation extends At {
  readonly kind: 'operations';
  readonly missingIn: Side;
}

export interface MissingParameter extends OfParameter {
  readonly kind: 'parameters';
  readonly missingIn: Side;
  readonly required: boolean;
}

/** The body is an object of named fields on one side and something else on the other. */
export interface OtherBody extends OfParameter {
  readonly kind: 'parameters';
  readonly missingIn: 'neither';
  readonly objectIn: Side;
}

export interface OtherRequired extends OfParameter {
  readonly kind: 'required';
  readonly requiredIn: Side;
}

export interface OtherValues extends OfParameter {
  readonly kind: 'enums';
  readonly missingInContract: readonly unknown[];
  readonly missingInDocument: readonly unknown[];
  /** The side that lists no values at all and so takes any. */
  readonly anyIn?: Side;
}

export interface OtherDeprecated extends At {
  readonly kind: 'deprecated';
  readonly deprecatedIn: Side;
  readonly in?: Place;
  readonly name?: string;
}

export type Difference =
  | MissingOperation
  | MissingParameter
  | OtherBody
  | OtherRequired
  | OtherValues
  | OtherDeprecated;

export type Kind = Difference['kind'];
export const KINDS: readonly Kind[] = ['operations', 'parameters', 'required', 'enums', 'deprecated'];

export type Endpoints = ReadonlyMap<string, Endpoint>;

/** All differences of the contract and an OpenAPI 3 document. */
export function compare(contract: Contract, document: JsonObject): readonly Difference[] {
  return compareEndpoints(contractEndpoints(contract), documentEndpoints(document).endpoints);
}

export function compareEndpoints(contract: Endpoints, document: Endpoints): readonly Difference[] {
  const found: Found[] = [];
  for (const [key, ours] of contract) {
    const theirs = document.get(key);
    if (theirs === undefined) found.push({ at: ours, difference: missingOperation(ours, 'document') });
    else found.push(...compareEndpoint(ours, theirs).map((difference) => ({ at: ours, difference })));
  }
  for (const [key, theirs] of document) {
    if (!contract.has(key)) found.push({ at: theirs, difference: missingOperation(theirs, 'contract') });
  }
  return foldHalves(found);
}

interface Found {
  readonly at: Endpoint;
  readonly difference: Difference;
}

/** Differences common to accounts and zones are reported once, under the template of both. */
function foldHalves(found: readonly Found[]): readonly Difference[] {
  const folded = new Map<string, Found[]>();
  for (const one of found) {
    const key = JSON.stringify({ ...one.difference, path: one.at.template });
    folded.set(key, [...(folded.get(key) ?? []), one]);
  }
  return [...folded.values()].flatMap((same) =>
    same.length === 1
      ? same.map(halfOf)
      : same.slice(0, 1).map(({ at, difference }) => ({ ...difference, path: at.template })),
  );
}

function halfOf({ at, difference }: Found): Difference {
  if (at.template === at.path) return difference;
  return { ...difference, half: at.path.startsWith('/zones/') ? 'zones' : 'accounts' };
}

function at({ method, path, operations }: Endpoint): At {
  return { method, path, operations };
}

function missingOperation(endpoint: Endpoint, missingIn: Side): MissingOperation {
  return { kind: 'operations', missingIn, ...at(endpoint) };
}

function compareEndpoint(ours: Endpoint, theirs: Endpoint): readonly Difference[] {
  const place = at(ours);
  const bodies = compareBodies(place, ours.body, theirs.body);
  // A body that is missing or of another kind is one difference, not one for each of its fields.
  const fields = ours.body !== undefined && theirs.body !== undefined && comparable(ours.body, theirs.body);
  const found: Difference[] = [...bodies];
  for (const key of new Set([...ours.taken.keys(), ...theirs.taken.keys()])) {
    if (!fields && key.startsWith('body ')) continue;
    found.push(...compareTaken(place, ours.taken.get(key), theirs.taken.get(key)));
  }
  if (ours.deprecated !== theirs.deprecated) {
    found.push({ kind: 'deprecated', deprecatedIn: ours.deprecated ? 'contract' : 'document', ...place });
  }
  return found;
}

/** A document that says nothing about a body lacks none of our fields; a contract that says nothing lacks theirs. */
function comparable(ours: Body, theirs: Body): boolean {
  return theirs.kind === 'object' && (ours.kind === 'object' || ours.kind === 'open');
}

function compareBodies(place: At, ours: Body | undefined, theirs: Body | undefined): readonly Difference[] {
  const whole = { ...place, in: 'body', name: '*' } as const;
  if (ours === undefined || theirs === undefined) {
    const only = ours ?? theirs;
    if (only === undefined) return [];
    return [{ kind: 'parameters', missingIn: ours ? 'document' : 'contract', ...whole, required: only.required }];
  }
  const found: Difference[] = [];
  if (ours.kind !== theirs.kind && ours.kind !== 'open' && theirs.kind !== 'open') {
    const objectIn = ours.kind === 'object' ? 'contract' : 'document';
    found.push({ kind: 'parameters', missingIn: 'neither', objectIn, ...whole });
  }
  if (ours.required !== theirs.required) {
    found.push({ kind: 'required', requiredIn: ours.required ? 'contract' : 'document', ...whole });
  }
  return found;
}

function compareTaken(place: At, ours: Taken | undefined, theirs: Taken | undefined): readonly Difference[] {
  const one = ours ?? theirs;
  if (one === undefined) return [];
  const where = { ...place, in: one.in, name: one.name };
  if (ours === undefined || theirs === undefined) {
    if (one.readOnly) return [];
    return [{ kind: 'parameters', missingIn: ours ? 'document' : 'contract', ...where, required: one.required }];
  }
  const found: Difference[] = [];
  const isKnown = ours.undemanded === true || ours.readOnly || theirs.readOnly;
  if (ours.required !== theirs.required && !isKnown) {
    found.push({ kind: 'required', requiredIn: ours.required ? 'contract' : 'document', ...where });
  }
  found.push(...compareValues(where, ours, theirs));
  if (ours.deprecated !== theirs.deprecated) {
    found.push({ kind: 'deprecated', deprecatedIn: ours.deprecated ? 'contract' : 'document', ...where });
  }
  return found;
}

function compareValues(where: OfParameter, { values: ours }: Taken, { values: theirs }: Taken): readonly Difference[] {
  const missingInContract = parsed(lacking(theirs, ours));
  const missingInDocument = parsed(lacking(ours, theirs));
  if (missingInContract.length + missingInDocument.length === 0) return [];
  const any = ours.size === 0 ? 'contract' : theirs.size === 0 ? 'document' : undefined;
  return [{ kind: 'enums', ...where, missingInContract, missingInDocument, ...(any && { anyIn: any }) }];
}

function parsed(values: ReadonlySet<string>): readonly unknown[] {
  return [...values].map((value): unknown => JSON.parse(value)).sort((a, b) => (String(a) < String(b) ? -1 : 1));
}
