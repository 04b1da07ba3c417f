/** Validates an OpenAPI document: the official schema, and the rules of the specification that it cannot express. */

import { Validator } from '@seriousme/openapi-schema-validator';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { isObject, type JsonObject, listOf } from './json.ts';
import { pathSignature, templateNames } from './paths.ts';
import { type Follow, referencesOf } from './references.ts';
import type { OpenApiDocument } from './to-openapi.ts';

/** Every problem in words; empty for a valid document. For tests: it needs development packages. */
export async function problemsOf(document: OpenApiDocument): Promise<readonly string[]> {
  const { valid, errors } = await new Validator().validate(structuredClone(document));
  const official = valid ? [] : [`official schema: ${JSON.stringify(errors).slice(0, 2_000)}`];
  return [...official, ...referenceProblems(document), ...pathProblems(document), ...schemaProblems(document)];
}

function referenceProblems(document: OpenApiDocument): readonly string[] {
  const broken = new Set<string>();
  const follow = referencesOf(document, (reference) => broken.add(reference));
  const visit = (value: unknown): void => {
    if (Array.isArray(value)) value.forEach(visit);
    if (!isObject(value)) return;
    if (typeof value.$ref === 'string') follow(value);
    Object.values(value).forEach(visit);
  };
  visit(document);
  return [...broken].map((reference) => `reference ${reference} leads nowhere`);
}

function pathProblems(document: OpenApiDocument): readonly string[] {
  const { paths, tags } = document;
  const follow = referencesOf(document);
  const known = new Set(listOf(tags).map((tag) => (isObject(tag) ? tag.name : undefined)));
  const problems: string[] = [];
  const once = (seen: Set<string>, what: string) => {
    if (seen.has(what)) problems.push(`${what} is duplicated`);
    seen.add(what);
  };
  const [signatures, ids] = [new Set<string>(), new Set<string>()];
  for (const [path, item] of Object.entries(paths)) {
    once(signatures, pathSignature(path));
    for (const operation of Object.values(item)) {
      once(ids, String(operation.operationId));
      for (const tag of listOf(operation.tags)) if (!known.has(tag)) problems.push(`tag ${tag} is not declared`);
      for (const one of [operation, ...listOf(operation['x-also']).filter(isObject)]) {
        problems.push(...parameterProblems(path, one, follow));
      }
    }
  }
  return problems;
}

function parameterProblems(path: string, operation: JsonObject, follow: Follow): readonly string[] {
  const parameters = listOf(operation.parameters)
    .map(follow)
    .filter((one) => one !== undefined);
  const keys = parameters.map((parameter) => `${parameter.in} ${parameter.name}`);
  const twice = keys.filter((key, index) => keys.indexOf(key) !== index);
  const declared = parameters.filter((parameter) => parameter.in === 'path').map((parameter) => parameter.name);
  const names = templateNames(path);
  return [
    ...twice.map((key) => `${operation.operationId}: ${key} is duplicated`),
    ...names
      .filter((name) => !declared.includes(name))
      .map((name) => `${operation.operationId}: {${name}} is undeclared`),
    ...declared
      .filter((name) => !names.includes(String(name)))
      .map((name) => `${operation.operationId}: no {${name}} in path`),
  ];
}

/** The official schema takes any object for a schema: JSON Schema's own is asked about each. */
function schemaProblems(document: OpenApiDocument): readonly string[] {
  const ajv = new Ajv2020({ strict: false, allErrors: false, validateFormats: false });
  const problems: string[] = [];
  const check = (schema: unknown, where: string) => {
    if (!ajv.validateSchema(schema as JsonObject)) problems.push(`${where}: ${ajv.errorsText(ajv.errors)}`);
  };
  for (const [name, schema] of Object.entries(document.components.schemas)) check(schema, name);
  const visit = (value: unknown, where: string): void => {
    if (Array.isArray(value)) for (const one of value) visit(one, where);
    if (!isObject(value)) return;
    for (const [key, one] of Object.entries(value)) {
      if (key === 'schema') check(one, where);
      else visit(one, where);
    }
  };
  for (const [path, item] of Object.entries(document.paths)) visit(item, path);
  visit(document.components.parameters, 'components/parameters');
  return problems;
}
