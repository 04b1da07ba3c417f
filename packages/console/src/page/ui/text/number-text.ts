/** Formats numbers and counts. */

/** @param digits maximum after the decimal point */
export const numberText = (value: number, digits = 3): string =>
  value.toLocaleString('en', { maximumFractionDigits: digits });

export const counted = (count: number, noun: string, many = `${noun}s`): string =>
  `${numberText(count)} ${count === 1 ? noun : many}`;
