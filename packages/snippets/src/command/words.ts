/** Splits operation names into command words: `dns.zoneTransfers` is `dns zone-transfers`. */

const known = new Map<string, string>();

/**
 * `zeroTrust` is `zero-trust`, `originCACertificates` is `origin-ca-certificates`. Cached, since names repeat often.
 */
export function kebab(name: string): string {
  const before = known.get(name);
  if (before !== undefined) return before;
  const made = name
    .replace('DDoS', 'Ddos')
    .replace(/([a-z\d])([A-Z])/g, '$1-$2')
    .replace(/([A-Z])([A-Z][a-z])/g, '$1-$2')
    .toLowerCase();
  known.set(name, made);
  return made;
}

/** The words of an operation: `['zero-trust', 'access', 'applications', 'list']`. */
export const wordsOf = (name: string): string[] => name.split('.').map(kebab);
