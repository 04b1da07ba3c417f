import { expect, test } from 'vitest';
import { toCommonJs } from './common-js.ts';

const CODE = `import { a, b as c } from "./core.mjs";
import * as all from "./core.mjs";
var D = class extends a {
};
export {
  D,
  c as default
};
`;

test('imports become require calls, and exports an object that Node reads statically', () => {
  expect(toCommonJs(CODE)).toBe(`'use strict';
const { a, b: c } = require('./core.js');
const all = require('./core.js');
var D = class extends a {
};
module.exports = {
  D,
  default: c,
};
`);
});

test('a single value can be the module itself', () => {
  expect(toCommonJs(CODE, 'D')).toContain(`exports = module.exports = D;
Object.defineProperty(exports, '__esModule', { value: true });
exports.D = D;
exports.default = c;
`);
});

test.each(['export * from "./a.mjs";', 'export default 1;', 'import a from "./a.mjs";'])(
  'code that esbuild does not emit is rejected: %s',
  (code) => {
    expect(() => toCommonJs(code)).toThrow('has no form here yet');
  },
);
