/** Runs the examples of a page as a reader would: each as a separate program, against the emulator. */
import { execFile } from 'node:child_process';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterAll, beforeAll } from 'vitest';
import { emulatorPackage, nodeArgs, programFolder } from '../package/program-packages.ts';

export const root = fileURLToPath(new URL('../../', import.meta.url));

export const readPage = (path: string): string => readFileSync(join(root, path), 'utf8');

/** The TypeScript blocks of a page. */
export const examplesOf = (page: string): string[] =>
  [...page.matchAll(/```ts\n([\s\S]*?)```/g)].map((match) => match[1] ?? '');

export interface Runner {
  /**
   * Returns the output of a program. The account's id is available as `accountID`, because examples do not say where it
   * comes from.
   */
  run(name: string, code: string): Promise<string>;
}

type Emulator = ReturnType<typeof import('@flarewire/emulator').createEmulator>;

/** An emulator with two zones, for the tests of one file. */
export function exampleRunner(title: string): Runner {
  let folder = '';
  let emulator: Emulator | undefined;
  let url = '';
  let account = '';
  const ask = async (path: string, body?: object) => {
    const headers = { authorization: 'Bearer any', 'content-type': 'application/json' };
    const init = body ? { method: 'POST', body: JSON.stringify(body), headers } : { headers };
    return (await fetch(url + path, init)).json();
  };
  beforeAll(async () => {
    folder = await programFolder(`${title}-examples`);
    emulator = (await emulatorPackage()).createEmulator();
    ({ url } = await emulator.listen({ port: 0 }));
    account = (await ask('/accounts')).result[0].id;
    for (const name of ['example.com', 'example.org']) await ask('/zones', { name, account: { id: account } });
  });
  afterAll(async () => {
    await emulator?.close();
    rmSync(folder, { recursive: true, force: true });
  });
  return {
    run: async (name, code) => {
      const file = join(folder, `${name}.mts`);
      const known = /\baccountID\b/.test(code) ? `const accountID = ${JSON.stringify(account)};\n` : '';
      writeFileSync(file, known + code);
      const { stdout } = await promisify(execFile)(process.execPath, [...nodeArgs, file], {
        // Files written by an example are removed with the folder.
        cwd: folder,
        env: { ...process.env, CLOUDFLARE_BASE_URL: url, CLOUDFLARE_API_TOKEN: 'any' },
      });
      return stdout.trim();
    },
  };
}
