import { describe, expect, it } from 'vitest';
import { parseOptions } from './options.ts';

const wrong = (...argv: string[]) => {
  const parsed = parseOptions(argv);
  return 'wrong' in parsed ? parsed.wrong : parsed;
};

describe('the options of npm start', () => {
  it('the default options are the example zone on a free port', () => {
    expect(parseOptions([])).toEqual({
      options: {
        once: false,
        quiet: false,
        zoneFile: undefined,
        zone: 'harbour.example',
        port: 0,
        consolePort: undefined,
        data: undefined,
      },
    });
  });

  it('all options are parsed', () => {
    const ports = ['--port', '8787', '--console-port', '0'];
    const argv = [
      '--once',
      '--quiet',
      '--zone-file',
      'a.zone',
      '--zone',
      'Example.COM.',
      ...ports,
      '--data',
      './state',
    ];
    expect(parseOptions(argv)).toEqual({
      options: {
        once: true,
        quiet: true,
        zoneFile: 'a.zone',
        zone: 'example.com',
        port: 8787,
        consolePort: 0,
        data: './state',
      },
    });
  });

  it('a Unicode zone name is accepted', () => {
    const parsed = parseOptions(['--zone-file', 'a', '--zone', 'hafenbüro.example']);
    expect(parsed).toMatchObject({ options: { zone: 'xn--hafenbro-c6a.example' } });
  });

  it('--help asks for help', () => {
    expect(parseOptions(['--help'])).toEqual({ help: true });
    expect(parseOptions(['-h'])).toEqual({ help: true });
  });

  it.each([
    [['--wat'], "Unknown option '--wat'.\nTry: npm start -- --help"],
    [['--port'], "Option '--port <value>' argument missing.\nTry: npm start -- --help"],
    [['file.zone'], '"file.zone" is an unexpected argument; options start with --.\nTry: npm start -- --help'],
    [['--port', 'x'], '--port: "x" is not a port from 0 to 65535.\nTry: npm start -- --port 8787'],
    [['--port', '70000'], '--port: "70000" is not a port from 0 to 65535.\nTry: npm start -- --port 8787'],
    [
      ['--console-port', '1e3'],
      '--console-port: "1e3" is not a port from 0 to 65535.\nTry: npm start -- --console-port 4400',
    ],
    [
      ['--zone-file', 'my.zone'],
      '--zone-file: it requires the name of its zone.\nTry: npm start -- --zone-file my.zone --zone example.com',
    ],
    [
      ['--zone', 'a.example'],
      '--zone: it requires the file with its records.\nTry: npm start -- --zone-file my.zone --zone a.example',
    ],
    [
      ['--zone-file', 'a', '--zone', 'no spaces.example'],
      '--zone: "no spaces.example" is not a domain name such as example.com.\nTry: npm start -- --zone-file a --zone example.com',
    ],
  ])('the options %j are rejected with a suggestion', (argv, reason) => {
    expect(wrong(...argv)).toBe(reason);
  });

  it.each(['localhost', 'a..b', '-a.example', 'a-.example', '1.2.3.4', `${'x'.repeat(64)}.example`, '.', ''])(
    'the zone name %j is rejected',
    (name) => {
      expect(wrong('--zone-file', 'a', `--zone=${name}`)).toMatch(/is not a domain name/);
    },
  );
});
