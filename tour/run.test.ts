import { describe, expect, it } from 'vitest';
import { same } from './check.ts';
import { fakeIo } from './fake-io.ts';
import type { TourOptions } from './options.ts';
import { run } from './run.ts';
import type { Step } from './tour.ts';

const ZONE = 'www 300 IN A 192.0.2.1\n';
const options = (more: Partial<TourOptions> = {}): TourOptions => ({
  once: true,
  quiet: false,
  zoneFile: 'my.zone',
  zone: 'my.example',
  port: 0,
  consolePort: undefined,
  data: undefined,
  ...more,
});
const held: Step = { title: 'Do it', run: async () => 'Done.' };
const broken: Step = { title: 'Break it', run: async () => String(same('figure', 1, 2)) };
const makes: Step = { title: 'Make the zone', run: async (tour) => tour.need('accountId') };

describe('run', () => {
  it('the steps run in order, and the exit code is 0 if all pass', async () => {
    const io = fakeIo({ files: { 'my.zone': ZONE } });
    expect(await run(options(), io, [held, { ...held, title: 'Do more' }])).toBe(0);
    expect(io.stdout()).toMatch(/http:\/\/127\.0\.0\.1:1\/client\/v4.*✓ Do it.*Done\..*✓ Do more.*All 2 steps passed/s);
    expect(io.stderr()).toBe('');
    expect(io.folders.size).toBe(0);
  });

  it('the exit code is 1 if a step fails, the reason is printed, and the other steps run', async () => {
    const io = fakeIo({ files: { 'my.zone': ZONE } });
    expect(await run(options(), io, [broken, makes, held])).toBe(1);
    expect(io.stderr()).toMatch(/✗ Break it.*figure: expected 2, found 1.*- Make the zone.*needs an account/s);
    expect(io.stdout()).toMatch(/✓ Do it.*2 steps of 3 failed/s);
  });

  it('with --quiet, only errors are printed', async () => {
    const io = fakeIo({ files: { 'my.zone': ZONE } });
    expect(await run(options({ quiet: true }), io, [held])).toBe(0);
    expect(io.stdout() + io.stderr()).toBe('');
  });

  it('the emulator stays up until it is interrupted', async () => {
    const io = fakeIo({ files: { 'my.zone': ZONE } });
    let over = false;
    const running = run(options({ once: false }), io, [held]).then((code) => {
      over = true;
      return code;
    });
    await new Promise((resolve) => setImmediate(resolve));
    expect(over).toBe(false);
    expect(io.stdout()).toContain('is still running');
    expect(io.stdout()).toContain("curl -H 'Authorization: Bearer any' http://127.0.0.1:1/client/v4/zones");
    expect(io.stdout().match(/http:\/\/127\.0\.0\.1:1\/#key=once/g)).toHaveLength(1);
    io.enter();
    expect(io.stdout().match(/http:\/\/127\.0\.0\.1:1\/#key=once/g)).toHaveLength(2);
    io.interrupt();
    expect(await running).toBe(0);
    expect(io.folders.size).toBe(0);
  });

  it('the emulator stays up without its console if that cannot be opened, and prints the reason', async () => {
    const openConsole = async () => Promise.reject(new Error('no room'));
    const io = fakeIo({ files: { 'my.zone': ZONE }, openConsole });
    const running = run(options({ once: false }), io, [held]);
    await new Promise((resolve) => setImmediate(resolve));
    expect(io.stdout()).toContain('is still running');
    expect(io.stderr()).toBe('The console did not start: no room\nTry: npm ci, then npm start\n');
    io.interrupt();
    expect(await running).toBe(0);
  });

  it('the console receives the folder of the state, even if that is removed at the end', async () => {
    let reported: unknown;
    const openConsole = async (given: object) => {
      reported = 'data' in given ? given.data : undefined;
      throw new Error('enough');
    };
    const io = fakeIo({ files: { 'my.zone': ZONE }, openConsole });
    const running = run(options({ once: false }), io, [held]);
    await new Promise((resolve) => setImmediate(resolve));
    io.interrupt();
    await running;
    expect(reported).toBeTypeOf('string');
  });

  it('the console uses the requested port, and a taken one is reported', async () => {
    const asked: unknown[] = [];
    const openConsole = async ({ port }: { port?: number }) => {
      asked.push(port);
      throw Object.assign(new Error('listen'), { code: 'EADDRINUSE' });
    };
    const io = fakeIo({ files: { 'my.zone': ZONE }, openConsole });
    const running = run(options({ once: false, consolePort: 4401 }), io, [held]);
    await new Promise((resolve) => setImmediate(resolve));
    expect(asked).toEqual([4401]);
    expect(io.stderr()).toBe(
      'Port 4401 is in use, so the console did not start.\nTry: npm start -- --console-port 0\n',
    );
    io.interrupt();
    expect(await running).toBe(0);
  });

  it('the exit code is 2 if the tour is interrupted', async () => {
    const io = fakeIo({ files: { 'my.zone': ZONE } });
    const interrupting: Step = { title: 'x', run: async () => String(io.interrupt()) };
    expect(await run(options({ once: false }), io, [interrupting, broken])).toBe(2);
    expect(io.stderr()).toBe('Interrupted before the end of the tour.\n');
  });

  it('each fault of the zone file is printed with line and reason, and nothing starts', async () => {
    const started = () => {
      throw new Error('started');
    };
    const io = fakeIo({ files: { 'my.zone': `${ZONE}\nmail MX ten mx\nftp A 1.2.3\n` }, emulate: started });
    expect(await run(options(), io, [held])).toBe(1);
    expect(io.stdout()).toBe('');
    expect(io.stderr()).toBe(
      [
        'my.zone:3: priority: found "ten", expected a whole number from 0 to 65535',
        'my.zone:4: address: found "1.2.3", expected an IPv4 address in four decimal parts (192.0.2.1)',
        'Nothing was started or changed. Mend the lines above, then try: npm start -- --zone-file my.zone --zone my.example',
        '',
      ].join('\n'),
    );
  });

  it('twenty faults are printed and the rest counted', async () => {
    const io = fakeIo({ files: { 'my.zone': 'x\n'.repeat(25) } });
    expect(await run(options(), io, [held])).toBe(1);
    expect(io.stderr()).toContain('my.zone:20: ');
    expect(io.stderr()).not.toContain('my.zone:21: ');
    expect(io.stderr()).toContain('... and 5 more');
  });

  it.each([
    ['no file', {}, 2, 'my.zone: there is no such file.\nTry: npm start -- --zone-file FILE --zone my.example\n'],
    [
      'a folder',
      { 'my.zone': Object.assign(new Error('x'), { code: 'EISDIR' }) },
      2,
      'my.zone: this is a folder, not a file.',
    ],
    ['no text', { 'my.zone': Uint8Array.of(97, 10, 0xff, 10) }, 1, 'my.zone:2: this line is not UTF-8 text'],
    ['no records', { 'my.zone': '; nothing\n@ NS ns1\n' }, 1, 'my.zone: holds no records to import'],
  ])('the run is rejected for %s', async (_what, files, code, reason) => {
    const io = fakeIo({ files });
    expect(await run(options(), io, [held])).toBe(code);
    expect(io.stderr()).toContain(reason);
  });

  it('a taken port is reported with a suggestion', async () => {
    const emulate = () => {
      throw Object.assign(new Error('listen'), { code: 'EADDRINUSE' });
    };
    const io = fakeIo({ files: { 'my.zone': ZONE }, emulate });
    expect(await run(options({ port: 8787 }), io, [held])).toBe(1);
    expect(io.stderr()).toBe('Port 8787 is in use.\nTry: npm start (without --port, for a free one)\n');
    expect(io.folders.size).toBe(0);
  });

  it('a temporary folder that cannot be made is reported with a suggestion', async () => {
    const io = fakeIo({ files: { 'my.zone': ZONE } });
    const temporaryFolder = () => Promise.reject(new Error('EROFS: read-only file system'));
    expect(await run(options(), { ...io, temporaryFolder }, [held])).toBe(1);
    expect(io.stderr()).toMatch(/The temporary folder cannot be used: EROFS.*\nTry: npm start -- --data FOLDER\n/);
  });

  it('all causes of a failed step are printed', async () => {
    const io = fakeIo({ files: { 'my.zone': ZONE } });
    const cause = new Error('fetch failed', { cause: new Error('connect ECONNREFUSED') });
    const lost: Step = { title: 'Call', run: () => Promise.reject(new Error('Connection error.', { cause })) };
    expect(await run(options(), io, [lost])).toBe(1);
    expect(io.stderr()).toContain('Connection error. (fetch failed: connect ECONNREFUSED)');
  });
});
