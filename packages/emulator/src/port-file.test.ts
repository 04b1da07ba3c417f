import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { announce, portFile } from './port-file.ts';
import { run } from './run.ts';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'flarewire-port-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

describe('the port file of a running emulator', () => {
  it('the port file is in the user’s cache folder', () => {
    expect(portFile({ XDG_CACHE_HOME: '/c' })).toBe(join('/c', 'flarewire', 'emulator.json'));
  });

  it('the port file is private to the user, holds the address, and is removed with its emulator', async () => {
    const path = join(folder, 'new', 'emulator.json');
    const { promise, resolve } = Promise.withResolvers<void>();
    const seen: string[] = [];
    const out = (line: string): void => {
      seen.push(line);
      seen.push(JSON.parse(readFileSync(path, 'utf8')).url);
      expect(statSync(path).mode & 0o777).toBe(0o600);
      resolve();
    };
    expect(await run(['--port', '0'], { out, err: out, stopped: promise, portFile: path })).toBe(0);
    expect(seen[0]).toBe(seen[1]);
    expect(() => readFileSync(path)).toThrow('ENOENT');
  });

  it('a port file stays if another emulator has overwritten it, and is omitted if it cannot be written', () => {
    const path = join(folder, 'emulator.json');
    const end = announce(path, 'http://127.0.0.1:1/client/v4');
    writeFileSync(path, 'of another');
    end();
    expect(readFileSync(path, 'utf8')).toBe('of another');
    expect(() => announce(join(path, 'below', 'emulator.json'), 'http://127.0.0.1:1')()).not.toThrow();
  });
});
