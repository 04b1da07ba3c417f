/**
 * Make a Turnstile widget, and keep its secret in a file
 *
 * Makes the widget once, by its name, with the hostnames that may show it, and changes these where they differ. The
 * site key, which is public, goes to standard output; the secret key goes to a file that only you can read, with
 * --rotate a new one: the old one is taken for two hours more.
 *
 * Limits: 20 widgets for an account on the free tier, 10 hostnames for a widget; challenges are free of charge.
 *   https://developers.cloudflare.com/turnstile/plans/
 * Permissions: Turnstile Sites Write
 * Run: node examples/security/turnstile.ts NAME SECRET_FILE HOSTNAME … [--rotate]
 *   NAME: name of the widget
 *   SECRET_FILE: where to write the secret key
 *   HOSTNAME: hostnames that may show it, with their subdomains
 *   --rotate: make a new secret key
 */
import { writeFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import Cloudflare from 'flarewire';
import { accountFor, find } from 'flarewire/find';

const { positionals, values } = parseArgs({ allowPositionals: true, options: { rotate: { type: 'boolean' } } });
const [name, file, ...hostnames] = positionals;
const domains = hostnames.sort();
if (!name || !file || domains.length === 0) {
  console.error('Usage: node examples/security/turnstile.ts NAME SECRET_FILE HOSTNAME … [--rotate]');
  process.exit(2);
}

const client = new Cloudflare();
const account_id = process.env.CLOUDFLARE_ACCOUNT_ID ?? (await accountFor(client)).id;
const { widgets } = client.turnstile;

const found = await find(client, 'turnstile.widgets.list', { account_id }, { name });
let widget = found
  ? await widgets.get(found.sitekey, { account_id })
  : await widgets.create({ account_id, name, domains, mode: 'managed' });
if ([...widget.domains].sort().join() !== domains.join())
  widget = await widgets.update(widget.sitekey, { account_id, name, domains, mode: widget.mode });
if (values.rotate) widget = await widgets.rotateSecret(widget.sitekey, { account_id, invalidate_immediately: false });

await writeFile(file, `${widget.secret}\n`, { mode: 0o600 });
console.log(widget.sitekey);
console.error(`${name}: ${found ? 'there already' : 'new'}, for ${domains.join(', ')}; secret key in ${file}`);
