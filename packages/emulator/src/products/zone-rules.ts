/** Products that decide what happens to the traffic of a zone: their rules, in one table. */
import type { Handlers } from '../context.ts';
import { apiOperations } from './api-operations.ts';
import { apiSchemas } from './api-schemas.ts';
import { cache } from './cache.ts';
import { certificatePacks } from './certificate-packs.ts';
import { customHostnames } from './custom-hostnames.ts';
import { firewall } from './firewall.ts';
import { healthchecks } from './healthchecks.ts';
import { issuedCertificates } from './issued-certificates.ts';
import { lists } from './lists.ts';
import { loadBalancers } from './load-balancers.ts';
import { pageRules } from './page-rules.ts';
import { pageShield } from './page-shield.ts';
import { rulesets } from './rulesets.ts';
import { snippets } from './snippets.ts';
import { spectrum } from './spectrum.ts';
import { turnstile } from './turnstile.ts';
import { uploadedCertificates } from './uploaded-certificates.ts';
import { waitingRooms } from './waiting-rooms.ts';

export const zoneRules: Handlers = {
  ...rulesets,
  ...lists,
  ...loadBalancers,
  ...waitingRooms,
  ...customHostnames,
  ...issuedCertificates,
  ...uploadedCertificates,
  ...certificatePacks,
  ...pageRules,
  ...snippets,
  ...spectrum,
  ...turnstile,
  ...cache,
  ...firewall,
  ...healthchecks,
  ...apiOperations,
  ...apiSchemas,
  ...pageShield,
};
