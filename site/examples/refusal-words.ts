/** The reasons for which the emulator refuses an example, in words of the reference. */

export interface Reason {
  /** Completes "The local emulator refuses this example, because it …". */
  readonly words: string;
  readonly message: RegExp;
}

/** The first that fits. */
export const REASONS: readonly Reason[] = [
  {
    words: 'names something that does not exist in a new account',
    message: /: (404|403|410) |not found|There is no |there is no such|does not exist|is none of|is not (in|of|a|an) /i,
  },
  {
    words: 'needs a certificate, a key or a signing request of yours',
    message: /PEM|CSR|certificate|private key|signing/i,
  },
  { words: 'needs a credential of another service', message: /: 401 |credential|secret/i },
  { words: 'depends on your data, plan or settings', message: /: (400|402|405|409|412|413|415|422|429) / },
];

export const reasonOf = (refusal: string): Reason | undefined => REASONS.find(({ message }) => message.test(refusal));

/** @example refusalText('NotFoundError: 404 Not Found [1001] …') */
export const refusalText = (refusal: string): string =>
  `The local emulator refuses this example, because it ${reasonOf(refusal)?.words ?? 'is incomplete'}.`;
