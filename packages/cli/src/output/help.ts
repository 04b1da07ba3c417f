/** Help of commands and groups, as text for a terminal. */
import { allowedBy, descriptionOf, follow, type Operation, type Param } from '@flarewire/contract';
import { argvOf } from '@flarewire/snippets/command/argv';
import { flagOf, isScope, takes } from '@flarewire/snippets/command/flags';
import { SCOPES, SWITCHES, VALUES } from '@flarewire/snippets/command/globals';
import { wordsOf } from '@flarewire/snippets/command/words';
import { operationPath } from '@flarewire/snippets/site';
import { plain } from '../plain.ts';
import type { Subject } from '../tree/subject.ts';
import { commandOf } from '../tree/words.ts';

/** @param site address of the documentation, which has a page for it */
export function help(subject: Subject, site?: string): string {
  const { operation, schemas, positionals } = subject;
  const scopes = Object.keys(SCOPES).filter(
    (name) => takes(subject, `${name}_id`) && !positionals.some((one) => one.name === `${name}_id`),
  );
  const flags = schemas.params.filter(
    (param) => !positionals.some(({ name }) => name === param.name) && !isScope(param),
  );
  const required = flags.filter((param) => param.required);
  const optional = flags.filter((param) => !param.required);
  const words = positionals.map(({ name }) => name.toUpperCase());
  return [
    `${operation.summary}.`,
    ...(schemas.description === undefined ? [] : ['', schemas.description]),
    '',
    `Usage: ${[commandOf(operation.name), ...words, '[flags]'].join(' ')}`,
    ...section('Arguments:', positionals, subject, ({ name }) => name.toUpperCase()),
    ...plainSection(
      'Scope:',
      scopes.map((name) => [
        `--${name} ${SCOPES[name as keyof typeof SCOPES][0]}`,
        SCOPES[name as keyof typeof SCOPES][1],
      ]),
    ),
    ...section('Required:', required, subject, flagWord(subject)),
    ...section('Optional:', optional, subject, flagWord(subject)),
    ...facts(operation, site),
    ...example(subject),
    '',
    'Global flags: flarewire --help',
  ].join('\n');
}

const flagWord =
  (subject: Subject) =>
  (param: Param): string =>
    `--${flagOf(param, subject)}`;

function facts({ name, permissions, deprecated, plans, docs, method, path }: Operation, site?: string): string[] {
  return [
    '',
    `${method} ${path}`,
    ...(deprecated ? ['Deprecated.'] : []),
    ...(permissions === undefined ? [] : [`Permissions (any one of): ${permissions.join(', ')}`]),
    ...(plans === undefined ? [] : [`Plans: ${plans.join(', ')}`]),
    ...(site === undefined ? [] : [site + operationPath(name)]),
    docs,
  ];
}

/** Names on the left; what each allows, what it is for, where its values are from. */
function section(
  title: string,
  params: readonly Param[],
  { document }: Subject,
  nameOf: (param: Param) => string,
): string[] {
  if (params.length === 0) return [];
  const width = Math.min(32, Math.max(...params.map((param) => nameOf(param).length)));
  const lines = params.flatMap((param) => {
    const { schema } = param;
    const { default: usual, 'x-flarewire-from': from, 'x-unit': unit } = follow(schema, document.schemas);
    const limits = [
      allowedBy(schema, document.schemas),
      ...(typeof unit === 'string' ? [`in ${unit}`] : []),
      ...(usual === undefined ? [] : [`default ${JSON.stringify(usual)}`]),
      ...(typeof from === 'string' ? [`see ${commandOf(from.split(' ')[0] ?? '')}`] : []),
    ];
    const words = descriptionOf(schema, document);
    const first = `  ${nameOf(param).padEnd(width)}  ${limits.join('; ')}`;
    return words === undefined ? [first] : [first, `  ${' '.repeat(width)}  ${words}`];
  });
  return ['', title, ...lines];
}

function plainSection(title: string, rows: readonly (readonly [string, string])[]): string[] {
  if (rows.length === 0) return [];
  const width = Math.max(...rows.map(([name]) => name.length));
  return ['', title, ...rows.map(([name, words]) => `  ${name.padEnd(width)}  ${words}`)];
}

function example(subject: Subject): string[] {
  const { example: params } = subject.schemas;
  return params === undefined ? [] : ['', 'Example:', `  flarewire ${argvOf(subject, params).map(quoted).join(' ')}`];
}

/** Quotes a word for a shell if needed. */
export const quoted = (word: string): string =>
  /^[\w@%+=:,./-]+$/.test(word) ? word : `'${word.replaceAll("'", `'\\''`)}'`;

/** Subcommands of a group with their summaries. */
export function groupHelp(group: readonly string[], operations: readonly Operation[]): string {
  const rows = operations.map(({ name, summary }) => [wordsOf(name).slice(group.length).join(' '), summary] as const);
  const width = Math.min(48, Math.max(...rows.map(([words]) => words.length)));
  return [
    `Usage: flarewire ${group.join(' ')} COMMAND`,
    '',
    ...rows.map(([words, summary]) => `  ${words.padEnd(width)}  ${plain(summary)}`),
  ].join('\n');
}

/** The flags that every command takes, by what they are for. */
export function globalHelp(): string {
  const valued = (name: keyof typeof VALUES) => [`--${name} ${VALUES[name][0]}`, VALUES[name][1]] as const;
  const alone = (name: keyof typeof SWITCHES) => [`--${name}`, SWITCHES[name]] as const;
  const row = (name: string) =>
    name in VALUES ? valued(name as keyof typeof VALUES) : alone(name as keyof typeof SWITCHES); // one or the other
  return Object.entries(FLAG_GROUPS)
    .flatMap(([title, names]) => plainSection(`${title}:`, names.map(row)))
    .join('\n');
}

type GlobalFlag = keyof typeof VALUES | keyof typeof SWITCHES;

export const FLAG_GROUPS: Readonly<Record<string, readonly GlobalFlag[]>> = {
  'Global flags': [
    'help',
    'plan',
    'body',
    'unchecked',
    'yes',
    'if-absent',
    'upsert',
    'wait',
    'watch',
    'profile',
    'local',
    'debug',
    'no-update-notice',
  ],
  Output: ['json', 'ndjson', 'yaml', 'csv', 'tsv', 'table', 'wide', 'raw', 'columns', 'jq', 'output', 'force'],
  'Lists and bulk': [
    'limit',
    'prefetch',
    'across',
    'input',
    'journal',
    'resume',
    'retry-failed',
    'stop-after-failures',
    'secrets-file',
  ],
  Recording: ['record', 'replay'],
};
