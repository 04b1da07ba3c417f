/** Megabytes of an isolate: https://developers.cloudflare.com/workers/platform/limits/#memory */
export const MEMORY = 128;
