/** Lists the products of the contract: their files in `api/`, and their constants in the generated table. */
import { readdirSync, readFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import { readOfficialLines, realTables, tableFile } from '../generate/official/lines.ts';
import type { Report } from '../generate/read/source.ts';
import { root } from './folders.ts';
import type { ProductFiles } from './product-types.ts';

export interface Product extends ProductFiles {
  readonly name: string;
  readonly key: string;
}

const SHARED = '_shared.ts';

export const shared = (): ProductFiles => ({ slug: 'shared', files: new Map([[SHARED, read(SHARED)]]) });

/** In the order of the generated files. */
export function products(): Product[] {
  const tree = readGenerated('products.ts');
  const tables = realTables();
  return Array.from(tree.matchAll(/^import type \{ (\w+) \} from '.*?\/api\/(.+)';$/gm), ([, name = '', path = '']) => {
    const [, key = ''] = new RegExp(`^  readonly (\\w+): ${name};$`, 'm').exec(tree) ?? [];
    const slug = path.replace(/(\/index)?\.ts$/, '');
    const official = readOfficialLines(tableFile(slug), tables.get(slug) ?? '', name, fail);
    return { name, key, slug, files: filesOf(path), official };
  });
}

/** The compiler has reported it. */
const fail: Report = (at, message) => {
  throw new Error(`${at.file}:${at.line}: ${message}`);
};

export const readGenerated = (file: string): string =>
  readFileSync(join(root, 'packages/client/src/generated', file), 'utf8');

const read = (path: string): string => readFileSync(join(root, 'api', path), 'utf8');

function filesOf(path: string): ReadonlyMap<string, string> {
  const [folder, index] = path.split('/');
  if (folder === undefined || index === undefined) return new Map([[path, read(path)]]);
  const parts = readdirSync(join(root, 'api', folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts'))
    .map((file) => `${folder}/${file.split(sep).join('/')}`);
  return new Map([path, ...parts.filter((part) => part !== path).sort()].map((part) => [part, read(part)]));
}
