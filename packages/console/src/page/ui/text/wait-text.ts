/** How long something has been on its way: nothing in the first second, as most comes sooner. */
export const waitText = (milliseconds: number): string =>
  milliseconds < 1000 ? '' : `${Math.floor(milliseconds / 1000).toLocaleString('en')} s`;
