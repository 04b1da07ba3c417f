/** Prints one call in every supported form. */
export { curlOf } from './curl.ts';
export { filesIn, type NamedFile } from './files.ts';
export { type CodeFor, jsCall, jsMember, jsText, jsValue } from './js.ts';
export { methodCall } from './method.ts';
export type { Params } from './params.ts';
export { type ClientClass, headerTitle, requestOf, type WireBody, type WirePart, type WireRequest } from './request.ts';
export { withScriptFile } from './script-file.ts';
export { isForShell, shellQuoted, shellText } from './shell.ts';
export { type Snippets, snippetsOf, type Written } from './snippets.ts';
export { DEFAULT_BASE_URL } from './typescript.ts';
