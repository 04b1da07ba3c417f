import { expect, it } from 'vitest';
import { declaredAt } from './plain-package.ts';

it('declares what is in the package, and nothing beside it', () => {
  expect(declaredAt('/r/packages/emulator/src', '/r/packages/emulator/src/state/clock.ts')).toBe('state/clock.d.ts');
  expect(() => declaredAt('/r/packages/emulator/src', '/r/api/zones.ts')).toThrow(
    /need \/r\/api\/zones\.ts, which is no part/,
  );
});
