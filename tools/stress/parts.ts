/** The parts of `npm run stress`: each is a separate program. */

export interface Plan {
  readonly minutes: number;
  readonly seed: string;
  /** A size that a run of all tests has time for, by counts and not by time. */
  readonly isShort: boolean;
}

export interface Command {
  readonly program: string;
  readonly args: readonly string[];
  readonly env: Readonly<Record<string, string>>;
}

const tests = (env: Readonly<Record<string, string>>, ...names: readonly string[]): Command => ({
  program: 'npx',
  args: ['vitest', 'run', '--project', 'soak', ...names.map((name) => `packages/emulator/src/${name}.test.ts`)],
  env,
});

const program = (name: string, ...args: readonly (string | number)[]): Command => ({
  program: process.execPath,
  args: ['--conditions=flarewire-source', '--no-warnings', `tools/stress/${name}.ts`, ...args.map(String)],
  env: {},
});

const scaled = (each: number, { minutes }: Plan): string => String(Math.max(3, Math.round(each * minutes)));

export const PARTS: Readonly<Record<string, (plan: Plan) => Command>> = {
  kills: (plan) =>
    tests({ STRESS_KILLS: plan.isShort ? '3' : scaled(1.5, plan) }, 'state/kill.soak', 'state/kill-changes.soak'),
  hostile: (plan) => {
    const requests = plan.isShort ? '2000' : scaled(3300, plan);
    // Each text in each place takes as long as the rest together.
    const every: Record<string, string> = plan.isShort || plan.minutes < 10 ? {} : { STRESS_STALLS: '1' };
    return tests({ FUZZ_REQUESTS: requests, FUZZ_SEED: plan.seed, ...every }, 'fuzz.soak', 'stalls.soak');
  },
  growth: (plan) =>
    plan.isShort
      ? program('growth-main', 600, 100, 600, 'brandProtection')
      : program('growth-main', plan.minutes * 60, 500, 2500),
  bulk: (plan) => ({
    program: 'npx',
    args: ['vitest', 'run', '--project', 'programs', 'test/redis/bulk.test.ts'],
    env: { STRESS_ZONES: plan.isShort ? '300' : '5000' },
  }),
  soak: (plan) => (plan.isShort ? program('soak-main', 0, 3000) : program('soak-main', plan.minutes * 60, 0)),
};
