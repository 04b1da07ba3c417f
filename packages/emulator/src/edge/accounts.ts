/** The accounts of a Cloudflare. */
import { all } from '../products/shared/fields.ts';
import type { Sandbox } from '../state/sandbox.ts';

export const accountsOf = (sandbox: Sandbox): string[] =>
  all<{ id: string }>({ sandbox }, '/accounts').map(({ id }) => id);
