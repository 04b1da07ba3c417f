/** What the emulator knows of operations, in words. */
export const TIER_WORDS = {
  T2: 'rules of the product, after its documentation',
  T1: 'keeps state by the shape of the path',
  T0: 'answers a sample that fits the schema, keeps nothing',
} as const;
