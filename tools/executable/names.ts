/** Names that the executable uses in place of files. */

/** The program that runs SQL of users, in its own process. */
export const D1_RUNNER = 'flarewire-d1-runner';
