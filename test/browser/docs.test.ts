/** The examples of docs/emulator-in-the-browser.md run in Chromium and print the output in the document. */
import { build, type Plugin } from 'esbuild';
import { describe, expect, test } from 'vitest';
import { root } from '../../tools/build/folders.ts';
import { readPage } from '../docs/example-runner.ts';
import { emulatorPage } from './emulator-page.ts';

const PAGE = 'docs/emulator-in-the-browser.md';
const examples = [...readPage(PAGE).matchAll(/```js\n([\s\S]*?)```\n\n```text\n([\s\S]*?)```/g)].map(
  ([, code = '', printed = '']) => ({ code, printed: printed.trim() }),
);

/** The built emulator is served; the client and MSW become part of the example. */
const builtEmulator: Plugin = {
  name: 'built-emulator',
  setup({ onResolve }) {
    onResolve({ filter: /^@flarewire\/emulator\/browser$/ }, () => ({ path: '/emulator/index.js', external: true }));
  },
};

async function moduleOf(code: string): Promise<string> {
  const { outputFiles } = await build({
    stdin: { contents: code, resolveDir: root, loader: 'js' },
    bundle: true,
    write: false,
    format: 'esm',
    platform: 'browser',
    conditions: ['flarewire-source'],
    plugins: [builtEmulator],
  });
  return outputFiles[0]?.text ?? '';
}

test(`${PAGE} has its examples`, () => expect(examples.length).toBe(5));

describe('examples in Chromium', () => {
  const opened = emulatorPage(async () => {
    const modules = await Promise.all(examples.map(({ code }) => moduleOf(code)));
    return Object.fromEntries(modules.map((code, index) => [`/example-${index}.js`, code]));
  });

  test.each(examples.map(({ printed }, index) => [index, printed] as const))(
    'example %i prints its output',
    async (index, printed) => {
      const lines = await opened().page.evaluate(async (path) => {
        const said: string[] = [];
        const { log } = console;
        console.log = (...values: unknown[]) =>
          void said.push(values.map((one) => (typeof one === 'string' ? one : JSON.stringify(one))).join(' '));
        try {
          await import(path);
        } finally {
          console.log = log;
        }
        return said;
      }, `/example-${index}.js`);
      expect(lines.join('\n')).toBe(printed);
    },
  );
});
