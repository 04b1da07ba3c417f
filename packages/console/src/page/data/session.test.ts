import { expect, test } from 'vitest';
import type { Session } from '../../wire/types.ts';
import { ofProfile } from './session.ts';

test('write access and rate limit of the first profile do not apply to another', () => {
  const rate = { limit: 1200, remaining: 5, reset: 10 };
  const first = { name: 'production', apiURL: 'https://a.example', writesUntil: 5, rate };
  // As in JSON, without undefined properties.
  const second = { name: 'staging', apiURL: 'https://b.example' } as Session['profiles'][number];
  const about = { mode: 'live', token: 't', version: '1', data: undefined } as const;
  const session: Session = { ...about, ...first, profiles: [first, second] };
  const other = ofProfile(session, second);
  expect(other).toMatchObject({ profile: 'staging', apiURL: 'https://b.example', isEmulator: false });
  expect([other.writesUntil, other.rate]).toEqual([undefined, undefined]);
  expect(ofProfile(session, first)).toMatchObject({ profile: 'production', writesUntil: 5, rate });
});
