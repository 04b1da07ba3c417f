import { describe, expect, it } from 'vitest';
import { readOptions, run } from './cli.ts';

async function started(...args: string[]): Promise<{ code: number; out: string[]; err: string[] }> {
  const out: string[] = [];
  const err: string[] = [];
  const code = await run(args, {
    out: (line) => out.push(line),
    err: (line) => err.push(line),
    stopped: Promise.resolve(),
  });
  return { code, out, err };
}

describe('emulator command', () => {
  it('prints the base URL when ready, or nothing', async () => {
    const { code, out } = await started('--port', '0');
    expect(code).toBe(0);
    expect(out).toEqual([expect.stringMatching(/^http:\/\/127\.0\.0\.1:\d+\/client\/v4$/)]);
    expect((await started('--port', '0', '--quiet')).out).toEqual([]);
  });

  it('reads its options', () => {
    expect(readOptions([])).toEqual({ port: 8787, data: undefined, quiet: false, help: false });
    expect(readOptions(['--data', 'x', '--port=9'])).toMatchObject({ port: 9, data: 'x' });
  });

  it.each([['--port', 'many'], ['--port', '70000'], ['--data', 'x', '--memory'], ['--unknown'], ['stray']])(
    '%s %s is a usage error',
    async (...args) => {
      const { code, err } = await started(...args);
      expect(code).toBe(2);
      expect(err[0]).toContain('Usage:');
    },
  );
});
