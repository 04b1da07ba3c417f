/** Valid profile names; they also become part of an environment variable and a file name. */
export const PROFILE_NAME = /^[a-z][a-z0-9-]{0,29}$/;
