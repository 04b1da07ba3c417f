/** Reads `PAGER`. Apart from the pager, which needs the modules that start programs. */

/** False if `PAGER` is `cat` or empty. */
export const wantsPager = ({ PAGER }: { readonly PAGER?: string | undefined }): boolean =>
  PAGER === undefined || !/^\s*(cat\s*)?$/.test(PAGER);
