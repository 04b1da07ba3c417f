/** A create whose response is lost is processed once, and found, for every kind of object with a natural key. */
import { expect, test } from 'vitest';
import { creates } from '../../packages/client/src/generated/toolkit/creates.ts';
import { allSubjects } from './contract-reading.ts';
import { LostCreate } from './lost-create.ts';

const KINDS = creates.split('\n').map((line) => `${line.split(' ')[0]}.create`);

test.each(['required', 'all'] as const)(
  'a lost create with %s parameters is processed once and found',
  async (style) => {
    const subjects = await allSubjects();
    const worlds = [new LostCreate(subjects, true), new LostCreate(subjects, false)];
    const found: Record<string, readonly string[]> = {};
    let ruled = 0;
    let kinds = 0;
    for (const subject of subjects) {
      const { name } = subject.operation;
      if (!KINDS.includes(name)) continue;
      kinds++;
      let faults: readonly string[] = [];
      for (const [at, world] of worlds.entries()) {
        faults = await world.check(subject, style);
        // Generated values that a product refuses are sent to an emulator without rules.
        if (!/^(refused|cannot)/.test(faults[0] ?? '')) {
          if (at === 0) ruled++;
          break;
        }
      }
      if (faults.length > 0) found[name] = faults;
    }
    expect(found).toEqual({});
    // Each kind loses ten responses: more than 2,000 with both styles.
    const lost = worlds.reduce((sum, world) => sum + world.lost, 0);
    expect([kinds, lost]).toEqual([KINDS.length, KINDS.length * 10]);
    expect(KINDS.length).toBeGreaterThan(110);
    // Most kinds are tested with the rules of their product.
    expect(ruled).toBeGreaterThan(75);
  },
);
