/** Formats a waiting time: empty for the first second, as most responses arrive sooner. */
export const waitText = (milliseconds: number): string =>
  milliseconds < 1000 ? '' : `${Math.floor(milliseconds / 1000).toLocaleString('en')} s`;
