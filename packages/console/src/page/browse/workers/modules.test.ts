import { describe, expect, it } from 'vitest';
import { contentOf, uploadOf } from './modules.ts';

const utf8 = (text: string): Uint8Array => new TextEncoder().encode(text);

function form(...parts: readonly (readonly [name: string, type: string, bytes: Uint8Array])[]): Uint8Array {
  const lines = parts.flatMap(([name, type, bytes]) => [
    utf8(`--xx\r\nContent-Disposition: form-data; name="${name}"; filename="${name}"\r\nContent-Type: ${type}\r\n\r\n`),
    bytes,
    utf8('\r\n'),
  ]);
  return new Uint8Array([...lines, utf8('--xx--\r\n')].flatMap((one) => [...one]));
}

const headers =
  (values: Readonly<Record<string, string>>) =>
  (name: string): string | undefined =>
    values[name];

const wasm = new Uint8Array([0, 0x61, 0x73, 0x6d, 13, 10, 13, 10, 255]);
const multipart = headers({ 'content-type': 'multipart/form-data; boundary=xx', 'cf-entrypoint': 'index.js' });

describe('Worker content', () => {
  it('content that is not a form is a single script', () => {
    const content = contentOf(utf8('addEventListener()'), headers({ 'content-type': 'application/javascript' }));
    expect(content).toMatchObject({ main: 'script', isModule: false });
    expect(content.modules[0]?.text).toBe('addEventListener()');
  });

  it('the parts of a form are read byte for byte as modules', () => {
    const code = utf8('export default { note: "ü --xx" };\r\n\r\n');
    const bytes = form(['index.js', 'application/javascript+module', code], ['lib/a.wasm', 'application/wasm', wasm]);
    const { main, modules } = contentOf(bytes, multipart);
    expect(main).toBe('index.js');
    expect(modules.map(({ name, type }) => [name, type])).toEqual([
      ['index.js', 'application/javascript+module'],
      ['lib/a.wasm', 'application/wasm'],
    ]);
    expect(modules[0]?.bytes).toEqual(code);
    expect(modules[1]).toMatchObject({ bytes: wasm, text: undefined });
  });

  it('an empty module is read', () => {
    const { modules } = contentOf(form(['empty.txt', 'text/plain', utf8('')]), multipart);
    expect(modules).toMatchObject([{ name: 'empty.txt', text: '' }]);
  });

  it('a malformed form has no modules', () => {
    expect(contentOf(utf8('--xx\r\nContent-'), multipart).modules).toEqual([]);
    expect(contentOf(utf8(''), multipart).modules).toEqual([]);
  });
});

it('an upload contains every module with its edits', async () => {
  const content = contentOf(
    form(['index.js', 'application/javascript+module', utf8('old')], ['a.wasm', '', wasm]),
    multipart,
  );
  const { metadata, files } = uploadOf(content, new Map([['index.js', 'new']]));
  expect(metadata).toEqual({ main_module: 'index.js' });
  expect(files.map(({ name, type }) => [name, type])).toEqual([
    ['index.js', 'application/javascript+module'],
    ['a.wasm', 'application/octet-stream'],
  ]);
  expect(await files[0]?.text()).toBe('new');
  expect(new Uint8Array((await files[1]?.arrayBuffer()) ?? [])).toEqual(wasm);
});
