/** Adds facts from the contract to errors and warnings: permissions, hints, pages, replacements. Loaded on demand. */

import { factsOf, type Subject } from './facts.ts';
import { generalHints, type Hint, parseHints } from './hints.ts';

/** Facts about a failure. None of them are stored. */
export interface Failure {
  /** Dotted name; empty for a call by path, which the contract does not describe. */
  readonly operation?: string | undefined;
  readonly method?: string | undefined;
  /** Index of the operation within its product. */
  readonly index?: number | undefined;
  readonly status?: number | undefined;
  /** Codes of all errors and their chains. */
  readonly codes: readonly number[];
  /** Message of the server, empty if it sent none; undefined if only the codes are known. */
  readonly message?: string | undefined;
  /** Requested URL with values filled in; only checked for ids of a local emulator. */
  readonly url?: string | undefined;
}

export interface Explanation {
  /** One or two sentences: the meaning of the error and how to fix it. */
  readonly hint?: string;
  /**
   * Permission groups of the operation, narrowest first; any one is enough. Set for 401, 403, and codes with the same
   * meaning.
   */
  readonly permissions?: readonly string[];
  /** Page of the operation, or of the hint if the operation is not known. */
  readonly docs?: string;
}

/** 32-digit ids created by `@flarewire/emulator` start with this prefix. */
const LOCAL_ID = /^https:\/\/api\.cloudflare\.com\/.*[/=]f1a4e[0-9a-f]{27}(?![0-9a-f])/;
const LOCAL = 'An id in the path belongs to a local emulator: point `baseURL` or CLOUDFLARE_BASE_URL at it.';
const SHOWN = 4;

/** Returns advice for a failure, or an empty object if there is none. `facts` are those of the operation's product. */
export function explain(failure: Failure, facts = ''): Explanation {
  const { operation, method = '', index = -1, status, codes, message, url = '' } = failure;
  const known = operation ? factsOf(facts, { operation, method, index }) : undefined;
  const isSaid = (hint: Hint) => message === undefined || !hint.message || hint.message.test(message);
  const hints = parseHints(`${known?.hints ?? ''}\n${generalHints}`).filter(isSaid);
  const fits = (hint: Hint) => hint.codes.some((code) => codes.includes(code));
  const found = hints.find(fits) ?? hints.find((hint) => status && hint.status === status);
  const isAboutToken = found?.status === 401 || found?.status === 403 || found?.codes.includes(9109);
  const permissions = (status === 401 || status === 403 || isAboutToken) && known ? known.permissions : [];
  // A 403 may also be caused by a plan or a limit.
  const advice = [found?.text, isAboutToken && needed(permissions)].filter(Boolean).join(' ');
  const hint = LOCAL_ID.test(url) ? LOCAL : advice;
  const docs = known?.docs ?? found?.page;
  return {
    ...(hint && { hint }),
    ...(permissions.length > 0 && { permissions }),
    ...(docs && { docs }),
  };
}

/** `zones.settings.list is deprecated: use zones.settings.get; it may be gone after 2030-01-01`. */
export function deprecation(subject: Subject, facts: string): string | undefined {
  const { operation } = subject;
  const { note, docs } = factsOf(facts, subject);
  if (note === undefined) return undefined;
  const [day, instead] = note.split(' ');
  const until = day ? `; it may be removed after ${day}` : '';
  return `${operation} is deprecated${instead ? `: use ${instead}` : ''}${until} (${docs})`;
}

function needed(permissions: readonly string[]): string {
  const names = permissions.slice(0, SHOWN).map((group) => `'${group}'`);
  if (permissions.length > SHOWN) names.push(`one of ${permissions.length - SHOWN} more`);
  return names.length > 0 ? `Permission needed: ${names.join(' or ')}.` : '';
}
