/** docs/options.md has every option, variable and flag, and the defaults of the code. */
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { isShown, VERBS } from '../../packages/cli/src/verbs/index.ts';
import { retryPolicy } from '../../packages/client/src/transport/retry.ts';
import { usage as consoleUsage } from '../../packages/console/src/server/options.ts';
import { usage as emulatorUsage } from '../../packages/emulator/src/run.ts';
import { SCOPES, SHORT, SWITCHES, VALUES } from '../../packages/snippets/src/command/globals.ts';
import { readPage, root } from './example-runner.ts';
import { chapterOf, codesIn, tableOf } from './tables.ts';

const page = readPage('docs/options.md');
const rowsOf = (chapter: string, head: string): string[][] => tableOf(chapterOf(page, chapter), head);
const namesOf = (rows: readonly string[][], column = 0): string[] => rows.flatMap((row) => codesIn(row[column] ?? ''));

interface Member {
  readonly name: string;
  readonly comment: string;
}

/** The members of an interface as declared in its source. */
function membersOf(file: string, name: string): Member[] {
  const [, body = ''] =
    new RegExp(`export interface ${name}\\b[^{]*\\{\\n([\\s\\S]*?)\\n\\}`).exec(readPage(file)) ?? [];
  return [...body.matchAll(/(\/\*\*(?:(?!\*\/)[\s\S])*\*\/)?\s*(?:readonly )?(\w+)\??: /g)].map(
    ([, comment = '', member = '']) => ({ name: member, comment }),
  );
}

const isCurrent = ({ comment }: Member): boolean => !comment.includes('@deprecated');
const CLIENT = 'packages/client/src/types.ts';

describe.each([
  ['Client', [...membersOf(CLIENT, 'AuthOptions'), ...membersOf(CLIENT, 'ClientOptions')]],
  ['One call', membersOf(CLIENT, 'RequestOptions')],
])('the options in %s', (chapter, members) => {
  const rows = rowsOf(chapter, 'option | default |');

  test('the options are those of the type', () => {
    expect(members.length).toBeGreaterThan(10);
    expect(namesOf(rows).sort()).toEqual(members.map(({ name }) => name).sort());
  });

  test('the options have the defaults of the type', () => {
    const due = members.flatMap(({ name, comment }) => {
      const [, value] = /@default (.*?)(?: \*\/|\n)/.exec(comment) ?? [];
      return value === undefined ? [] : [[name, value]];
    });
    expect(due.length).toBeGreaterThan(4);
    const reported = due.map(([name = '']) => [name, rows.find(([cell = '']) => codesIn(cell).includes(name))?.[1]]);
    expect(reported).toEqual(due);
  });
});

test('the fields of the retry policy have their defaults', () => {
  const reported = rowsOf('Retry policy', 'field | default |').flatMap(([names = '', values = '']) => {
    const fields = codesIn(names);
    return fields.length > 1
      ? fields.map((field, i) => [field, values.split(', ')[i]])
      : fields.map((field) => [field, values.replaceAll(', ', ',')]);
  });
  expect(reported).toEqual(Object.entries(retryPolicy).map(([name, value]) => [name, String(value)]));
});

test('the variables are those that the sources read', () => {
  const sources = globSync('packages/{client,cli,console,emulator,bulk,backup}/src/**/*.{ts,tsx}', { cwd: root })
    .filter((file) => !/\.test\.tsx?$|\/generated\//.test(file))
    .map((file) => readFileSync(join(root, file), 'utf8'));
  const read = new Set(
    sources.flatMap((text) => [
      ...[...text.matchAll(/readEnv\('([A-Z_]+)'\)/g)].map(([, name]) => `CLOUDFLARE_${name}`),
      ...[...text.matchAll(/\benv\??\.([A-Z][A-Z_]+)\b/g)].map(([, name = '']) => name),
      ...[...text.matchAll(/\{ ([A-Z][A-Z_]+)(?:: \w+ = '')? \} = env;/g)].map(([, name = '']) => name),
      ...[...text.matchAll(/\[variable\('([A-Z_]+)', name\)\]/g)].map(([, name]) => `CLOUDFLARE_${name}_NAME`),
    ]),
  );
  // Named in a list in the client, and read by the page that browsers load, which has no environment.
  for (const name of ['API_TOKEN', 'API_KEY', 'EMAIL', 'API_USER_SERVICE_KEY']) read.add(`CLOUDFLARE_${name}`);
  const rows = rowsOf('Environment', 'variable | read by |');
  const reported = rows.flatMap(([names = '', , words = '']) =>
    names.includes('_NAME') ? codesIn(`${names}${words}`) : codesIn(names),
  );
  expect(reported.sort()).toEqual([...read].sort());
});

describe('the emulator', () => {
  const rows = rowsOf('Emulator', 'option | command line |');

  test("the emulator's options are those of createEmulator", () => {
    const members = [
      ...membersOf('packages/emulator/src/instance.ts', 'InstanceOptions'),
      ...membersOf('packages/emulator/src/emulator.ts', 'EmulatorOptions'),
    ].filter((member) => isCurrent(member) && member.name !== 'contract');
    expect(members.length).toBeGreaterThan(10);
    expect(namesOf(rows).sort()).toEqual(members.map(({ name }) => name).sort());
  });

  test("the emulator's flags are those of its command", () => {
    const flags = [...emulatorUsage().matchAll(/^ {2}(--[a-z-]+(?: [A-Z=]+)?)(?: |$)/gm)].map(([, flag = '']) => flag);
    expect(flags.length).toBeGreaterThan(5);
    expect(namesOf(rows, 1).sort()).toEqual(flags.sort());
  });
});

describe('the console', () => {
  const rows = rowsOf('Console', 'option | default |');
  const reported = [...consoleUsage().matchAll(/^ {2}(--[a-z-]+(?: [A-Z]+)?) +(.*)$/gm)];

  test("the console's flags are those of --help, in its order", () => {
    expect(namesOf(rows)).toEqual(reported.map(([, option]) => option));
  });

  test("the console's defaults are those of --help", () => {
    const due = reported.flatMap(([, option = '', words = '']) => {
      const value = /\(default '?(\w+)/.exec(words)?.[1];
      return value === undefined ? [] : [[option, value]];
    });
    expect(due.length).toBe(5);
    for (const [option = '', value] of due) {
      const row = rows.find(([cell = '']) => codesIn(cell).includes(option));
      expect([option, row?.[1]?.replaceAll('`', '')]).toEqual([option, value]);
    }
  });
});

describe('the command', () => {
  test('the flags of every command are documented', () => {
    const long = [
      ...Object.entries({ ...SCOPES, ...VALUES }).map(([name, [value]]) => `--${name} ${value}`),
      ...Object.keys(SWITCHES).map((name) => `--${name}`),
    ];
    const short = Object.keys(SHORT).map((letter) => `-${letter}`);
    expect(namesOf(rowsOf('Command', 'flag |')).sort()).toEqual([...long, ...short].sort());
  });

  test('the flags of the other commands are documented', async () => {
    const shared = new Set(['zone', 'account', 'profile', 'local', 'yes', 'json', 'output', 'force']);
    const rows = rowsOf('Command', 'command | flags of its own');
    const reported = new Map(rows.map(([name = '', flags = '']) => [codesIn(name)[0], codesIn(flags)]));
    for (const [name, load] of Object.entries(VERBS).filter(([verb]) => isShown(verb))) {
      const { flags = {}, isRaw, notes = '', takes } = await load();
      const own = Object.entries(flags).filter(([flag]) => !shared.has(flag));
      const due = own.map(([flag, { value }]) => `--${flag}${value === undefined ? '' : ` ${value}`}`);
      const found = reported.get(`flarewire ${name}`) ?? [];
      if (isRaw) for (const flag of found) expect(notes + takes).toContain(flag.split(' ')[0]);
      else expect([name, found]).toEqual([name, due]);
    }
  });
});
