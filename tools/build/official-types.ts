/** Adds the official package's names to a product's published types: declared next to their concepts, and in signatures. */
import type { Node, TSInterfaceDeclaration } from 'oxc-parser';
import { declareOfficialNames } from '../generate/official/declare.ts';
import type { OfficialLine } from '../generate/official/lines.ts';
import { officialNameIn } from '../generate/official/signatures.ts';
import { readScopes, resolver, type Scopes, within } from './scopes.ts';
import { type Edit, eachReference, edited } from './source-text.ts';

/** @param text types of a product, as `productTypes` writes them */
export function withOfficialNames(text: string, product: string, lines: readonly OfficialLine[]): string {
  if (lines.length === 0) return text;
  const scopes = readScopes(text, { name: product, key: '' });
  const edits = [...signatureEdits(text, product, scopes, lines), ...declarationEdits(product, scopes, lines)];
  return withImports(edited(text, edits), product);
}

/** `$` is the product's namespace, `$Shared` that of the types that products share. */
function withImports(text: string, product: string): string {
  const needed = [
    ...(/(?<![\w$])\$Shared\./.test(text) ? ["import * as $Shared from './shared.js';"] : []),
    ...(/(?<![\w$])\$\./.test(text) && !/^import \$ = /m.test(text) ? [`import $ = ${product};`] : []),
  ];
  return needed.length === 0 ? text : text.replace(/^(?!import )/m, `${needed.join('\n')}\n`);
}

const refer = (path: string, product: string): string =>
  path.startsWith('Shared.') ? `$${path}` : `$${path.slice(product.length)}`;

function declarationEdits(product: string, scopes: Scopes, lines: readonly OfficialLine[]): Edit[] {
  const { names, interfaces, blocks, resources } = scopes;
  const places = new Set(resources.map(({ scope, name }) => within(scope, name)));
  const edits: Edit[] = [];
  const place = (scope: string, text: string): boolean => {
    const block = blocks.get(scope);
    if (block) edits.push({ start: block.end - 1, end: block.end - 1, text });
    return block !== undefined;
  };
  const declared = {
    names,
    isInterface: (path: string) => interfaces.has(path),
    isResource: (path: string) => places.has(path),
  };
  const writing = { refer: (path: string) => refer(path, product), place };
  place(product, declareOfficialNames(product, declared, lines, writing));
  return edits;
}

/** Methods take and return concepts by the official names of the operation. */
function signatureEdits(text: string, product: string, scopes: Scopes, lines: readonly OfficialLine[]): Edit[] {
  const find = resolver(scopes.names, product);
  const byConcept = Map.groupBy(lines, ({ concept }) => concept);
  return scopes.resources.flatMap(({ scope, name, node }) =>
    typesIn(node).flatMap(({ method, ending, type }): Edit[] => {
      const written = text.slice(type.start, type.end);
      const concept = find(written, scope) ?? `Shared.${written.replace(/^Shared\./, '')}`;
      const signature = { resource: within(scope, name), method, ending };
      const official = officialNameIn(signature, byConcept.get(concept) ?? []);
      return official === undefined ? [] : [{ start: type.start, end: type.end, text: refer(official, product) }];
    }),
  );
}

interface TypeOfMethod {
  readonly method: string;
  readonly ending: 'Params' | 'Response';
  readonly type: Node;
}

/** The names in the signatures of a resource's methods. */
function typesIn({ body }: TSInterfaceDeclaration): TypeOfMethod[] {
  return body.body.flatMap((member) => {
    if (member.type !== 'TSMethodSignature' || member.key.type !== 'Identifier') return [];
    const method = member.key.name;
    const found: TypeOfMethod[] = [];
    eachReference(member.params, (type) => found.push({ method, ending: 'Params', type }));
    eachReference(member.returnType, (type) => found.push({ method, ending: 'Response', type }));
    return found;
  });
}
