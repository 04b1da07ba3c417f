/** Programs after the chapters of the official package's README print the same on both packages, and fit the types of both. */
import { deepEqual, ok } from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import * as official from 'cloudflare';
import * as ours from '../../packages/client/src/index.ts';
import { errors } from '../sections/errors.ts';
import { pagination } from '../sections/pagination.ts';
import { types } from '../sections/types.ts';
import { uploads } from '../sections/uploads.ts';
import { usage } from '../sections/usage.ts';
import { ACCOUNT, BASE, check, TOKEN } from './kit.mjs';

const options = { apiToken: TOKEN, baseURL: BASE };

for (const [name, section] of Object.entries({ usage, types, uploads, errors, pagination }))
  await check(`${name}: both packages print the same`, async () => {
    const printed = [];
    for (const module of [official, ours]) {
      const lines = [];
      await section({ module, options, account_id: ACCOUNT, print: (line) => void lines.push(line) });
      printed.push(lines);
    }
    ok(printed[0].length > 1);
    deepEqual(printed[1], printed[0]);
  });

await check('the programs fit the types of the official package', async () => {
  const clients = join(import.meta.dirname, '..');
  const config = {
    compilerOptions: {
      ...{ target: 'es2024', module: 'nodenext', strict: true, noEmit: true, skipLibCheck: true },
      ...{ allowImportingTsExtensions: true, erasableSyntaxOnly: true, types: ['node'] },
      lib: ['es2024', 'dom', 'dom.iterable', 'dom.asynciterable'],
      typeRoots: [join(clients, '../node_modules/@types')],
      paths: { flarewire: [join(clients, 'node_modules/cloudflare/index.d.mts')] },
    },
    include: [join(clients, 'sections')],
  };
  writeFileSync('tsconfig.json', JSON.stringify(config));
  const tsc = join(clients, '../node_modules/typescript/bin/tsc');
  const said = await new Promise((resolve) =>
    execFile(process.execPath, [tsc, '-p', '.', '--pretty', 'false'], (_, stdout) => resolve(stdout)),
  );
  deepEqual(said, '');
});
