/**
 * Types of values, spelled as in messages of the API:
 * https://developers.cloudflare.com/ruleset-engine/rules-language/values/
 */

export type Scalar = 'Bool' | 'Bytes' | 'Int' | 'Ip' | 'Any';
/** `Bytes` is text; `Any` is unknown; a map has the type of its values: `Map<Array<Bytes>>`. */
export type Type = Scalar | `Array<${string}>` | `Map<${string}>`;

const COMPOUND = /^(?:Array|Map)<(.+)>$/;

export const isArray = (type: Type): boolean => type.startsWith('Array<');
export const isMap = (type: Type): boolean => type.startsWith('Map<');
export const arrayOf = (type: Type): Type => `Array<${type}>`;

/** Element type of an array or a map; undefined for others. */
export function elementOf(type: Type): Type | undefined {
  // The text between the brackets of a type is a type.
  return COMPOUND.exec(type)?.[1] as Type | undefined;
}

const WORDS: Readonly<Record<Scalar, string>> = {
  Bool: 'Boolean',
  Bytes: 'String',
  Int: 'Integer',
  Ip: 'IP address',
  Any: 'any',
};

/** A type as the documentation writes it: `Map<Array<String>>`. */
export const typeInWords = (type: Type): string =>
  type.replace(/Bool|Bytes|Int|Ip|Any/g, (scalar) => WORDS[scalar as Scalar]);
