/** Keeps secrets out of storage: rejects them in items, masks them in results. */
import { isSecretName } from '@flarewire/schema';

/** Path of the first field of an item that is named like a secret: `params.value.api_token`. */
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

/** Values of a request that its plan masks: secrets by the contract, whatever their names. */
export function maskedIn(masked: unknown, raw: unknown): string[] {
  if (masked === '***') return typeof raw === 'string' && raw !== '***' ? [raw] : [];
  if (typeof masked !== 'object' || masked === null || typeof raw !== 'object' || raw === null) return [];
  return Object.entries(masked).flatMap(([name, inner]) => maskedIn(inner, Reflect.get(raw, name)));
}

const MAX_LENGTH = 4000;

/** A result for storage: secrets masked, long results left out. */
export function shownResult(result: unknown): unknown {
  if (result === undefined || typeof result === 'function') return undefined;
  const text = JSON.stringify(result, (name, value) =>
    typeof value === 'string' && value !== '' && isSecretName(name, value) ? '***' : value,
  );
  return text === undefined || text.length > MAX_LENGTH ? undefined : JSON.parse(text);
}
