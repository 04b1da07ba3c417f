/** Compares results of the site's search with what the console finds for the same text. */
import { operationPath, pathOf } from '@flarewire/snippets/site';

/** Tasks of which the reference has the call, and the console a page. */
const CALLS: Readonly<Record<string, string>> = { '/browse/rulesets': 'rulesets.rules.create' };

/** @param wanted a page of the console, or the start of a title */
export function isWanted(wanted: string, link: string, title: string): boolean {
  const call = CALLS[wanted];
  if (call !== undefined) return link === operationPath(call);
  const [, page, name] = /^\/(explore|browse)\/(.+)$/.exec(wanted) ?? [];
  if (name !== undefined) return link === (page === 'explore' ? operationPath(name) : pathOf(name));
  // Pages of the console are guides here.
  return wanted.startsWith('/') ? link.startsWith('/') : title.toLowerCase().startsWith(wanted);
}
