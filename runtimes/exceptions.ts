/**
 * Checks that a runtime cannot pass, with the reason. They still run: one that passes must be removed from this list.
 */

type Reasons = Readonly<Record<string, string>>;

const NO_REQUIRE = 'there is no require here';
const NO_STREAMS_OVER_1_1 = 'Chromium sends streams over HTTP/2 only, and the server of the suite speaks HTTP/1.1';

/** By kind of runtime, then by name of the check. */
export const exceptions: Readonly<Record<string, Reasons>> = {
  workerd: {
    'is required as CommonJS': NO_REQUIRE,
    'has guards that work on errors of other copies and realms':
      'a structured clone keeps its name there, and so looks like an error of any other library',
  },
  chromium: {
    'is required as CommonJS': NO_REQUIRE,
    'uploads a ReadableStream unchanged': NO_STREAMS_OVER_1_1,
    'uploads a form with a stream in it unchanged': NO_STREAMS_OVER_1_1,
    'uploads an async iterable unchanged': NO_STREAMS_OVER_1_1,
  },
};

/** Runtimes unavailable on some systems, by `kind-platform-arch`; elsewhere a missing one fails the run in CI. */
export const unavailable: Reasons = {};
