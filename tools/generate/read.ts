/** read: the contract's TypeScript → declarations as plain data. What lies outside the accepted subset is a problem at its line. */
import { parseSync } from 'oxc-parser';
import type { Declaration, Field, Method, Place, Problem, RefNode, SourceFile, TypeNode } from './source.ts';
import { type Doc, readDoc } from './tags.ts';

/** An ESTree node as the parser gives it: only `type`, `start` and `end` are sure. */
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

// The parser's tree is typed by its own package; these two casts are the one place that trusts its shape.
const node = (value: unknown): Ast => value as Ast;
const nodes = (value: unknown): Ast[] => (value ?? []) as Ast[];

/** Reads one file. `prefix` is the product namespace that a part of a large product belongs to. */
export function readFile(file: string, text: string, prefix: string, problems: Problem[]): SourceFile {
  return new Reader(file, text, prefix, problems).read();
}

class Reader {
  private readonly imports = new Map<string, string>();
  private readonly declarations: Declaration[] = [];
  private readonly docs = new Map<number, string>();
  private readonly lineStarts: number[];
  private readonly file: string;
  private readonly text: string;
  private readonly prefix: string;
  private readonly problems: Problem[];

  constructor(file: string, text: string, prefix: string, problems: Problem[]) {
    this.file = file;
    this.text = text;
    this.prefix = prefix;
    this.problems = problems;
    this.lineStarts = [0];
    for (let i = text.indexOf('\n'); i >= 0; i = text.indexOf('\n', i + 1)) this.lineStarts.push(i + 1);
  }

  read(): SourceFile {
    const { program, comments, errors } = parseSync(this.file, this.text, { lang: 'ts' });
    for (const error of errors) this.problem(error.labels[0]?.start ?? 0, `this is not TypeScript: ${error.message}`);
    for (const comment of comments) {
      if (comment.type !== 'Block' || !comment.value.startsWith('*')) continue;
      let next = comment.end;
      while (/\s/.test(this.text[next] ?? '')) next++;
      this.docs.set(next, comment.value);
    }
    const scope = this.prefix ? [this.prefix] : [];
    for (const statement of program.body) this.statement(node(statement), scope);
    return { file: this.file, prefix: this.prefix, imports: this.imports, declarations: this.declarations };
  }

  private problem(offset: number, message: string): void {
    this.problems.push({ ...this.place(offset), message });
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

  private doc(at: Ast): Doc {
    return readDoc(this.docs.get(at.start));
  }

  private statement(at: Ast, scope: readonly string[]): void {
    if (at.type === 'ImportDeclaration') return this.importOf(at);
    if (at.type !== 'ExportNamedDeclaration') return this.problem(at.start, `${at.type} is not part of the contract's language: write exported interfaces, types and namespaces`);
    const declaration = at.declaration ? node(at.declaration) : undefined;
    if (!declaration) return this.reexport(at);
    if (declaration.type === 'TSModuleDeclaration') return this.namespace(declaration, scope);
    const name = [...scope, String(node(declaration.id).name)].join('.');
    const common = { name, scope, doc: this.doc(at), at: this.place(at.start) };
    if (declaration.type === 'TSInterfaceDeclaration') {
      const bases = nodes(declaration.extends).map((base) => this.heritage(base));
      this.declarations.push({ ...common, extends: bases, ...this.members(nodes(node(declaration.body).body), declaration) });
    } else if (declaration.type === 'TSTypeAliasDeclaration') {
      this.declarations.push({ ...common, extends: [], methods: [], type: this.type(node(declaration.typeAnnotation)) });
    } else if (declaration.type === 'TSImportEqualsDeclaration') {
      const path = this.path(node(declaration.moduleReference));
      this.declarations.push({ ...common, extends: [], methods: [], type: { kind: 'ref', path, args: [], at: common.at } });
    } else this.problem(at.start, `${declaration.type} is not part of the contract's language: write an interface or a type`);
  }

  /** `export { type Access }` in a product's index: what an import brought in belongs to the product's namespace. */
  private reexport(at: Ast): void {
    for (const specifier of nodes(at.specifiers)) {
      const name = String(node(specifier.local).name);
      if (!this.imports.has(name) && !this.prefix && at.source == null) this.problem(at.start, `'${name}' is exported but not imported in this file`);
    }
  }

  private importOf(at: Ast): void {
    const from = String(node(at.source).value);
    const shared = from.endsWith('/_shared.ts') ? 'Shared.' : from.endsWith('/_client.ts') ? 'Client.' : '';
    for (const specifier of nodes(at.specifiers)) {
      const local = String(node(specifier.local).name);
      if (specifier.type === 'ImportNamespaceSpecifier') this.imports.set(local, shared.slice(0, -1));
      else this.imports.set(local, shared + String(node(specifier.imported).name));
    }
    if (at.importKind !== 'type') this.problem(at.start, "write 'import type': the contract holds types only");
  }

  private namespace(at: Ast, scope: readonly string[]): void {
    const inner = [...scope, ...this.path(node(at.id))];
    for (const statement of nodes(node(at.body).body)) this.statement(statement, inner);
  }

  private heritage(at: Ast): RefNode {
    return { kind: 'ref', path: this.path(node(at.expression)), args: [], at: this.place(at.start) };
  }

  /** `A.B.C`, as a type name or as an expression. */
  private path(at: Ast): string[] {
    if (at.type === 'Identifier') return [String(at.name)];
    if (at.type === 'TSQualifiedName') return [...this.path(node(at.left)), ...this.path(node(at.right))];
    if (at.type === 'MemberExpression') return [...this.path(node(at.object)), ...this.path(node(at.property))];
    this.problem(at.start, `${at.type} is no name: write a type's name, with dots for namespaces`);
    return ['unknown'];
  }

  private members(list: Ast[], owner: Ast): { methods: Method[]; type: TypeNode } {
    const methods: Method[] = [];
    const fields: Field[] = [];
    let index: TypeNode | undefined;
    for (const member of list) {
      if (member.type === 'TSMethodSignature') methods.push(this.method(member));
      else if (member.type === 'TSPropertySignature') fields.push(this.field(member, node(node(member.typeAnnotation).typeAnnotation)));
      else if (member.type === 'TSIndexSignature') index = this.type(node(node(member.typeAnnotation).typeAnnotation));
      else this.problem(member.start, `${member.type} is not part of the contract's language: write a field or a method`);
    }
    return { methods, type: { kind: 'object', fields, ...(index && { index }), at: this.place(owner.start) } };
  }

  private field(at: Ast, type: Ast): Field {
    const key = node(at.key ?? at);
    const name = String(key.type === 'Literal' ? key.value : key.name);
    return { name, optional: at.optional === true, type: this.type(type), doc: this.doc(at), at: this.place(at.start) };
  }

  private method(at: Ast): Method {
    const params = nodes(at.params).map((param) => this.field(param, node(node(param.typeAnnotation).typeAnnotation)));
    const returns = this.type(node(node(at.returnType).typeAnnotation));
    return { name: String(node(at.key).name), doc: this.doc(at), params, returns, at: this.place(at.start) };
  }

  private type(at: Ast): TypeNode {
    const comment = this.docs.get(at.start);
    const common = { at: this.place(at.start), ...(comment !== undefined && { doc: readDoc(comment) }) };
    const keyword = KEYWORDS[at.type];
    if (keyword) return { kind: 'keyword', name: keyword, ...common };
    switch (at.type) {
      case 'TSParenthesizedType':
        return this.type(node(at.typeAnnotation));
      case 'TSArrayType':
        return { kind: 'array', of: this.type(node(at.elementType)), ...common };
      case 'TSUnionType':
        return { kind: 'union', of: nodes(at.types).map((one) => this.type(one)), ...common };
      case 'TSIntersectionType':
        return { kind: 'intersection', of: nodes(at.types).map((one) => this.type(one)), ...common };
      case 'TSLiteralType':
        return { kind: 'literal', value: this.literal(node(at.literal)), ...common };
      case 'TSTypeReference': {
        const args = at.typeArguments ? nodes(node(at.typeArguments).params).map((one) => this.type(one)) : [];
        return { kind: 'ref', path: this.path(node(at.typeName)), args, ...common };
      }
      case 'TSTypeLiteral': {
        const { type, methods } = this.members(nodes(at.members), at);
        if (methods.length > 0) this.problem(at.start, 'a nested object has a method: only resources have methods');
        return { ...type, ...common };
      }
    }
    this.problem(at.start, `${at.type} is not part of the contract's language: write a name, a literal, an array, a union or an object`);
    return { kind: 'keyword', name: 'unknown', ...common };
  }

  private literal(at: Ast): string | number | boolean {
    if (at.type === 'UnaryExpression') return -Number(node(at.argument).value);
    const value = at.value;
    if (typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean') return value;
    this.problem(at.start, 'only string, number and boolean literals can be written');
    return '';
  }
}
