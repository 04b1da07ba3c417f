import { expect, it } from 'vitest';
import { nodeFault } from './node-version.ts';

it.each(['18.20.8', '20.20.2', '22.17.9'])('Node %s is refused, with the required version', (version) => {
  expect(nodeFault('@flarewire/emulator', version)).toBe(
    `@flarewire/emulator needs Node 22.20 or newer; this is Node ${version}. Install a newer one: https://nodejs.org`,
  );
});

it.each(['22.20.0', '22.21.1', '24.0.0', '25.1.0'])('Node %s is accepted', (version) => {
  expect(nodeFault('@flarewire/emulator', version)).toBeUndefined();
});
