/** Requests of a page come from no socket. */
export const giveBack = (): void => undefined;
