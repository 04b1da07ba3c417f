import { describe, expect, it } from 'vitest';
import { cookiesOf, createSessions } from './sessions.ts';

describe('sessions', () => {
  it('a session opens once per key and accepts only its own cookie and token pair', () => {
    const sessions = createSessions();
    const key = sessions.newKey();
    const { cookie, token } = sessions.open(key);
    const other = sessions.open(sessions.newKey());
    expect(() => sessions.open(key)).toThrow('already used');
    expect(sessions.tokenOf(cookie)).toBe(token);
    expect(sessions.tokenOf(token)).toBe(undefined);
    expect(sessions.fits(cookie, token)).toBe(true);
    expect(sessions.fits(cookie, other.token)).toBe(false);
    expect(sessions.fits(other.cookie, token)).toBe(false);
    expect(sessions.fits('', '')).toBe(false);
    expect(new Set([key, cookie, token, other.cookie, other.token]).size).toBe(5);
    expect(Buffer.from(key, 'base64url').length).toBe(32);
  });

  it('a session key is valid for ten minutes', () => {
    let now = 0;
    const sessions = createSessions(() => now);
    const [early, late] = [sessions.newKey(), sessions.newKey()];
    now = 10 * 60_000 - 1;
    expect(sessions.open(early).token).toHaveLength(43);
    now += 1;
    expect(() => sessions.open(late)).toThrow('expired');
  });

  it('keys are refused for a minute after ten wrong ones', () => {
    let now = 5;
    const sessions = createSessions(() => now);
    for (let count = 0; count < 10; count++) expect(() => sessions.open(`wrong ${count}`)).toThrow('already used');
    expect(() => sessions.open(sessions.newKey())).toThrow('Try again in 60 seconds.');
    now += 60_000;
    expect(sessions.open(sessions.newKey()).token).toHaveLength(43);
  });

  it('the last twenty keys and the last fifty sessions are kept', () => {
    const sessions = createSessions();
    const keys = Array.from({ length: 21 }, () => sessions.newKey());
    expect(() => sessions.open(keys[0] ?? '')).toThrow('already used');
    expect(sessions.open(keys[1] ?? '').token).toHaveLength(43);
    const opened = Array.from({ length: 51 }, () => sessions.open(sessions.newKey()));
    expect(sessions.tokenOf(opened[0]?.cookie ?? '')).toBe(undefined);
    expect(sessions.tokenOf(opened[1]?.cookie ?? '')).toBe(opened[1]?.token);
  });
});

describe('session cookies', () => {
  it('session cookies are found by port, including duplicates', () => {
    const header = 'a=b; flarewire-console-1=x; flarewire-console-12=y;flarewire-console-1=z=';
    expect(cookiesOf(header, 1)).toEqual(['x', 'z=']);
    expect(cookiesOf(undefined, 1)).toEqual([]);
  });
});
