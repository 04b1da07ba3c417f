/** Masks secrets in text. */

export type Secrets = readonly string[];

/** Returns the text with all secrets masked. */
export const redactText = (text: string, secrets: Secrets = []): string =>
  secrets.reduce((masked, secret) => masked.replaceAll(secret, '***'), text);
