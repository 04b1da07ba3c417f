/** The shortest command that calls the emulator. */

/** Any token is accepted. */
export const TOKEN = 'local-admin';

export const curlLine = (apiURL: string): string => `curl ${apiURL}/zones \\\n  -H 'Authorization: Bearer ${TOKEN}'`;
