/** Renames the dependency `cloudflare` to `flarewire` in a `package.json`, and changes nothing else in it. */
import { FROM, type Note, type Result, TO } from './source.ts';

const SECTIONS = [
  'dependencies',
  'devDependencies',
  'peerDependencies',
  'optionalDependencies',
  'peerDependenciesMeta',
];
const ELSEWHERE = [
  'overrides',
  'resolutions',
  'pnpm',
  'bundledDependencies',
  'bundleDependencies',
  'jest',
  'catalog',
  'catalogs',
];

type Manifest = { readonly [name: string]: unknown };

const parsed = (text: string): Manifest | undefined => {
  try {
    return Object(JSON.parse(text));
  } catch {
    return undefined;
  }
};

const note = (text: string, index: number, what: string): Note => {
  const before = text.slice(0, Math.max(index, 0));
  return { line: before.split('\n').length, column: before.length - before.lastIndexOf('\n'), what };
};

/** `version` is that of this package. */
export function migrateManifest(text: string, version: string): Result {
  const manifest = text.includes(`${FROM}`) ? parsed(text) : undefined;
  if (!manifest) return { text, changes: 0, notes: [] };
  const notes: Note[] = [];
  let changed = text;
  let changes = 0;
  for (const section of SECTIONS) {
    const names = Object(manifest[section]);
    if (!(FROM in names)) continue;
    if (TO in names) {
      notes.push(
        note(
          text,
          text.indexOf(`"${FROM}"`),
          `${section} has both ${FROM} and ${TO}: remove ${FROM} once nothing imports it`,
        ),
      );
      continue;
    }
    changed = renamed(changed, section, version);
    changes++;
    const [, major] = /(\d+)/.exec(`${names[FROM]}`) ?? [];
    if (section !== 'peerDependenciesMeta' && major !== undefined && Number(major) < 7)
      notes.push(
        note(
          text,
          text.indexOf(`"${FROM}"`),
          `was written for ${FROM} ${names[FROM]}: flarewire uses the names of version 7`,
        ),
      );
  }
  for (const field of ELSEWHERE)
    if (mentions(manifest[field]))
      notes.push(note(text, text.indexOf(`"${field}"`), `${field} names ${FROM}: change it manually`));
  for (const section of SECTIONS)
    for (const [alias, range] of Object.entries(Object(manifest[section])))
      if (`${range}`.startsWith(`npm:${FROM}@`))
        notes.push(
          note(text, text.indexOf(`"${alias}"`), `${alias} is an alias of ${FROM}: set it to "npm:${TO}@^${version}"`),
        );
  return { text: changed, changes, notes };
}

const mentions = (value: unknown): boolean =>
  new RegExp(`"[^"]*(?<![@\\w-])${FROM}(?![\\w:-])[^"]*"`).test(JSON.stringify(value) ?? '');

/** Replaces one name and range; everything else, including white space and order, stays. */
function renamed(text: string, section: string, version: string): string {
  const start = text.search(new RegExp(`"${section}"\\s*:\\s*\\{`));
  const entry = section === 'peerDependenciesMeta' ? /"cloudflare"(?=\s*:)/ : /"cloudflare"(\s*:\s*)"(?:[^"\\]|\\.)*"/;
  const replacement = section === 'peerDependenciesMeta' ? `"${TO}"` : `"${TO}"$1"^${version}"`;
  return text.slice(0, start) + text.slice(start).replace(entry, replacement);
}
