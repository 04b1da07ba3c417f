/** Quotes text for a POSIX shell. */

/** In single quotes only the quote itself is special. */
export const shellText = (text: string): string =>
  /^[\w@%+=:,./-]+$/.test(text) ? text : `'${text.replaceAll("'", "'\\''")}'`;

/** Always quoted, for values that readers expect in quotes. */
export const shellQuoted = (text: string): string => `'${text.replaceAll("'", "'\\''")}'`;

/** Program arguments cannot contain this character. */
export const isForShell = (text: string): boolean => !text.includes('\0');
