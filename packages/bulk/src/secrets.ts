/** What must not be kept: secrets in items are refused, those in results become stars. */
import { isSecretName } from '@flarewire/schema';

/** The first field of an item whose name says that it is a secret: `params.value.api_token`. */
export function secretIn(value: unknown, at = ''): string | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  for (const [name, inner] of Object.entries(value)) {
    const place = at ? `${at}.${name}` : name;
    if (typeof inner === 'string' && inner !== '' && isSecretName(name, inner)) return place;
    const below = secretIn(inner, place);
    if (below !== undefined) return below;
  }
  return undefined;
}

/** Values of a request that its plan shows as stars: secrets by the contract, whatever they are called. */
export function maskedIn(masked: unknown, raw: unknown): string[] {
  if (masked === '***') return typeof raw === 'string' && raw !== '***' ? [raw] : [];
  if (typeof masked !== 'object' || masked === null || typeof raw !== 'object' || raw === null) return [];
  return Object.entries(masked).flatMap(([name, inner]) => maskedIn(inner, Reflect.get(raw, name)));
}

const LONGEST = 4000;

/** A result as it is kept: secrets as stars, long ones left out. */
export function shownResult(result: unknown): unknown {
  if (result === undefined || typeof result === 'function') return undefined;
  const text = JSON.stringify(result, (name, value) =>
    typeof value === 'string' && value !== '' && isSecretName(name, value) ? '***' : value,
  );
  return text === undefined || text.length > LONGEST ? undefined : JSON.parse(text);
}
