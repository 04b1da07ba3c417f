/** Describes the emulator's support of operations. */
export const TIER_WORDS = {
  T2: 'follows the documented rules',
  T1: 'keeps state, without rules of the product',
  T0: 'returns a sample, keeps no state',
} as const;

interface Known {
  readonly tier: keyof typeof TIER_WORDS;
  readonly verified?: number;
}

export const wordsOf = ({ tier, verified = 0 }: Known): string =>
  verified === 0
    ? TIER_WORDS[tier]
    : `verified: ${verified} ${verified === 1 ? 'observation' : 'observations'} of the real API agree; ${TIER_WORDS[tier]}`;
