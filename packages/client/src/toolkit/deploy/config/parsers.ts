/** The parsers of configurations, loaded where there is one. */
export { parse as parseJson } from '@humanwhocodes/momoa';
export { type AST, parseTOML } from 'toml-eslint-parser';
