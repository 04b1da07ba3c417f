/** security.txt of a zone: contact for vulnerabilities, expiry, and whether Cloudflare serves the file. */
import type { Context } from '../../handler/context.ts';
import type { Handler, Handlers } from '../../handler/handlers.ts';
import { below, type Fields, fieldsOf, keep, read } from '../shared/fields.ts';
import { invalid } from '../shared/refusals.ts';
import { zoneOf } from '../zones/state.ts';

const scopeOf = (context: Context): string => below(context, 'security-center', 'securitytxt');

/** https://developers.cloudflare.com/security-center/infrastructure/security-file/ */
const CONTACT = /^(?:mailto:[^\s@]+@[^\s@]+|tel:\+?[\d\s().-]+|https:\/\/\S+)$/;

const DONE = { errors: [], messages: [], success: true as const };

/** A file without contact or end is none; one that is not served may be unfinished. */
const update: Handler<'securityTXT.update'> = (context) => {
  zoneOf(context);
  const file: Fields = { ...fieldsOf(context) };
  const contacts = Array.isArray(file.contact) ? file.contact.map(String) : [];
  const wrong = contacts.findIndex((one) => !CONTACT.test(one));
  if (wrong >= 0)
    throw invalid(
      `contact '${contacts[wrong]?.slice(0, 100)}' does not begin with mailto:, tel: or https://`,
      `/contact/${wrong}`,
    );
  if (file.enabled === true && contacts.length === 0) throw invalid('contact is required', '/contact');
  if (file.enabled === true && file.expires === undefined) throw invalid('expires is required', '/expires');
  keep(context, scopeOf(context), '', file);
  return DONE;
};

const remove: Handler<'securityTXT.delete'> = (context) => {
  zoneOf(context);
  context.sandbox.store.clear(scopeOf(context));
  return DONE;
};

export const securityTxt = {
  'securityTXT.update': update,
  'securityTXT.delete': remove,
  'securityTXT.get': (context) => {
    zoneOf(context);
    return context.fit(read(context, scopeOf(context), '') ?? { enabled: false });
  },
} satisfies Handlers;
