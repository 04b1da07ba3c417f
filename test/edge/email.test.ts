/** Mail that arrives for a zone, and mail that Workers send. */
import type { Mail, SentMail } from '@flarewire/emulator';
import { createEmulator } from '@flarewire/emulator';
import { expect, test } from 'vitest';
import { openSite } from './site.ts';

const RAW =
  'From: Ada <ada@example.net>\r\nMessage-ID: <1@example.net>\r\nSubject: Hello\r\n  again\r\n\r\nGood day.\r\n';

async function openMailbox(onEmail?: (mail: SentMail) => void) {
  const site = await openSite(onEmail === undefined ? {} : { onEmail });
  const { client, account_id, zone_id, edge } = site;
  await client.emailRouting.dns.create({ zone_id });
  const { id: address = '' } = await client.emailRouting.addresses.create({ account_id, email: 'ops@example.org' });
  await client.emailRouting.addresses.edit(address, { account_id, status: 'verified' });
  const rule = (to: string, type: 'drop' | 'forward' | 'worker', value?: string) =>
    client.emailRouting.rules.create({
      zone_id,
      matchers: [{ type: 'literal', field: 'to', value: to }],
      actions: [{ type, ...(value === undefined ? {} : { value: [value] }) }],
    });
  const mail = (to: string, raw: Mail['raw'] = RAW) => edge.email({ from: 'ada@example.net', to, raw });
  return { ...site, rule, mail };
}

test('a rule for an address forwards or drops, and the catch-all rule takes the rest', async () => {
  const { client, zone_id, rule, mail } = await openMailbox();
  await rule('info@example.com', 'forward', 'ops@example.org');
  const { id } = await rule('ads@example.com', 'drop');
  expect(await mail('Info@Example.com')).toMatchObject({ outcome: 'forwarded', forwards: [{ to: 'ops@example.org' }] });
  expect(await mail('ads@example.com')).toMatchObject({ outcome: 'dropped', rule: id, worker: null });
  expect(await mail('nobody@example.com')).toMatchObject({ outcome: 'rejected', rule: null });
  await client.emailRouting.rules.catchAlls.update({
    zone_id,
    enabled: true,
    matchers: [{ type: 'all' }],
    actions: [{ type: 'forward', value: ['ops@example.org'] }],
  });
  expect(await mail('nobody@example.com')).toMatchObject({ outcome: 'forwarded', rule: zone_id });
  expect(await mail('nobody@elsewhere.test')).toMatchObject({
    outcome: 'rejected',
    reason: 'No zone of this emulator contains elsewhere.test.',
  });
});

test('the tag of a subaddress is ignored only while subaddressing is on', async () => {
  const { client, zone_id, rule, mail } = await openMailbox();
  await rule('info@example.com', 'drop');
  expect((await mail('info+shop@example.com')).outcome).toBe('rejected');
  await client.emailRouting.edit({ zone_id, support_subaddress: true });
  expect((await mail('info+shop@example.com')).outcome).toBe('dropped');
});

test('a Worker reads the message, and forwards it with a header', async () => {
  const { deploy, rule, mail, client, account_id } = await openMailbox();
  const { id } = await client.kv.namespaces.create({ account_id, title: 'mail' });
  const code = `export default { async email(message, env) {
    const { from, to, headers, rawSize } = message;
    const text = await new Response(message.raw).text();
    await env.MAIL.put('last', JSON.stringify({ from, to, subject: headers.get('subject'), rawSize, text }));
    await message.forward('ops@example.org', new Headers({ 'x-ticket': '7' }));
  } }`;
  await deploy('desk', code, { bindings: [{ type: 'kv_namespace', name: 'MAIL', namespace_id: id }] });
  await rule('help@example.com', 'worker', 'desk');
  expect(await mail('help@example.com')).toMatchObject({
    ...{ outcome: 'forwarded', worker: 'desk', reason: null },
    forwards: [{ to: 'ops@example.org', headers: { 'x-ticket': '7' } }],
  });
  const stored = await client.kv.namespaces.values.get('last', { account_id, namespace_id: id });
  expect(await stored.json()).toEqual({
    ...{ from: 'ada@example.net', to: 'help@example.com', subject: 'Hello again', rawSize: RAW.length, text: RAW },
  });
});

const REPLY = `import { EmailMessage } from 'cloudflare:email';
const reply = (from, to, id) => new EmailMessage(from, to, 'From: ' + from + '\\r\\nIn-Reply-To: ' + id + '\\r\\n\\r\\nThanks.');
export default { async email(message) {
  const errors = [];
  const attempt = (...parts) => message.reply(reply(...parts)).catch((error) => errors.push(error.message));
  const id = message.headers.get('message-id');
  await attempt('help@example.com', message.from, '<2@example.net>');
  await attempt('help@example.com', 'bob@example.net', id);
  await attempt('help@example.org', message.from, id);
  await message.reply(reply('help@example.com', message.from, id));
  await attempt('help@example.com', message.from, id);
  await message.forward('x@example.org').catch((error) => errors.push(error.message));
  await message.forward('ops@example.org', new Headers({ subject: 'x' })).catch((error) => errors.push(error.message));
  message.setReject(errors.join(' | '));
} }`;

test('a reply has to match the message, and forwarding needs a verified address', async () => {
  const { deploy, rule, mail } = await openMailbox();
  await deploy('desk', REPLY);
  await rule('help@example.com', 'worker', 'desk');
  const { outcome, reason, replies, forwards } = await mail('help@example.com');
  expect(outcome).toBe('rejected');
  expect(replies).toEqual([
    {
      ...{ from: 'help@example.com', to: 'ada@example.net' },
      raw: 'From: help@example.com\r\nIn-Reply-To: <1@example.net>\r\n\r\nThanks.',
    },
  ]);
  expect(forwards).toEqual([]);
  expect(reason?.split(' | ')).toEqual([
    'The header In-Reply-To of the reply must be the Message-ID of the message.',
    'The reply is for bob@example.net; it must be for the sender, ada@example.net.',
    'The reply is from help@example.org; its domain must be example.com.',
    'The message was replied to already; one reply is allowed.',
    'x@example.org is not a verified destination address.',
    'The header subject cannot be added: only X-* headers are allowed.',
  ]);
});

test('a Worker that throws, has no email handler or does not exist fails, and one that does nothing drops', async () => {
  const { deploy, rule, mail } = await openMailbox();
  const handlers = {
    throws: "email() { throw new Error('no disk') }",
    none: "fetch: () => new Response('')",
    idle: 'async email() {}',
  };
  for (const [name, handler] of Object.entries(handlers)) {
    await deploy(name, `export default { ${handler} }`);
    await rule(`${name}@example.com`, 'worker', name);
  }
  await rule('gone@example.com', 'worker', 'gone');
  expect(await mail('throws@example.com')).toMatchObject({ outcome: 'failed', reason: 'no disk' });
  expect(await mail('none@example.com')).toMatchObject({ outcome: 'failed' });
  expect(await mail('idle@example.com')).toMatchObject({ outcome: 'dropped', worker: 'idle' });
  expect(await mail('gone@example.com')).toMatchObject({
    ...{ outcome: 'failed', reason: 'There is no deployed Worker gone.' },
  });
});

test('a message of 25 MiB arrives, and a larger one is rejected', async () => {
  const { deploy, rule, mail } = await openMailbox();
  const code = `export default { async email(message) {
    let size = 0;
    for await (const piece of message.raw) size += piece.byteLength;
    message.setReject(size + ' of ' + message.rawSize);
  } }`;
  await deploy('desk', code);
  await rule('help@example.com', 'worker', 'desk');
  const huge = new Uint8Array(25 * 1024 * 1024).fill(97);
  expect((await mail('help@example.com', huge)).reason).toBe('26214400 of 26214400');
  const larger = await mail('help@example.com', new Uint8Array(huge.length + 1));
  expect(larger).toMatchObject({ outcome: 'rejected', worker: null });
  expect(larger.reason).toContain('26214401 bytes');
});

test('a send_email binding sends to permitted addresses, and the option onEmail receives the mail', async () => {
  const sent: SentMail[] = [];
  const { deploy, route, record, text } = await openMailbox((mail) => void sent.push(mail));
  await record('@');
  const code = `import { EmailMessage } from 'cloudflare:email';
  export default { async fetch(_, env) {
    const errors = [];
    const attempt = (binding, mail) => binding.send(mail).catch((error) => errors.push(error.message));
    await attempt(env.ANY, new EmailMessage('a@example.com', 'ops@example.org', 'Subject: Hi\\r\\n\\r\\nHello'));
    await attempt(env.ANY, { from: { email: 'a@example.com' }, to: ['ops@example.org'], subject: 'Hi', text: 'Hello',
      attachments: [{ filename: 'a.txt', content: new TextEncoder().encode('abc') }] });
    await attempt(env.ONE, new EmailMessage('a@example.com', null, 'Subject: One\\r\\n\\r\\n'));
    await attempt(env.ONE, { from: 'a@example.com', to: 'b@example.org', subject: 'Hi', text: 'x' });
    await attempt(env.ANY, { from: 'a@example.com', to: 'b@example.org', subject: 'Hi', text: 'x' });
    await attempt(env.ANY, { from: 'a@example.org', to: 'ops@example.org', subject: 'Hi', text: 'x' });
    return Response.json(errors);
  } }`;
  const bindings = [
    { type: 'send_email', name: 'ANY' },
    { type: 'send_email', name: 'ONE', destination_address: 'ops@example.org' },
  ];
  await deploy('sender', code, { bindings });
  await route('example.com/*', 'sender');
  expect(JSON.parse(await text('https://example.com/'))).toEqual([
    'email to b@example.org not allowed',
    'b@example.org is not a verified destination address.',
    'The sender a@example.org is not of a domain that has Email Routing or Email Sending.',
  ]);
  expect(sent.map(({ to, raw }) => [to, raw])).toEqual([
    [['ops@example.org'], 'Subject: Hi\r\n\r\nHello'],
    [['ops@example.org'], null],
    [['ops@example.org'], 'Subject: One\r\n\r\n'],
  ]);
  expect(sent[1]?.parts).toMatchObject({ subject: 'Hi', attachments: [{ filename: 'a.txt', content: 'YWJj' }] });
});

test('mail arrives by a control call, which refuses an envelope without addresses', async () => {
  const emulator = createEmulator({ edge: true, control: true });
  const post = (query: string) =>
    emulator.fetch(`https://api.cloudflare.com/__emulator/email${query}`, { method: 'POST', body: RAW });
  const delivered = await post('?from=ada@example.net&to=a@nobody.test');
  expect(await delivered.json()).toMatchObject({ result: { outcome: 'rejected' } });
  const refused = await post('?from=ada@example.net');
  expect([refused.status, JSON.stringify(await refused.json())]).toEqual([
    400,
    expect.stringContaining("'' is not an email address. Give one in 'to'."),
  ]);
  await emulator.close();
});
