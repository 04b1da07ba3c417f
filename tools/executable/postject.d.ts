/** The used part of postject, which has no types. */
declare module 'postject' {
  /** Adds a resource to an executable, in place. */
  export function inject(
    file: string,
    resource: string,
    data: Buffer,
    options: { readonly sentinelFuse: string; readonly machoSegmentName: string },
  ): Promise<void>;
}
