/** Heights of tables that grow with their rows. */

/** Height of a row and of the header of `DataTable`, in pixels. */
const ROW = 33;

/** @param most any CSS length */
export function tableHeight(rows: number, most: string, least = 1): string {
  return `min(${(Math.max(rows, least) + 1) * ROW + 2}px, ${most})`;
}
