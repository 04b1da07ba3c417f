/** Converts record names between full and relative to the zone: `www`, `@` for the zone itself. */

/** The part before the zone: `www.example.com` → `www`. Names outside the zone are unchanged. */
export function splitName(name: string, zone: string | undefined): string {
  if (zone === undefined || zone === '') return name;
  const plain = name.replace(/\.$/, '');
  const lower = plain.toLowerCase();
  if (lower === zone.toLowerCase()) return '@';
  return lower.endsWith(`.${zone.toLowerCase()}`) ? plain.slice(0, -zone.length - 1) : name;
}

/** The full name; if the zone is unknown, as typed, which the API also accepts. */
export function joinName(text: string, zone: string | undefined): string {
  const typed = text.trim();
  if (zone === undefined || zone === '' || typed === '') return typed;
  if (typed === '@') return zone;
  const plain = typed.replace(/\.$/, '').toLowerCase();
  const isBelow = plain === zone.toLowerCase() || plain.endsWith(`.${zone.toLowerCase()}`);
  return isBelow ? typed.replace(/\.$/, '') : `${typed.replace(/\.$/, '')}.${zone}`;
}

const MAX_LABEL = 63;
const MAX_NAME = 253;

/**
 * The reason the name is invalid; undefined if it is valid. Letters of other scripts are converted to Punycode later.
 */
export function nameProblem(text: string, zone: string | undefined): string | undefined {
  const typed = text.trim();
  if (typed === '' || typed === '@') return undefined;
  if (/\s/.test(typed)) return 'A name cannot contain spaces.';
  if (typed.includes('://')) return 'Enter the name without https://.';
  if (typed.includes('/')) return 'A name cannot contain a path: a record applies to the whole host.';
  const labels = typed.replace(/\.$/, '').split('.');
  if (labels.some((label) => label === '')) return 'A name cannot start with a dot or contain two dots in a row.';
  if (labels.some((label, at) => label.includes('*') && !(at === 0 && label === '*')))
    return 'A * must be the whole first part: *.shop.';
  const long = labels.find((label) => label.length > MAX_LABEL);
  if (long !== undefined)
    return `A part between dots can have at most ${MAX_LABEL} characters; one has ${long.length}.`;
  const odd = /[^\w.*\-\u0080-\u{10ffff}]/u.exec(typed)?.[0];
  if (odd !== undefined) return `A name cannot contain ${odd}.`;
  if (labels.some((label) => /^-|-$/.test(label))) return 'A part cannot start or end with a hyphen.';
  const whole = joinName(typed, zone);
  return whole.length > MAX_NAME
    ? `A name can have at most ${MAX_NAME} characters; this one has ${whole.length}.`
    : undefined;
}
