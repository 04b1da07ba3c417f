/** Converts the output of a scenario to a line of the table. */
import type { Index, ProductDocument } from '@flarewire/contract';
import { PROGRAMS, type Program, versionOf } from './programs.ts';

export interface Verdict {
  readonly name: string;
  readonly passed: readonly string[];
  /** Failed check and reason. */
  readonly failed: readonly (readonly [check: string, error: string])[];
  readonly ms: number;
}

/** Longest first, so that the run does not end with a single slow scenario. */
const MAX_LENGTH = [
  'alchemy-network',
  'alchemy-workers',
  'certbot',
  'wrangler-network',
  'wrangler-triggers',
  'wrangler-workers',
  'wrangler-versions',
  'wrangler-d1',
  'wrangler-kv',
];
/** Shared files next to the scenarios. */
const SHARED = ['acme', 'alchemy', 'kit', 'official', 'worker-programs'];

export function scenarioNames(files: readonly string[]): readonly string[] {
  const names = files
    .filter((file) => file.endsWith('.mjs'))
    .map((file) => file.slice(0, -'.mjs'.length))
    .filter((name) => !SHARED.includes(name));
  return [
    ...MAX_LENGTH.filter((name) => names.includes(name)),
    ...names.filter((name) => !MAX_LENGTH.includes(name)).sort(),
  ];
}

interface Check {
  readonly check: string;
  readonly error?: string;
}

/**
 * @param written each line of `out` is a check of the kit; anything else is an error
 * @param why how the program ended, unless successfully
 */
export function verdictOf(
  name: string,
  written: { out: string; err: string },
  why: string | undefined,
  ms: number,
): Verdict {
  const lines = written.out.split('\n').filter(Boolean);
  const checks = lines.filter((line) => line.startsWith('{"check":')).map((line): Check => JSON.parse(line));
  const failed = checks.flatMap(({ check, error }) => (error === undefined ? [] : [[check, error] as const]));
  const passed = checks.filter(({ error }) => error === undefined).map(({ check }) => check);
  if (why !== undefined) failed.push(['runs to its end', `It ${why}\n${written.err.slice(-2000)}`]);
  else if (checks.length === 0) failed.push(['checks something', 'It reported no check.']);
  return { name, passed, failed, ms };
}

export function table(verdicts: readonly Verdict[]): string {
  const rows = [
    ['scenario', 'passed', 'failed', 'ms'],
    ...verdicts.map(({ name, passed, failed, ms }) => [name, ...[passed.length, failed.length, ms].map(String)]),
  ];
  const widths = rows[0]?.map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0))) ?? [];
  const line = (row: readonly string[]): string =>
    row.map((cell, i) => (i === 0 ? cell.padEnd(widths[i] ?? 0) : cell.padStart(widths[i] ?? 0))).join('  ');
  const reported = verdicts.flatMap(({ name, failed }) =>
    failed.map(([check, error]) => `${name}: "${check}" FAILED\n  ${error.trim().replaceAll('\n', '\n  ')}`),
  );
  return [...rows.map(line), ...(reported.length > 0 ? ['', ...reported] : [])].join('\n');
}

/** Undocumented calls of programs, from the contract: operation, name and program. */
export function undocumentedTable({ undocumented }: Index, { operations }: ProductDocument): string {
  const rows = undocumented.map(({ name, method, path }) => {
    const said = operations[name]?.description?.replace(/\s+/g, ' ') ?? '';
    return `| \`${method} ${path}\` | \`${name}\` | ${said} |`;
  });
  return ['| call | operation | who calls it |', '|---|---|---|', ...rows].join('\n');
}

/** Skipped scenarios, and how to enable them. */
export function leftOut(missing: ReadonlyMap<string, readonly string[]>): string {
  const lines = [...missing].map(([scenario, packages]) => `${scenario} needs ${packages.join(', ')}`);
  const packages = [...new Set([...missing.values()].flat())].sort();
  return [
    `Left out, for want of packages of Debian:`,
    ...lines.map((line) => `  ${line}`),
    `Install them: apt-get install ${packages.join(' ')}`,
  ].join('\n');
}

/** The page of verified clients. */
export function page(
  verdicts: readonly Verdict[],
  undocumented: string,
  version: (program: Program) => string = versionOf,
): string {
  const rows = [...verdicts]
    .sort((one, other) => (one.name < other.name ? -1 : 1))
    .map(
      ({ name, passed, failed }) =>
        `| ${name} | ${[...passed, ...failed.map(([check]) => `**fails**: ${check}`)].join('; ')} |`,
    );
  return `# Third-party tools tested against the emulator
\`npm run clients\` runs these, each in its own process and home folder against a new emulator, and checks the resulting state with
separate requests. Programs from Debian must be installed; without them their scenarios are skipped, and in CI the run fails.
The proxy is [\`clients/network/front.ts\`](../clients/network/front.ts); certificates are issued by pebble, which checks the emulator's records.
\`npm run clients -- --write\` writes this page.

| program | from | how it connects to the emulator |
|---|---|---|
${PROGRAMS.map((one) => `| ${one.what} | ${version(one)} | ${one.reaches} |`).join('\n')}

| scenario | what it does |
|---|---|
${rows.join('\n')}

## Undocumented calls
These programs make them, so the emulator implements them, with the permissions of related calls. The contract has them in a [separate product](contract.md#tags-of-an-operation): the client has no methods for them.

${undocumented}
`;
}
