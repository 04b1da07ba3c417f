/** `node tools/drift/rules-fields.ts FILE`: fields of the Rules language against the provider's list of them, `src/content/fields/index.yaml`. */
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { REFERENCE_FIELDS, typeInWords } from '@flarewire/rules-language';
import { parse } from 'yaml';

interface Listed {
  readonly name: string;
  readonly data_type: string;
  readonly plan_info_label?: string;
}

/** `Number` is `Integer`. */
const sameType = (type: string): string => type.replaceAll('Number', 'Integer');

/** Fields missing on either side, or with another type or plan; empty if nothing differs. */
export function fieldDrift(yaml: string): string[] {
  // The file is a list of entries; a field without name or type is reported below.
  const listed: readonly Listed[] = parse(yaml).entries;
  const theirs = new Map(listed.map((entry) => [entry.name, entry]));
  const ours = new Map(REFERENCE_FIELDS.map((field) => [field.name, field]));
  const missing = listed
    .filter(({ name }) => !ours.has(name))
    .map(({ name, data_type }) => `missing: ${name} ${data_type}`);
  const differing = REFERENCE_FIELDS.flatMap(({ name, type, plan }) => {
    const entry = theirs.get(name);
    if (entry === undefined) return [`gone: ${name}`];
    const wanted = sameType(entry.data_type);
    const types = typeInWords(type) === wanted ? [] : [`type: ${name} is ${wanted}, not ${typeInWords(type)}`];
    const label = entry.plan_info_label;
    return label === plan ? types : [...types, `plan: ${name} is ${label ?? 'all'}, not ${plan ?? 'all'}`];
  });
  return [...missing, ...differing];
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const [, , file] = process.argv;
  if (file === undefined) throw new Error('Usage: node tools/drift/rules-fields.ts FILE');
  const lines = fieldDrift(readFileSync(file, 'utf8'));
  process.stdout.write(`${lines.length === 0 ? 'Nothing differs.' : lines.join('\n')}\n`);
  process.exitCode = lines.length === 0 ? 0 : 1;
}
