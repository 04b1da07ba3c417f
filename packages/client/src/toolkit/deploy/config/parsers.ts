/** The parsers of configuration files, loaded on first use. */
export { parse as parseJson } from '@humanwhocodes/momoa';
export { type AST, parseTOML } from 'toml-eslint-parser';
