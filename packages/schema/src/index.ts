/** JSON Schema engine: checks, coerces, samples and completes values; recognizes secrets by name. */
export { type CheckOptions, check } from './check.ts';
export { coerce } from './coerce.ts';
export { createJsonScan, isDeeper, type JsonExtent, MAX_DEPTH } from './depth.ts';
export { isFile, isRaw } from './files.ts';
export { FORMATS } from './formats.ts';
export { matches } from './matches.ts';
export { type Path, type Problem, placeOf, pointerOf, problem, problemText } from './problem.ts';
export { readNamed } from './query.ts';
export { queryObjects } from './query-objects.ts';
export { complete } from './sample/complete.ts';
export { type SampleOptions, sample, type WordOf } from './sample/sample.ts';
export type { Random } from './sample/scalars.ts';
export {
  asSchema,
  asSchemas,
  branchesOf,
  follow,
  isObject,
  type JsonSchema,
  refName,
  type Schemas,
  schemasIn,
  stringList,
  targetOf,
} from './schema.ts';
export { isSecretName } from './secret-names.ts';
export { type SensitiveField, sensitiveIn } from './sensitive.ts';
export { itemsOf, namesOf, type ObjectShape, shapeOf } from './shape.ts';
export { allowedBy, display, FORMAT_WORDS, nearest } from './words.ts';
