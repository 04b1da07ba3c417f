/** `flarewire man`: the manual page of the command, for `man -l -`, from the same data as its help. */
import { SWITCHES, VALUES } from '@flarewire/snippets/command/globals';
import { NOTES, USAGE } from '../usage.ts';
import type { Verb } from '../verb.ts';
import { noWords } from './common.ts';
import { isShown, VERBS } from './index.ts';

export const man: Verb = {
  summary: 'Print the manual page',
  takes: '',
  notes: 'flarewire man | man -l -\nTo install it: flarewire man > ~/.local/share/man/man1/flarewire.1',
  run: async (given, io) => {
    noWords(given);
    await io.out(await page(io.version));
    return 0;
  },
};

async function page(version: string): Promise<string> {
  const names = Object.keys(VERBS).filter(isShown);
  const verbs = await Promise.all(names.map(async (name) => ({ name, verb: await VERBS[name]?.() })));
  const commands = verbs.flatMap(({ name, verb }) => [
    ...item(`flarewire ${name} ${verb?.takes ?? ''}`, `${verb?.summary}.`),
    ...Object.entries(verb?.flags ?? {}).flatMap(([flag, { value = '', about }]) => [
      '.br',
      text(`--${flag} ${value}: ${about}.`),
    ]),
  ]);
  const flags = [
    ...Object.entries(VALUES).map(([name, [value, about]]) => [`--${name} ${value}`, about] as const),
    ...Object.entries(SWITCHES).map(([name, about]) => [`--${name}`, about] as const),
  ];
  return [
    `.TH FLAREWIRE 1 "" "flarewire ${version}"`,
    '.SH NAME',
    text('flarewire - the Cloudflare API on the command line'),
    '.SH SYNOPSIS',
    ...literally(USAGE),
    '.SH COMMANDS',
    ...commands,
    '.SH FLAGS OF EVERY COMMAND',
    ...flags.flatMap(([flag, about]) => item(flag, about)),
    '.SH NOTES',
    ...NOTES.split('\n').flatMap((line) => ['.PP', text(line)]),
    '',
  ].join('\n');
}

const item = (name: string, about: string): string[] => ['.TP', `.B ${text(name.trim())}`, text(about)];
const literally = (lines: string): string[] => ['.nf', ...lines.split('\n').map(text), '.fi'];

/** Nothing in it is a request or an escape of roff. */
const text = (line: string): string =>
  line
    .replaceAll('\\', '\\e')
    .replaceAll('-', '\\-')
    .replace(/^(\s*)([.'])/, '$1\\&$2');
