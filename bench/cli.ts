/** Entry of `npm run bench`: binds the command to the process, and leaves nothing behind however it ends. */
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { cpus, tmpdir } from 'node:os';
import { isAbsolute, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { besideOthers } from './measure/beside.ts';
import { bundling } from './measure/bundle.ts';
import { calling } from './measure/call.ts';
import { commanding } from './measure/command.ts';
import { opening } from './measure/console.ts';
import { passing } from './measure/edge.ts';
import { emulating } from './measure/emulator.ts';
import { generating } from './measure/generate.ts';
import { growing } from './measure/growth.ts';
import { importing } from './measure/import.ts';
import { installed } from './measure/installed.ts';
import { loading } from './measure/load.ts';
import { paging } from './measure/pages.ts';
import { ruling } from './measure/rules.ts';
import { scoring } from './measure/score.ts';
import { checking } from './measure/types.ts';
import { uploading } from './measure/upload.ts';
import type { Subjects } from './measurement.ts';
import { createProcesses } from './processes.ts';
import { type Io, run } from './run.ts';
import { prepareSubjects, removeFolder } from './subjects.ts';

const measurements = [
  importing,
  bundling,
  installed,
  checking,
  calling,
  loading,
  paging,
  uploading,
  generating,
  emulating,
  passing,
  growing,
  besideOthers,
  opening,
  commanding,
  ruling,
  scoring,
];
const root = fileURLToPath(new URL('..', import.meta.url));
const processes = createProcesses();
const folders: string[] = [];
const scratch = mkdtempSync(join(tmpdir(), 'flarewire-bench-'));
folders.push(scratch);

process.once('exit', () => {
  processes.killAll();
  for (const folder of folders) removeFolder(folder);
});
for (const [signal, code] of [
  ['SIGINT', 130],
  ['SIGTERM', 143],
  ['SIGHUP', 129],
] as const)
  process.once(signal, () => process.exit(code));

const screen = process.stderr.isTTY;
const clear = screen ? '\r\x1b[2K' : '';
const say = (text: string): void => {
  process.stderr.write(clear + text);
};
let subjects: Promise<Subjects> | undefined;

const io: Io = {
  out: (text) => process.stdout.write(text),
  say,
  show: (text) => {
    if (screen) process.stderr.write(clear + text);
  },
  write: (file, text) => writeFileSync(isAbsolute(file) ? file : join(root, file), text),
  read: (file) => readFileSync(join(root, file), 'utf8'),
  machine: (versions) => ({
    node: process.version.slice(1),
    cpus: `${cpus().length} × ${cpus()[0]?.model ?? 'unknown processor'}`,
    platform: `${process.platform} ${process.arch}`,
    date: new Date().toISOString().slice(0, 10),
    versions,
  }),
  context: ({ quick, tarball }, progress) => ({
    root,
    scratch,
    quick,
    processes,
    progress,
    subjects: () => {
      const remove = (folder: string) => folders.push(folder);
      const given = tarball === undefined ? {} : { tarball: resolve(tarball) };
      subjects ??= prepareSubjects({ root, scratch, processes, say, remove, ...given });
      return subjects;
    },
  }),
};

process.exitCode = await run(process.argv.slice(2), measurements, io);
