/** Tokens of Access are signed with keys that only a machine makes. */
import type { Fields } from '../../../../../products/shared/fields.ts';
import { notInBrowser } from '../../../not-in-browser.ts';

const refuse = notInBrowser('Signing in at Access');

export const jwksOf = (): { keys: Fields[] } => refuse();
export const signToken = (): string => refuse();

/** No token was signed here. */
export const verifyToken = (): Fields | undefined => undefined;
