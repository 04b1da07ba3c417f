import { index } from '@flarewire/contract';
import { describe, expect, it } from 'vitest';
import { ACCOUNT, testSandbox } from '../../test/sandbox.ts';
import { ruleOf } from './index.ts';

const ADMIN = { authorization: 'Bearer local-admin' };

describe.each(index().undocumented)('$name, which the public description lacks', (operation) => {
  const { name, method, path, request } = operation;
  const asked = path.replace('{account_id}', ACCOUNT).replace('{script_name}', 'one');
  const open = () => testSandbox({ start: 'default', auth: 'strict' });

  it('an undocumented operation is served only by rules', () => {
    expect(ruleOf(operation)).toBeTypeOf('function');
  });

  it('an undocumented operation requires credentials', async () => {
    expect((await open().call(method, asked, undefined, { authorization: 'Bearer nobody' })).status).toBe(400);
  });

  it('an undocumented operation has its name in the journal and for faults', async () => {
    const { call, emulator } = open();
    await call(method, asked, request === 'none' ? undefined : {}, ADMIN);
    expect(emulator.journal.entries({ operation: name })).toHaveLength(1);
    emulator.faults.add({ operation: name, fault: { status: 503 } });
    expect((await call(method, asked, request === 'none' ? undefined : {}, ADMIN)).status).toBe(503);
  });
});

it.each(index().undocumented.filter(({ request }) => request === 'json'))(
  '$name refuses a body that is none of its own',
  async ({ method, path }) => {
    const { call } = testSandbox({ start: 'default' });
    const asked = path.replace('{account_id}', ACCOUNT).replace('{script_name}', 'one');
    const { status, json } = await call(method, asked, { origins: 1, query: 1 });
    expect([status, json.errors?.[0]?.code]).toEqual([400, 10001]);
  },
);
