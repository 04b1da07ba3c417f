/** Which names say that their value is a secret: one rule for client, emulator, console and contract. */

/**
 * Names whose last word says it. What comes after that word makes it harmless (`token_id`, `secret_name`,
 * `password_policy`) unless it says which form the secret has, as do words before it (`public_key`, `page_token`).
 */
const SECRET =
  /(?<!(public|page|continuation|next|required)[-_]?)(secret|password|passwd|passphrase|psk|jwt|authorization|credential|token|cookie|(priv|private|api|access|auth|secret|account|stream|signing|client|license|encryption|shared|md5|service|master|debug|pairing|ssh)[-_]?key)([-_]?(text|value|pem|base64|\d+))?s?$|^sig$/i;

/** Whether the name says that a text below it is a secret. The value, where it is known, tells tokens that are counted. */
export const isSecretName = (name: string, value?: unknown): boolean =>
  SECRET.test(name) && !(/tokens$/i.test(name) && isCount(Array.isArray(value) ? value[0] : value));

/** `max_tokens: 256`; some answers count in texts. */
const isCount = (value: unknown): boolean =>
  (typeof value === 'number' || typeof value === 'string') && Number(value) < 1e9;
