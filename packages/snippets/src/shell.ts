/** Texts as words of a POSIX shell. */

/** Nothing in single quotes means anything to a shell, but the quote itself. */
export const shellText = (text: string): string =>
  /^[\w@%+=:,./-]+$/.test(text) ? text : `'${text.replaceAll("'", "'\\''")}'`;

/** Quoted always, for what a reader expects in quotes. */
export const shellQuoted = (text: string): string => `'${text.replaceAll("'", "'\\''")}'`;

/** No argument of a program can hold this one. */
export const isForShell = (text: string): boolean => !text.includes('\0');
