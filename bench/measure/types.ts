/** Resources of the type checker for small programs. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { budgets } from '../budgets.ts';
import type { Context, Measurement, Subject } from '../measurement.ts';
import { alternate, samples } from '../rounds.ts';
import { emptyProgram, fullProgram, oneProductProgram } from '../user-programs.ts';

export const checking: Measurement = {
  name: 'types',
  how: `The compiler of the package \`typescript\` (the native one, started directly, so that no start of Node dilutes the ratios) checks a program
of five lines: \`strict\`, \`noEmit\`, \`module: nodenext\`, \`skipLibCheck: true\` as most projects have it, no other types. Time is that of the
whole process; memory is its peak as \`/usr/bin/time\` tells it. An empty program is \`export {};\`.`,
  measure: async (context) => {
    const { ours, official } = await context.subjects();
    const turn = (name: string, subject: Subject, text: string) => {
      const folder = project(join(subject.folder, `types-${name}`), text);
      return () => check(context, folder);
    };
    const turns = {
      full: turn('full', ours, fullProgram(ours)),
      ...(official && { officialFull: turn('full', official, fullProgram(official)) }),
      one: turn('one', ours, oneProductProgram(ours)),
      ...(official && { officialOne: turn('one', official, oneProductProgram(official)) }),
      empty: turn('empty', ours, emptyProgram),
    };
    // The first round reads the files from the disk; all others find them in the system's cache.
    const results = (await alternate(context, context.quick ? 3 : 8, turns)).slice(1);
    const full = { ours: 'full', official: 'officialFull', base: 'empty' };
    const one = { ours: 'one', official: 'officialOne', base: 'empty' };
    const [time, memory] = [(r: Checked) => r.milliseconds, (r: Checked) => r.megabytes];
    const baseName = 'empty program';
    return [
      {
        what: 'tsc, full client, time',
        unit: 'ms',
        samples: samples(results, time, full),
        baseName,
        budget: budgets.fullTypesTime,
      },
      {
        what: 'tsc, full client, memory',
        unit: 'MB',
        samples: samples(results, memory, full),
        baseName,
        budget: budgets.fullTypesMemory,
      },
      {
        what: 'tsc, one product, time',
        unit: 'ms',
        samples: samples(results, time, one),
        baseName,
        budget: budgets.oneProductTypes,
      },
      {
        what: 'tsc, one product, memory',
        unit: 'MB',
        samples: samples(results, memory, one),
        baseName,
        budget: budgets.oneProductTypes,
      },
    ];
  },
};

interface Checked {
  readonly milliseconds: number;
  readonly megabytes: number;
}

function project(folder: string, program: string): string {
  mkdirSync(folder, { recursive: true });
  const compilerOptions = {
    strict: true,
    skipLibCheck: true,
    noEmit: true,
    module: 'nodenext',
    target: 'es2023',
    types: [],
  };
  writeFileSync(join(folder, 'program.ts'), program);
  writeFileSync(join(folder, 'package.json'), '{ "type": "module" }\n');
  writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify({ compilerOptions, files: ['program.ts'] }));
  return folder;
}

async function check({ processes }: Context, folder: string): Promise<Checked> {
  const mac = process.platform === 'darwin';
  const { milliseconds, stderr } = await processes.run('/usr/bin/time', [mac ? '-l' : '-v', compiler(), '-p', folder]);
  const found = mac
    ? /(\d+)\s+maximum resident/.exec(stderr)
    : /Maximum resident set size \(kbytes\): (\d+)/.exec(stderr);
  if (!found) throw new Error('/usr/bin/time did not tell the memory; GNU time or that of macOS is needed.');
  return { milliseconds, megabytes: (Number(found[1]) * (mac ? 1 : 1024)) / 1e6 };
}

/** The executable itself; it comes in a package per platform that `typescript` depends on. */
function compiler(): string {
  const typescript = createRequire(import.meta.url).resolve('typescript/package.json');
  const native = createRequire(typescript).resolve(
    `@typescript/typescript-${process.platform}-${process.arch}/package.json`,
  );
  return join(dirname(native), 'lib', process.platform === 'win32' ? 'tsc.exe' : 'tsc');
}
