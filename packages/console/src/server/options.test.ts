import { describe, expect, it } from 'vitest';
import { parseOptions } from './options.ts';

const wrong = (...argv: string[]): string => {
  const parsed = parseOptions(argv);
  return 'wrong' in parsed ? parsed.wrong : 'nothing';
};

describe('the command line', () => {
  it('the command line has defaults', () => {
    expect(parseOptions([])).toEqual({
      options: {
        port: undefined,
        emulatorPort: undefined,
        edgePort: undefined,
        data: undefined,
        seed: 'default',
        journal: 10_000,
        live: false,
        baseURL: undefined,
        profiles: [],
        quiet: false,
        calls: undefined,
        jobs: undefined,
      },
    });
  });

  it('the command line accepts every flag', () => {
    const local = '--port 1 --emulator-port 0 --data d --seed s.yaml --journal 5 --quiet'.split(' ');
    expect(parseOptions(local)).toMatchObject({
      options: { port: 1, emulatorPort: 0, data: 'd', seed: 's.yaml', journal: 5, quiet: true },
    });
    expect(parseOptions(['--live', '--base-url', 'http://127.0.0.1:1/client/v4'])).toMatchObject({
      options: { live: true, baseURL: 'http://127.0.0.1:1/client/v4' },
    });
    expect(parseOptions(['--live', '--profile', 'a', '--profile', 'b-1'])).toMatchObject({
      options: { live: true, profiles: ['a', 'b-1'] },
    });
    expect(parseOptions(['link', '--port', '4401'])).toEqual({ link: { port: 4401 } });
    expect(parseOptions(['--live', '--jobs', 'tls.journal'])).toMatchObject({ options: { jobs: 'tls.journal' } });
    expect(parseOptions(['--static', 'site'])).toEqual({ static: 'site' });
    expect(parseOptions(['--memory'])).toMatchObject({ options: { data: undefined } });
    expect([parseOptions(['-h']), parseOptions(['--version'])]).toEqual([{ print: 'help' }, { print: 'version' }]);
  });

  it('the command line explains invalid input and suggests a valid alternative', () => {
    expect(wrong('--port', 'x')).toBe(
      "--port: 'x' is not a port from 0 to 65535.\nTry: npx @flarewire/console --port 4400",
    );
    expect(wrong('--port', '65536')).toContain('is not a port');
    expect(wrong('--port=')).toContain('is not a port');
    expect(wrong('--emulator-port', '-1')).toContain('--emulator-port');
    expect(wrong('--data=')).toContain('is not a folder');
    expect(wrong('--seed=')).toContain('is not a file');
    expect(wrong('--data', 'd', '--memory')).toContain('cannot be combined with --data');
    expect(wrong('--journal', '0')).toContain('is not a number from 1');
    expect(wrong('--live', '--seed', 'default')).toContain('--seed: it applies to the emulator');
    expect(wrong('--live', '--memory')).toContain('--memory');
    expect(wrong('--base-url', 'http://x')).toContain('it is only valid with --live');
    expect(wrong('--calls=')).toContain('is not a folder');
    expect(wrong('--jobs=')).toContain('is not a file');
    expect(wrong('--static=')).toContain('is not a folder');
    expect(wrong('--static', 'site', '--port', '0')).toContain('--port: it starts a server');
    expect(wrong('--jobs', 'redis://user:word@127.0.0.1')).toContain('REDIS_URL');
    expect(wrong('--profile', 'a')).toContain('it is only valid with --live');
    expect(wrong('--live', '--profile', 'A b')).toContain("'A b' is not a valid name");
    expect(wrong('--live', '--profile', 'a', '--profile', 'a')).toContain('named once');
    expect(wrong('--live', '--profile', 'a', '--base-url', 'http://x')).toContain('profiles.json can hold a baseURL');
    expect(wrong('link', '--live')).toContain('link takes --port alone');
    expect(wrong('live')).toContain("'live' is an unexpected argument");
    expect(wrong('--nothing')).toContain("Unknown option '--nothing'");
  });
});
