/** Authorities of one's own that are trusted at the origin: https://developers.cloudflare.com/ssl/origin-configuration/custom-origin-trust-store/ */
import type { Context } from '../../handler/context.ts';
import type { Handlers } from '../../handler/handlers.ts';
import { problem } from '../../problem.ts';
import { collection } from '../shared/collection.ts';
import { type Fields, phase } from '../shared/fields.ts';
import { invalid } from '../shared/refusals.ts';
import { factsOf, isExpired, readChain } from './pem.ts';

/** Root and intermediate authorities: https://developers.cloudflare.com/api/resources/acm/subresources/custom_trust_store/methods/create/ */
function authorityIn(context: Context, pem: unknown): Fields {
  const [authority, ...rest] = readChain(pem) ?? [];
  if (authority === undefined || rest.length > 0) throw invalid('One certificate in PEM is expected', '/certificate');
  if (!authority.ca) throw invalid('The certificate is not that of an authority', '/certificate');
  if (isExpired(authority, context.sandbox.clock.now())) throw invalid('The certificate has expired', '/certificate');
  const { issuer, signature, expires_on } = factsOf(authority);
  return { certificate: pem, fingerprint: authority.fingerprint256, issuer, signature, expires_on };
}

const store = collection({
  what: 'certificate of the trust store',
  created: ['uploaded_on'],
  modified: ['updated_at'],
  unique: ['fingerprint'],
  // As of custom certificates: https://developers.cloudflare.com/ssl/edge-certificates/custom-certificates/troubleshooting/#error-codes
  // For this store the code is not documented.
  taken: () => problem(400, 1220, 'This certificate has already been submitted.', '/certificate'),
  read: (context, { certificate }) => authorityIn(context, certificate),
  show: (context, item) => ({
    ...item,
    status:
      Date.parse(String(item.expires_on)) <= context.sandbox.clock.now()
        ? 'expired'
        : phase(item.uploaded_on, context, [
            ['initializing', 0],
            ['pending_deployment', 2],
            ['active', 10],
          ]),
  }),
});

export const originTrust = {
  'acm.customTrustStore.create': store.create,
  'acm.customTrustStore.list': store.list,
  'acm.customTrustStore.get': store.get,
  'acm.customTrustStore.delete': store.remove,
} satisfies Handlers;
