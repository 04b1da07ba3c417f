/** Heights of tables that are as high as their rows. */

/** Pixels of a row and of the head of `DataTable`. */
const ROW = 33;

/** @param most any length of CSS */
export function tableHeight(rows: number, most: string, least = 1): string {
  return `min(${(Math.max(rows, least) + 1) * ROW + 2}px, ${most})`;
}
