/** Mail inside the runtime, as source text: the message of `email()`, and the binding `send_email`. */

/** Under this name the runtime's `EmailMessage` has its text or stream. */
const RAW = 'EmailMessage::raw';

/**
 * Calls `email()` of a Worker, and reports what it did.
 * https://developers.cloudflare.com/email-routing/email-workers/runtime-api/ and
 * https://developers.cloudflare.com/email-routing/email-workers/reply-email-workers/
 */
export const MAIL_SOURCE = `
const mailHeaders = (bytes) => {
  const [head] = new TextDecoder().decode(bytes.subarray(0, 262144)).split(/\\r?\\n\\r?\\n/);
  const headers = new Headers();
  for (const line of head.replace(/\\r?\\n[ \\t]+/g, ' ').split(/\\r?\\n/)) {
    const colon = line.indexOf(':');
    try {
      if (colon > 0) headers.append(line.slice(0, colon).trim(), line.slice(colon + 1).trim());
    } catch {} // not a header
  }
  return headers;
};
const domainOf = (address) => address.slice(address.lastIndexOf('@') + 1).toLowerCase();
const handleMail = async (target, bytes) => {
  const end = bytes.indexOf(10);
  const { from, to, verified } = JSON.parse(new TextDecoder().decode(bytes.subarray(0, end)));
  const raw = bytes.subarray(end + 1);
  const headers = mailHeaders(raw);
  const done = { forwards: [], replies: [], rejected: null, error: null };
  const idOf = (address) => '<' + crypto.randomUUID() + '@' + domainOf(address) + '>';
  const message = {
    from, to, headers, rawSize: raw.byteLength, raw: new Response(raw).body,
    setReject: (reason) => { done.rejected ??= String(reason); },
    forward: async (recipient, extra = []) => {
      if (!verified.includes(String(recipient).toLowerCase()))
        throw new Error(recipient + ' is not a verified destination address.');
      const added = [...extra].map(([name, value]) => ({ name, value }));
      const wrong = added.find(({ name }) => !name.toLowerCase().startsWith('x-'));
      if (wrong !== undefined) throw new Error('The header ' + wrong.name + ' cannot be added: only X-* headers are allowed.');
      done.forwards.push({ to: recipient, headers: added });
      return { messageId: idOf(to) };
    },
    reply: async (reply) => {
      if (!('${RAW}' in reply)) throw new Error('The emulator takes replies of the class EmailMessage from cloudflare:email.');
      if (done.replies.length > 0) throw new Error('The message was replied to already; one reply is allowed.');
      const text = await new Response(reply['${RAW}']).text();
      const answered = mailHeaders(new TextEncoder().encode(text)).get('in-reply-to');
      if (answered === null || answered !== headers.get('message-id'))
        throw new Error('The header In-Reply-To of the reply must be the Message-ID of the message.');
      if (reply.to.toLowerCase() !== from.toLowerCase())
        throw new Error('The reply is for ' + reply.to + '; it must be for the sender, ' + from + '.');
      if (domainOf(reply.from) !== domainOf(to))
        throw new Error('The reply is from ' + reply.from + '; its domain must be ' + domainOf(to) + '.');
      done.replies.push({ from: reply.from, to: reply.to, raw: text });
      return { messageId: idOf(reply.from) };
    },
  };
  try {
    await target.email(message);
  } catch (error) {
    done.error = String(error?.message ?? error);
  }
  // A rejection that the Worker did not wait for is on its way.
  await scheduler.wait(0);
  return Response.json(done);
};`;

/** The binding `send_email`, part of the shim. */
export const SEND_SOURCE = `
const base64 = (content) => {
  if (typeof content === 'string') return content;
  const bytes = new Uint8Array(content instanceof ArrayBuffer ? content : content.buffer);
  return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));
};
const addressOf = (address) => (typeof address === 'string' ? address.replace(/^.*<|>$/g, '') : address.email);
export const sendEmail = (env) => ({
  send: async (mail) => {
    const raw = '${RAW}' in mail ? await new Response(mail['${RAW}']).text() : null;
    const attachments = mail.attachments?.map((one) => ({ ...one, content: base64(one.content) }));
    const messageId = '<' + crypto.randomUUID() + '@' + addressOf(mail.from).split('@').pop() + '>';
    await ask(env, {
      kind: 'sendEmail', account: env.account, rules: JSON.parse(env.rules), raw,
      from: addressOf(mail.from), to: [mail.to, mail.cc, mail.bcc].flat().filter((one) => one != null).map(addressOf),
      parts: raw === null ? { ...mail, attachments } : null,
    });
    return { messageId };
  },
});`;
