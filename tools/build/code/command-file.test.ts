/** Commands under a Node that is too old. */
import { expect, test } from 'vitest';
import { commandFile } from './command-file.ts';

const manifest = { name: 'a', publishConfig: { engines: { node: '>=22.20' } } };

/** Output of the file under this version of Node, and the module that it continues with. */
function started(text: string, node: string): { readonly error?: string; readonly entry?: string; exitCode?: number } {
  const process: { versions: object; exitCode?: number } = { versions: { node } };
  const seen: { error?: string; entry?: string; exitCode?: number } = {};
  const code = text.replace(/^#!.*/, '').replace('import(', 'load(');
  new Function('process', 'console', 'load', code)(
    process,
    { error: (line: string) => Object.assign(seen, { error: line }) },
    (entry: string) => Object.assign(seen, { entry }),
  );
  return Object.assign(seen, process.exitCode === undefined ? {} : { exitCode: process.exitCode });
}

test.each(['0.12.18', '8.17.0', '20.20.2', '22.19.9'])('Node %s is rejected in one line', (node) => {
  expect(started(commandFile(manifest, 'cli.js'), node)).toEqual({
    error: `a needs Node 22.20 or newer; this is Node ${node}. Install a newer one: https://nodejs.org`,
    exitCode: 1,
  });
});

test.each(['22.20.0', '23.0.0', '24.21.0', '100.1.2'])('Node %s runs the program', (node) => {
  expect(started(commandFile(manifest, 'cli.js'), node)).toEqual({ entry: './cli.js' });
});

test('the version is that of the manifest', () => {
  const text = commandFile({ name: 'b', engines: { node: '>=20' } }, 'b.mjs');
  expect(started(text, '20.0.0')).toEqual({ entry: './b.mjs' });
  expect(started(text, '18.19.1').error).toContain('b needs Node 20 or newer; this is Node 18.19.1.');
  expect(() => commandFile({ name: 'c' }, 'c.js')).toThrow("c: engines.node is ''");
});
