/** Official names in published types. */
import { expect, test } from 'vitest';
import { readOfficialLines } from '../generate/official/lines.ts';
import { withOfficialNames } from './official-types.ts';

const TEXT = `import { APIPromise, APIResource } from '../core.js';
import { InAccount } from './shared.js';
export interface Box {
	readonly lids: Box.Lids;
}
export declare namespace Box {
interface Lids {
	/** Get one. */
	get(lidID: string, params: InAccount): APIPromise<Lid | null>;
	edit(lidID: string, params: LidParams): APIPromise<Lid>;
}
interface LidParams {
	size: Lid.Size;
}
interface Lid {
	size: Lid.Size;
}
namespace Lid {
	interface Size {
		width: number;
	}
}
}
`;

const lines = (table: string) =>
  readOfficialLines('box.txt', table, 'Box', (_, message) => {
    throw new Error(message);
  });

test('signatures have the names of their operations, and names are declared after all types', () => {
  const table =
    'LidEditParams = LidParams\nLidGetParams = Shared.InAccount\nLidGetResponse = Lid\nLid.Extent = Lid.Size\n';
  const text = withOfficialNames(TEXT, 'Box', lines(table));
  expect(text).toContain("import * as $Shared from './shared.js';\nimport $ = Box;\n");
  expect(text).toContain('get(lidID: string, params: $.LidGetParams): APIPromise<$.LidGetResponse | null>;');
  expect(text).toContain('edit(lidID: string, params: $.LidEditParams): APIPromise<Lid>;');
  expect(text.slice(text.indexOf('namespace Lid {'))).toBe(`namespace Lid {
	interface Size {
		width: number;
	}
interface Extent extends $.Lid.Size {}
}
interface LidEditParams extends $.LidParams {}
interface LidGetParams extends $Shared.InAccount {}
interface LidGetResponse extends $.Lid {}
namespace LidGetResponse {
export import Size = $.Lid.Size;
export import Extent = $.Lid.Extent;
}
}
`);
});

test('types without official names stay as they are', () => expect(withOfficialNames(TEXT, 'Box', [])).toBe(TEXT));
