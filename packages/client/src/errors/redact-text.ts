/** Texts that must not be shown, and text without them. */

export type Secrets = readonly string[];

/** Text without the secrets in it. */
export const redactText = (text: string, secrets: Secrets = []): string =>
  secrets.reduce((masked, secret) => masked.replaceAll(secret, '***'), text);
