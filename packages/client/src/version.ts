/** Version of the package, sent as `User-Agent`. A test keeps it equal to package.json. */
export const VERSION = '0.1.0';
