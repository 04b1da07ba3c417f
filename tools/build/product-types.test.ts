import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { root, write } from './folders.ts';
import { productTypes } from './product-types.ts';
import { shared } from './products.ts';
import { published } from './published.ts';

const FILE = `import type { APIPromise } from './_client.ts';
import type * as Shared from './_shared.ts';
import type { Zones as ZonesProduct } from './zones.ts';

/** Boxes: Things in things.
 *  @product box Boxes */
export interface Box {
  readonly lids: Box.Lids;
}

export declare namespace Box {
  export interface Lids {
    /** Get one.
     *  @http GET /lids/{lid_id}
     *  @unwrapped
     *  @availability ga */
    get(lidID: Shared.ID): APIPromise<Lids.Lid>;
  }
  export type Zone = ZonesProduct.Zone;
  export import Other = Box.Lids;
  export type Text = 'Box.Lids';
}

export declare namespace Box.Lids {
  export interface Lid {
    /** @maxLength 5 @example "a @b" */ name: string;
    /** @example 3 */ size?: number;
  }
  export import Same = Box.Zone;
}
`;

test('all types are in the namespace of the product, under their local names', () => {
  const files = new Map([['box.ts', FILE]]);
  expect(productTypes({ slug: 'box', name: 'Box', files })).toBe(`import { APIPromise, APIResource } from '../core.js';
import * as Shared from './shared.js';
import { Zones as $Zones } from './zones.js';
import $ = Box;
/** Boxes: Things in things. */
export interface Box {
readonly lids: $.Lids;
}
export declare namespace Box {
interface Lids {
/** Get one.
 * @http GET /lids/{lid_id} */
get(lidID: Shared.ID): APIPromise<Lids.Lid>;
}
type Zone = $Zones.Zone;
export import Other = $.Lids;
type Text = 'Box.Lids';
namespace Lids {
interface Lid {
	/** @maxLength 5 */ name: string;
	size?: number;
}
export import Same = $.Zone;
}
}
`);
});

test('the parts of a product are merged', () => {
  const files = new Map([
    [
      'box/index.ts',
      "import type { Lids } from './lids.ts';\nexport interface Box {\n  readonly lids: Box.Lids;\n}\nexport declare namespace Box {\n  export { type Lids };\n  export type ID = string | (string & {});\n}\n",
    ],
    [
      'box/lids.ts',
      "import type { Box as BoxProduct } from './index.ts';\nexport interface Lids {\n  get(id: BoxProduct.ID): Lids.Box;\n}\nexport declare namespace Lids {\n  export type Box = 1;\n}\n",
    ],
  ]);
  expect(productTypes({ slug: 'box', name: 'Box', files })).toBe(`import { APIResource } from '../core.js';
import { AnyString } from './shared.js';
import $ = Box;
export interface Box {
readonly lids: $.Lids;
}
export declare namespace Box {
type ID = string | AnyString;
interface Lids {
get(id: $.ID): Lids.Box;
}
namespace Lids {
type Box = 1;
}
}
`);
});

test('published types are equivalent to the contract for every product', () => {
  const folder = mkdtempSync(join(tmpdir(), 'flarewire-types-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  // The client's own types, so that the comparison is between the products' only.
  const source = join(root, 'packages/client/src');
  write(
    folder,
    'core.d.ts',
    [
      `export type * from '${source}/types.ts';`,
      `export type * from '${join(root, 'api/_client.ts')}';`,
      `export { APIResource } from '${source}/resource.ts';`,
      '',
    ].join('\n'),
  );
  write(folder, 'api/shared.d.ts', productTypes(shared()));
  const lines = published().map(({ product, modules }, i) => {
    write(folder, `api/${product.slug}.d.ts`, modules.types);
    const [path = ''] = product.files.keys();
    return `import type { ${product.name} as Ours${i} } from '${join(root, 'api', path)}';
import type { ${product.name} as Published${i} } from './api/${product.slug}.js';
export declare let ours${i}: Ours${i};
export declare let published${i}: Methods<Published${i}>;
ours${i} = published${i};
published${i} = ours${i};
`;
  });
  // A class has what is protected besides, which no interface has.
  const methods =
    'type Methods<T> = { [K in keyof T]: T[K] extends (...given: never) => unknown ? T[K] : Methods<T[K]> };\n';
  write(folder, 'same.ts', methods + lines.join(''));
  write(folder, 'package.json', '{ "type": "module" }');
  const compilerOptions = {
    module: 'nodenext',
    target: 'es2023',
    strict: true,
    noEmit: true,
    allowImportingTsExtensions: true,
    types: [],
  };
  write(folder, 'tsconfig.json', JSON.stringify({ compilerOptions, files: ['same.ts'] }));
  const tsc = join(root, 'node_modules/typescript/bin/tsc');
  expect(execFileSync(process.execPath, [tsc, '-p', folder], { encoding: 'utf8' })).toBe('');
});
