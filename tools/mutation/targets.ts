/** What mutation testing changes, folder by folder, and the tests that are to notice. */

export interface Target {
  readonly root: string;
  readonly folders: readonly string[];
  /** Files of unit tests, as globs. */
  readonly tests: readonly string[];
}

export const TARGETS = {
  client: {
    root: 'packages/client/src',
    folders: ['request', 'transport', 'lists', 'errors'],
    tests: ['packages/client/src/*.test.ts', 'packages/client/src/{request,transport,lists,errors,uploads}/*.test.ts'],
  },
  emulator: {
    root: 'packages/emulator/src',
    folders: ['http', 'routing', 'request', 'state'],
    tests: [
      'packages/emulator/src/{controls,http,request,routing,seed,state}/*.test.ts',
      'packages/emulator/src/emulator.test.ts',
      // Handlers that use most of what the core offers.
      'packages/emulator/src/products/{dns,kv,r2,tokens}/*.test.ts',
    ],
  },
  compiler: {
    root: 'tools/generate',
    folders: ['read', 'model', 'check'],
    tests: ['tools/generate/**/*.test.ts'],
  },
} as const satisfies Readonly<Record<string, Target>>;

export type TargetName = keyof typeof TARGETS;

export const isTarget = (name: string): name is TargetName => Object.hasOwn(TARGETS, name);
