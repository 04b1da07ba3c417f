/** Masks secrets in the journal: by the names of fields, and by the contract's sensitive marks. */
import { isSecretName } from '@flarewire/contract';
import { isObject } from '@flarewire/schema';

const MASKED = '[masked]';
const NONE: ReadonlySet<string> = new Set();

export function maskHeaders(headers: Headers): Record<string, string> {
  const masked: Record<string, string> = {};
  for (const [name, value] of headers) {
    const [scheme] = /^(bearer|basic)\s/i.exec(value) ?? [''];
    masked[name] = isSecretName(name) ? scheme + MASKED : value;
  }
  return masked;
}

export function maskQuery(url: URL, more: ReadonlySet<string> = NONE): string {
  const masked = new URLSearchParams();
  /** By name, whether it is secret: derived from its first value. */
  const secret = new Map<string, boolean>();
  for (const [name, value] of url.searchParams) {
    const known = secret.get(name);
    const isSecret = known ?? (more.has(name) || isSecretName(name, value));
    if (known === undefined) secret.set(name, isSecret);
    if (!isSecret) masked.append(name, value);
    else if (known === undefined) masked.append(name, MASKED);
  }
  return [...secret.values()].includes(true) ? `?${masked}` : url.search;
}

/** Fields of a form. */
export function maskForm(text: string, more: ReadonlySet<string> = NONE): string {
  return maskQuery(new URL(`http://form/?${text}`), more).slice(1);
}

/** A body as text without its secrets. JSON that was cut is masked by its looks. */
export function maskText(text: string, more: ReadonlySet<string> = NONE): string {
  try {
    return JSON.stringify(maskValue(JSON.parse(text), more));
  } catch {
    return text.replace(
      /"([^"\\]+)"(\s*:\s*)("(?:[^"\\]|\\.)*("|$)|[^\s,}\]]+)/g,
      (all, name: string, colon: string, value: string) =>
        more.has(name) || isSecretName(name, value.replaceAll('"', '')) ? `"${name}"${colon}"${MASKED}"` : all,
    );
  }
}

function maskValue(value: unknown, more: ReadonlySet<string>): unknown {
  if (Array.isArray(value)) return value.map((one) => maskValue(one, more));
  if (!isObject(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]) => {
      // A Worker's secret is a binding whose text is secret: https://developers.cloudflare.com/workers/configuration/secrets/
      const isSecretText = name === 'text' && value.type === 'secret_text';
      const isSecret =
        isSecretText || (isSecretName(name, inner) && isPlain(inner)) || (more.has(name) && inner !== null);
      return [name, isSecret ? MASKED : maskValue(inner, more)];
    }),
  );
}

/** Names such as `token` can also hold objects that describe permissions, or nothing. */
function isPlain(value: unknown): boolean {
  if (Array.isArray(value)) return value.every((one) => typeof one === 'string');
  return (typeof value === 'string' && value !== '') || typeof value === 'number';
}
