/**
 * Advice on a zone's certificates: the id of its delegated validation, and the automatic choice of its encryption
 * mode.
 */
import { createHash } from 'node:crypto';
import type { Handler, Handlers } from '../../handler/handlers.ts';
import { below, read } from '../shared/fields.ts';
import { zoneOf } from '../zones/state.ts';

const SETTING = 'ssl_automatic_mode';

/** 16 hexadecimal digits, the same for as long as the zone lives: https://developers.cloudflare.com/ssl/edge-certificates/changing-dcv-method/methods/delegated-dcv/ */
const delegation: Handler<'dcvDelegation.get'> = (context) => {
  const { id } = zoneOf(context);
  return { uuid: createHash('sha256').update(`delegated validation of ${id}`).digest('hex').slice(0, 16) };
};

/**
 * The setting of the zone decides who chooses the encryption mode. No origin is scanned:
 * https://developers.cloudflare.com/ssl/origin-configuration/ssl-modes/
 */
const recommendation: Handler<'ssl.recommendations.get'> = (context) => {
  const { created_on } = zoneOf(context);
  const setting = read(context, below(context, 'settings'), SETTING);
  return {
    id: SETTING,
    editable: true,
    modified_on: typeof setting?.modified_on === 'string' ? setting.modified_on : created_on,
    value: setting?.value === 'auto' ? 'auto' : 'custom',
    next_scheduled_scan: null,
  };
};

export const certificateRecommendations = {
  'dcvDelegation.get': delegation,
  'ssl.recommendations.get': recommendation,
} satisfies Handlers;
