/** Runs the short form with all tests; its kills and hostile requests have separate tests. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const cli = fileURLToPath(new URL('./cli.ts', import.meta.url));

test('growth and soak pass in their short form', async () => {
  const args = ['--conditions=flarewire-source', '--no-warnings', cli, '--short', '--only', 'growth,soak'];
  const program = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit'] });
  let out = '';
  program.stdout.setEncoding('utf8').on('data', (text: string) => {
    out += text;
  });
  const [code] = await once(program, 'close');
  expect(code, out).toBe(0);
  expect(out).toMatch(/^stress: growth passed in [\d.]+ min, soak passed in [\d.]+ min; seed '\d+'$/m);
});
