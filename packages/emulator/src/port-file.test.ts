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

describe('the file of a running emulator', () => {
  it('is in the cache folder of the user', () => {
    expect(portFile({ XDG_CACHE_HOME: '/c' })).toBe(join('/c', 'flarewire', 'emulator.json'));
  });

  it('is for the user alone, names the address, and goes with its emulator', async () => {
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

  it('stays where another emulator has written it since, and is none where it cannot be written', () => {
    const path = join(folder, 'emulator.json');
    const end = announce(path, 'http://127.0.0.1:1/client/v4');
    writeFileSync(path, 'of another');
    end();
    expect(readFileSync(path, 'utf8')).toBe('of another');
    expect(() => announce(join(path, 'below', 'emulator.json'), 'http://127.0.0.1:1')()).not.toThrow();
  });
});
