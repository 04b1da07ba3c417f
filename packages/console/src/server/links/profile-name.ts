/** What a profile may be called: a word that is a part of a variable and of a file's name too. */
export const PROFILE_NAME = /^[a-z][a-z0-9-]{0,29}$/;
