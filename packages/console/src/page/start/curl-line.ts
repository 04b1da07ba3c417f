/** The shortest way to call the emulator, ready for a shell. */

/** Any will do. */
export const TOKEN = 'local-admin';

export const curlLine = (apiURL: string): string => `curl ${apiURL}/zones \\\n  -H 'Authorization: Bearer ${TOKEN}'`;
