/** read: parses the contract's TypeScript into plain data. Syntax outside the subset is a problem. */
import { posix } from 'node:path';
import { parseSync } from 'oxc-parser';
import type { Declaration, Field, Method, Place, RefNode, Report, SourceFile, TypeNode } from './source.ts';
import { readDoc } from './tags.ts';

/** An ESTree node from the parser: only `type`, `start` and `end` are certain. */
interface Ast {
  readonly type: string;
  readonly start: number;
  readonly end: number;
  readonly [key: string]: unknown;
}

const KEYWORDS: Record<string, string> = {
  TSStringKeyword: 'string',
  TSNumberKeyword: 'number',
  TSBooleanKeyword: 'boolean',
  TSUnknownKeyword: 'unknown',
  TSNullKeyword: 'null',
  TSVoidKeyword: 'void',
  TSNeverKeyword: 'never',
};

// The parser's tree is typed by its package; only these two casts rely on its shape.
const node = (value: unknown): Ast => value as Ast;
const nodes = (value: unknown): Ast[] => (value ?? []) as Ast[];

/** Reads one file. `prefixOf` returns the namespace of the file's names: '' for a product's main file. */
export function readFile(file: string, text: string, prefixOf: (file: string) => string, report: Report): SourceFile {
  return new Reader(file, text, prefixOf, report).read();
}

class Reader {
  private readonly imports = new Map<string, string>();
  private readonly declarations: Declaration[] = [];
  /** Doc comments by the offset of the code after them; consumed ones are removed. */
  private readonly docs = new Map<number, string>();
  private readonly lineStarts = [0];
  private readonly file: string;
  private readonly text: string;
  private readonly prefixOf: (file: string) => string;
  private readonly report: Report;
  /** Type parameter of the method being read. */
  private id: string | undefined;

  constructor(file: string, text: string, prefixOf: (file: string) => string, report: Report) {
    this.file = file;
    this.text = text;
    this.prefixOf = prefixOf;
    this.report = report;
    for (let i = text.indexOf('\n'); i >= 0; i = text.indexOf('\n', i + 1)) this.lineStarts.push(i + 1);
  }

  read(): SourceFile {
    const { program, comments, errors } = parseSync(this.file, this.text, { lang: 'ts' });
    for (const error of errors) this.problem(error.labels[0]?.start ?? 0, `this is not TypeScript: ${error.message}`);
    for (const comment of errors.length > 0 ? [] : comments) {
      if (comment.type !== 'Block' || !comment.value.startsWith('*')) continue;
      let next = comment.end;
      while (/\s/.test(this.text[next] ?? '')) next++;
      this.docs.set(next, comment.value);
    }
    const prefix = this.prefixOf(this.file);
    for (const statement of program.body) this.statement(node(statement), prefix ? prefix.split('.') : []);
    for (const [offset, comment] of this.docs) {
      const [tag] = readDoc(comment).tags.keys();
      if (tag)
        this.problem(offset, `nothing takes @${tag}: write the comment right before a type, a field or a method`);
    }
    return { file: this.file, prefix, imports: this.imports, declarations: this.declarations };
  }

  private problem(offset: number, message: string): void {
    this.report(this.place(offset), message);
  }

  private refuse(at: Ast, write: string): void {
    this.problem(at.start, `${at.type} is not part of the contract's language: write ${write}`);
  }

  private place(offset: number): Place {
    let low = 0;
    let high = this.lineStarts.length - 1;
    while (low < high) {
      const middle = (low + high + 1) >> 1;
      if ((this.lineStarts[middle] ?? 0) <= offset) low = middle;
      else high = middle - 1;
    }
    return { file: this.file, line: low + 1 };
  }

  private comment(at: Ast): string | undefined {
    const comment = this.docs.get(at.start);
    this.docs.delete(at.start);
    return comment;
  }

  private statement(at: Ast, scope: readonly string[]): void {
    const declaration = at.declaration ? node(at.declaration) : undefined;
    if (at.type === 'ImportDeclaration') this.importOf(at);
    else if (at.type !== 'ExportNamedDeclaration') this.refuse(at, 'exported interfaces, types and namespaces');
    else if (!declaration) this.reexport(at);
    else if (declaration.type === 'TSModuleDeclaration') this.namespace(declaration, scope);
    else this.declaration(at, declaration, scope);
  }

  private declaration(at: Ast, what: Ast, scope: readonly string[]): void {
    const own = String(node(what.id ?? what).name);
    const doc = readDoc(this.comment(at));
    const common = { name: [...scope, own].join('.'), scope, doc, at: this.place(at.start), extends: [], methods: [] };
    if (what.typeParameters) this.problem(at.start, `'${own}' has type parameters: write the types out`);
    if (what.type === 'TSInterfaceDeclaration') {
      const bases = nodes(what.extends).map((base) => this.heritage(base));
      this.declarations.push({ ...common, extends: bases, ...this.members(nodes(node(what.body).body), what) });
    } else if (what.type === 'TSTypeAliasDeclaration') {
      this.declarations.push({ ...common, type: this.type(node(what.typeAnnotation)) });
    } else if (what.type === 'TSImportEqualsDeclaration') {
      const path = this.path(node(what.moduleReference));
      this.declarations.push({ ...common, type: { kind: 'ref', path, args: [], at: common.at } });
    } else this.refuse(what, 'an interface or a type');
  }

  /** `export { type Access }` in a product's index: imported names join the product's namespace. */
  private reexport(at: Ast): void {
    for (const specifier of nodes(at.specifiers)) {
      const name = String(node(specifier.local).name);
      if (!at.source && !this.imports.has(name))
        this.problem(at.start, `'${name}' is exported but not imported in this file: import it first`);
    }
  }

  private importOf(at: Ast): void {
    const prefix = this.prefixOf(posix.join(posix.dirname(this.file), String(node(at.source).value)));
    for (const specifier of nodes(at.specifiers)) {
      const local = String(node(specifier.local).name);
      const name = specifier.imported ? String(node(specifier.imported).name) : '';
      if (specifier.type === 'ImportDefaultSpecifier')
        this.problem(at.start, `'${local}' is a default import: write 'import type { ${local} }'`);
      this.imports.set(local, [prefix, name].filter(Boolean).join('.'));
    }
    if (at.importKind !== 'type') this.problem(at.start, "write 'import type': the contract holds types only");
  }

  private namespace(at: Ast, scope: readonly string[]): void {
    if (!at.body) this.refuse(at, "'export declare namespace Name { … }'");
    const inner = [...scope, ...this.path(node(at.id))];
    for (const statement of at.body ? nodes(node(at.body).body) : []) this.statement(statement, inner);
  }

  private heritage(at: Ast): RefNode {
    if (at.typeArguments) this.problem(at.start, 'a base with type arguments: write its fields out');
    return { kind: 'ref', path: this.path(node(at.expression)), args: [], at: this.place(at.start) };
  }

  /** `A.B.C`, as a type name or as an expression. */
  private path(at: Ast): string[] {
    if (at.type === 'Identifier') return [String(at.name)];
    if (at.type === 'TSQualifiedName') return [...this.path(node(at.left)), ...this.path(node(at.right))];
    if (at.type === 'MemberExpression') return [...this.path(node(at.object)), ...this.path(node(at.property))];
    this.problem(at.start, `${at.type} is not a name: write a type's name, with dots for namespaces`);
    return ['unknown'];
  }

  private members(list: Ast[], owner: Ast): { methods: Method[]; type: TypeNode } {
    const methods: Method[] = [];
    const fields: Field[] = [];
    let index: TypeNode | undefined;
    for (const member of list) {
      if (member.type === 'TSIndexSignature') index = this.annotation(member, member.typeAnnotation);
      else if (member.computed) this.refuse(member, 'a plain name');
      else if (member.type === 'TSPropertySignature') fields.push(this.field(member));
      else if (member.type === 'TSMethodSignature' && member.kind === 'method') methods.push(this.method(member));
      else this.refuse(member, 'a field or a method');
    }
    return { methods, type: { kind: 'object', fields, ...(index && { index }), at: this.place(owner.start) } };
  }

  private nameOf(key: Ast): string {
    return String(key.type === 'Literal' ? key.value : key.name);
  }

  private field(at: Ast): Field {
    const doc = readDoc(this.comment(at));
    const name = this.nameOf(node(at.key ?? at));
    return {
      name,
      optional: at.optional === true,
      type: this.annotation(at, at.typeAnnotation),
      doc,
      at: this.place(at.start),
      start: at.start,
    };
  }

  private method(at: Ast): Method {
    const doc = readDoc(this.comment(at));
    const name = this.nameOf(node(at.key));
    if (at.typeParameters) this.idParameter(node(at.typeParameters), name);
    const params = nodes(at.params).filter((param) => param.type === 'Identifier');
    for (const param of nodes(at.params)) if (!params.includes(param)) this.refuse(param, 'a name and its type');
    const method = {
      name,
      doc,
      params: params.map((one) => this.field(one)),
      returns: this.annotation(at, at.returnType),
      at: this.place(at.start),
      start: at.start,
    };
    this.id = undefined;
    return method;
  }

  /** `get<ID extends string>(id: ID): APIPromise<ByID<Setting, ID>>` narrows the result for callers; the contract has the union. */
  private idParameter(at: Ast, method: string): void {
    const [first, ...others] = nodes(at.params);
    if (!first || others.length > 0 || (first.constraint as Ast | null)?.type !== 'TSStringKeyword')
      this.problem(
        at.start,
        `'${method}' has type parameters: write the types out, or '<ID extends string>' for 'ByID'`,
      );
    else this.id = String(node(first.name).name);
  }

  private annotation(at: Ast, annotation: unknown): TypeNode {
    if (annotation) return this.type(node(node(annotation).typeAnnotation));
    this.problem(at.start, "no type: write one after a colon, 'name: string'");
    return { kind: 'keyword', name: 'unknown', at: this.place(at.start) };
  }

  /** A comment directly before a type belongs to the outermost type that starts there; see `ofMember` for unions. */
  private type(at: Ast, outer?: string): TypeNode {
    const comment = at.type === 'TSUnionType' && this.ofMember(at) ? outer : (this.comment(at) ?? outer);
    if (at.type === 'TSParenthesizedType') return this.type(node(at.typeAnnotation), comment);
    const common = { at: this.place(at.start), ...(comment !== undefined && { doc: readDoc(comment) }) };
    const all = (types: unknown): TypeNode[] => nodes(types).map((one) => this.type(one));
    const keyword = KEYWORDS[at.type];
    if (keyword) return { kind: 'keyword', name: keyword, ...common };
    switch (at.type) {
      case 'TSArrayType':
        return { kind: 'array', of: this.type(node(at.elementType)), ...common };
      case 'TSUnionType':
        return { kind: 'union', of: all(at.types), ...common };
      case 'TSIntersectionType':
        return { kind: 'intersection', of: all(at.types), ...common };
      case 'TSLiteralType':
        return { kind: 'literal', value: this.literal(node(at.literal)), ...common };
      case 'TSTemplateLiteralType':
        return { kind: 'pattern', ...this.pattern(at), ...common };
      case 'TSTypeReference': {
        const args = at.typeArguments ? all(node(at.typeArguments).params) : [];
        const name = this.id && at.typeName ? this.path(node(at.typeName)).join('.') : '';
        if (name !== '' && name === this.id) return { kind: 'keyword', name: 'string', ...common };
        if (name === 'ByID' && args[0]) return args[0];
        return { kind: 'ref', path: this.path(node(at.typeName)), args, ...common };
      }
      case 'TSTypeLiteral': {
        const { type, methods } = this.members(nodes(at.members), at);
        if (methods.length > 0) this.problem(at.start, 'a nested object has a method: only resources have methods');
        return { ...type, ...common };
      }
    }
    this.refuse(at, 'a name, a literal, an array, a union or an object');
    return { kind: 'keyword', name: 'unknown', ...common };
  }

  /** Before a union, `@discriminator` applies to the union; any other fact applies to its first member. */
  private ofMember(at: Ast): boolean {
    return !readDoc(this.docs.get(at.start)).tags.has('discriminator');
  }

  /** `${string}${'FORMAT' | 'format'} JSON${string}` → `*FORMAT JSON*`, and the type as written */
  private pattern(at: Ast): { readonly value: string; readonly type: string } {
    const types = nodes(at.types).map((one) => this.partOfPattern(one));
    const texts = nodes(at.quasis).map(({ value }) => String((value as { cooked: unknown }).cooked)); // of the syntax tree
    return {
      value: texts.map((text, i) => text + (types[i]?.value ?? '')).join(''),
      type: `\`${texts.map((text, i) => text + (types[i] ? `\${${types[i].type}}` : '')).join('')}\``,
    };
  }

  /** Any text, or spellings of one word: matching ignores case, but the types of TypeScript do not. */
  private partOfPattern(at: Ast): { readonly value: string; readonly type: string } {
    if (at.type === 'TSStringKeyword') return { value: '*', type: 'string' };
    const spellings = at.type === 'TSUnionType' ? nodes(at.types) : [];
    const words = spellings.map((one) => (one.type === 'TSLiteralType' ? this.literal(node(one.literal)) : undefined));
    const [first = ''] = words;
    if (typeof first !== 'string' || words.some((one) => String(one).toLowerCase() !== first.toLowerCase()) || !first)
      this.problem(
        at.start,
        "a template literal takes no type but string, and spellings of one word: 'FORMAT' | 'format'",
      );
    return { value: String(first), type: words.map((word) => `'${word}'`).join(' | ') };
  }

  private literal(at: Ast): string | number | boolean {
    if (at.type === 'UnaryExpression') return -Number(node(at.argument).value);
    const value = at.value;
    if (typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean') return value;
    this.problem(at.start, 'only string, number and boolean literals can be written');
    return '';
  }
}
