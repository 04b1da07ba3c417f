/** Recognizes secrets by field name: one rule for client, emulator, console and contract. */

/**
 * Names whose last word denotes a secret. A following word makes it harmless (`token_id`, `secret_name`,
 * `password_policy`) unless it describes the form of the secret, as do preceding words (`public_key`, `page_token`).
 */
const SECRET =
  /(?<!(public|page|continuation|next|required)[-_]?)(secret|password|passwd|passphrase|psk|jwt|authorization|credential|token|cookie|(priv|private|api|access|auth|secret|account|stream|signing|client|license|encryption|shared|md5|service|master|debug|pairing|ssh)[-_]?key)([-_]?(text|value|pem|base64|\d+))?s?$|^sig$/i;

/** True if the name marks text below it as a secret. A known value rules out token counts. */
export const isSecretName = (name: string, value?: unknown): boolean =>
  SECRET.test(name) && !(/tokens$/i.test(name) && isCount(Array.isArray(value) ? value[0] : value));

/** `max_tokens: 256`; some responses write counts as text. */
const isCount = (value: unknown): boolean =>
  (typeof value === 'number' || typeof value === 'string') && Number(value) < 1e9;
