/** Describes the emulator's support of operations. */
export const TIER_WORDS = {
  T2: 'rules of the product, after its documentation',
  T1: 'keeps state by the shape of the path',
  T0: 'answers a sample that fits the schema, keeps nothing',
} as const;

interface Known {
  readonly tier: keyof typeof TIER_WORDS;
  readonly verified?: number;
}

export const wordsOf = ({ tier, verified = 0 }: Known): string =>
  verified === 0
    ? TIER_WORDS[tier]
    : `verified: ${verified} ${verified === 1 ? 'observation' : 'observations'} of the real API agree; ${TIER_WORDS[tier]}`;
