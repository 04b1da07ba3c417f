/** Advice for connection errors in browsers. */

export const BROWSER_HINT =
  'The API sends no CORS headers, so browsers block its responses: call it through a server of your own that forwards only what the page may do.';
