/** A path without the names of its values, by which operations of the same address are found: `/zones/{}/dns_records`. */
export const anonymous = (path: string): string => path.replaceAll(/\{[^}]*\}/g, '{}');
