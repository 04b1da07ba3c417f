import { expect, it } from 'vitest';
import { ACCOUNT, testSandbox } from '../../../test/sandbox.ts';

it('Calls shows the secret of an app and the key of TURN only once', async () => {
  const sandbox = testSandbox();
  for (const [part, name] of [
    ['apps', 'secret'],
    ['turn_keys', 'key'],
  ]) {
    const path = `/accounts/${ACCOUNT}/calls/${part}`;
    const { uid, created, ...made } = (await sandbox.call('POST', path, { name: 'A' })).json.result;
    expect(made[name ?? '']).toHaveLength(64);
    expect(Object.keys((await sandbox.call('GET', path)).json.result[0])).not.toContain(name);
    sandbox.clock.advance(1000);
    const changed = (await sandbox.call('PUT', `${path}/${uid}`, { name: 'B' })).json.result;
    expect([changed.name, changed.created, changed.modified > created]).toEqual(['B', created, true]);
    expect((await sandbox.call('DELETE', `${path}/${uid}`)).json.result.uid).toBe(uid);
    expect((await sandbox.call('DELETE', `${path}/${uid}`)).status).toBe(404);
  }
});
