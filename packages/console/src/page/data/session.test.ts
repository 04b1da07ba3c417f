import { expect, test } from 'vitest';
import type { Session } from '../../wire/types.ts';
import { ofProfile } from './session.ts';

test('what the first profile may do and has left is not told of another', () => {
  const rate = { limit: 1200, remaining: 5, reset: 10 };
  const first = { name: 'production', apiURL: 'https://a.example', writesUntil: 5, rate };
  // As JSON has it: without the names of what is undefined.
  const second = { name: 'staging', apiURL: 'https://b.example' } as Session['profiles'][number];
  const about = { mode: 'live', token: 't', version: '1', data: undefined } as const;
  const session: Session = { ...about, ...first, profiles: [first, second] };
  const other = ofProfile(session, second);
  expect(other).toMatchObject({ profile: 'staging', apiURL: 'https://b.example', isEmulator: false });
  expect([other.writesUntil, other.rate]).toEqual([undefined, undefined]);
  expect(ofProfile(session, first)).toMatchObject({ profile: 'production', writesUntil: 5, rate });
});
