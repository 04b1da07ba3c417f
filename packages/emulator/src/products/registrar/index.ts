/** The Registrar: everything in one. */
import { registrar } from './domains.ts';
import { registrarExtensions } from './extensions.ts';
import { registrations } from './registrations.ts';
import { registrarTransfers } from './transfers.ts';

export const registrarAll = {
  ...registrar,
  ...registrarExtensions,
  ...registrations,
  ...registrarTransfers,
};
