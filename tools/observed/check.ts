/** Compares the emulator with every observation that can be brought about, and tells which operations agree in all. */
import { createEmulator } from '../../packages/emulator/src/emulator.ts';
import { createArrangement } from './arrange.ts';
import { type ObservedError, type ObservedResponse, readAccepted, readErrors, readResponses } from './observations.ts';
import { type Played, play, send } from './play.ts';

export interface Check {
  readonly kind: 'errors' | 'accepted' | 'envelopes';
  readonly id: string;
  readonly operation: string;
  readonly source: string;
  readonly agrees: boolean;
}

export async function checkAll(): Promise<readonly Check[]> {
  const emulator = createEmulator({ start: 'default' });
  const strict = createEmulator({ start: 'default', auth: 'strict' });
  const checks: Check[] = [];
  const arrangement = createArrangement();
  for (const fact of readErrors()) {
    if (fact.condition === 'other-account') continue;
    const isArranged =
      fact.condition === 'not-entitled' || (fact.requests === undefined && fact.condition === 'absent');
    if (fact.requests === undefined && !isArranged) continue;
    const played = isArranged
      ? await arrangement.play(fact)
      : await play(fact.auth === 'strict' ? strict : emulator, fact.requests ?? []);
    if (played !== undefined)
      checks.push(...errorChecks(fact, played).map((agrees) => ({ kind: 'errors' as const, ...of(fact), agrees })));
  }
  for (const fact of readAccepted()) {
    const played = await play(emulator, fact.requests);
    if (played !== undefined) checks.push({ kind: 'accepted', ...of(fact), agrees: played.status < 300 });
  }
  await emulator.reset();
  for (const fact of readResponses().filter(isRecording)) {
    const { status, body } = await send(emulator, { method: 'GET', path: fact.url });
    if (status === fact.status) checks.push({ kind: 'envelopes', ...of(fact), agrees: isSameEnvelope(fact, body) });
  }
  await emulator.close();
  await strict.close();
  await arrangement.close();
  return checks;
}

const of = ({ id, operation, source }: Pick<Check, 'id' | 'operation' | 'source'>) => ({ id, operation, source });

/** Of the code and of the status, as far as they are known. */
function errorChecks(
  { code, codes = code === undefined ? [] : [code], status }: ObservedError,
  played: Played,
): boolean[] {
  const { errors } = Object(played.body);
  const ours = Array.isArray(errors) ? Object(errors[0]).code : undefined;
  return [
    ...(codes.length > 0 ? [codes.includes(ours)] : []),
    ...(status === undefined ? [] : [played.status === status]),
  ];
}

/** From a list or a setting that the seed also has; older recordings were shortened manually. */
const isRecording = ({ http, strength, source, operation }: ObservedResponse): boolean =>
  http === 'GET' && strength === 'recorded' && !source.includes('/old/') && !operation.startsWith('dns.records');

function isSameEnvelope({ response, keys }: ObservedResponse, body: unknown): boolean {
  const [theirs, ours] = [response, body].map((one) =>
    Object.entries(Object(one)).map(([key, value]) => (value === null && key !== 'result' ? `${key}: null` : key)),
  );
  const inOrder = (names: readonly string[] = []): string => (keys === 'as sent' ? names : [...names].sort()).join();
  return inOrder(theirs) === inOrder(ours);
}

/** Verified operations with the number of observations, and the repositories that these are from, by their index. */
export interface Verified {
  readonly sources: readonly string[];
  readonly operations: Readonly<Record<string, readonly [count: number, ...sources: number[]]>>;
}

/** The form of the verified operations that the console shows. */
export function sourcesOf(checks: readonly Check[]): Verified {
  const verified = verifiedOf(checks);
  const repositoryOf = ({ source }: Check): string => /^(?:npm:@)?[^@]+/.exec(source)?.[0] ?? source;
  const own = checks.filter(({ operation }) => verified.has(operation));
  const sources = [...new Set(own.map(repositoryOf))].sort();
  const operations = [...verified].map(([name, count]) => {
    const named = own.filter(({ operation }) => operation === name).map((one) => sources.indexOf(repositoryOf(one)));
    return [name, [count, ...[...new Set(named)].sort((one, other) => one - other)]];
  });
  return { sources, operations: Object.fromEntries(operations) };
}

/** Operations of which everything that was observed agrees, with the number of observations. */
export function verifiedOf(checks: readonly Check[]): ReadonlyMap<string, number> {
  const all = Map.groupBy(checks, ({ operation }) => operation);
  return new Map(
    [...all]
      .filter(([, own]) => own.every(({ agrees }) => agrees))
      .map(([operation, own]) => [operation, own.length] as const)
      .sort(([one], [other]) => (one < other ? -1 : 1)),
  );
}
