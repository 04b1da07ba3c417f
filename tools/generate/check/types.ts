/** checks of types: names resolve, tags are known and readable, tagged unions are tagged. */
import { fieldsOf } from '../model/model.ts';
import type { Names } from '../read/resolve.ts';
import type { Declaration, Place, Report, TypeNode } from '../read/source.ts';
import { type Doc, PRODUCT_TAGS, type Rules, TYPE_TAGS } from '../read/tags.ts';

/** Tags for the location of a parameter. */
const LOCATIONS = ['query', 'inBody', 'path', 'header', 'wire', 'comma', 'body'];

/** The location tags of a field, as one comparable text. */
export const travels = (doc: Doc): string => LOCATIONS.map((tag) => doc.tags.get(tag) ?? '-').join();

export function checkDoc(doc: Doc, known: Rules, at: Place, name: string, report: Report): void {
  for (const fault of doc.faults) report(at, `${name}: ${fault}`);
  for (const [tag, value] of doc.tags) {
    const rule = known.get(tag);
    const all = [...known.keys()].map((one) => `@${one}`).join(' ');
    const written = `@${tag} ${value}`.trim();
    if (!rule) report(at, `${name}: @${tag} is not a tag here: write one of ${all}`);
    else if (!rule.fits(value))
      report(at, `${name}: '${written}' cannot be read: write '${`@${tag} ${rule.write}`.trim()}'`);
  }
}

const isUnknown = (type: TypeNode): boolean => type.kind === 'keyword' && type.name === 'unknown';

/** Checks every written type. */
export class TypeChecker {
  private readonly names: Names;
  private readonly report: Report;
  /** Tags of the fields that some method takes as a parameter. */
  private readonly params: ReadonlySet<Doc['tags']>;

  constructor(names: Names, params: ReadonlySet<Doc['tags']>, report: Report) {
    this.names = names;
    this.params = params;
    this.report = report;
  }

  declaration(one: Declaration): void {
    const { doc, at, name, type } = one;
    checkDoc(doc, doc.tags.has('product') ? PRODUCT_TAGS : TYPE_TAGS, at, name, this.report);
    this.union(type, doc, at, one);
    for (const base of one.extends) {
      const full = this.names.resolve(base, one);
      if (full !== 'unknown' && this.names.target(full)?.type.kind !== 'object')
        this.report(base.at, `${name}: its base '${base.path.join('.')}' is not an interface: write its fields out`);
    }
    const alias = type.kind === 'ref' && doc.tags.size === 0 ? this.names.resolve(type, one) : '';
    if (this.names.declarations.has(alias) && this.names.target(name) === one)
      this.report(at, `${name} refers to itself: write what it is`);
    this.visit(type, one);
    for (const method of one.methods) {
      this.visit(method.returns, one);
      for (const param of method.params) {
        checkDoc(param.doc, TYPE_TAGS, param.at, `${name}.${method.name}(${param.name})`, this.report);
        this.visit(param.type, one);
      }
    }
  }

  private visit(type: TypeNode, from: Declaration): void {
    if (type.doc) {
      checkDoc(type.doc, TYPE_TAGS, type.at, from.name, this.report);
      this.union(type, type.doc, type.at, from);
    }
    if (type.kind === 'ref') this.names.resolve(type, from);
    if (type.kind === 'union' && type.of.some(isUnknown))
      this.report(
        type.at,
        `${from.name}: a union with unknown is unknown: leave unknown out, or write 'unknown' alone`,
      );
    for (const one of innerTypes(type)) this.visit(one, from);
    for (const field of type.kind === 'object' ? type.fields : []) {
      const name = `${from.name}.${field.name}`;
      checkDoc(field.doc, TYPE_TAGS, field.at, name, this.report);
      this.union(field.type, field.doc, field.at, from);
      const location = LOCATIONS.find((tag) => field.doc.tags.has(tag));
      if (location && !this.params.has(field.doc.tags))
        this.report(field.at, `${name}: @${location} means nothing here: it is for the parameters of a method`);
      this.visit(field.type, from);
    }
  }

  /** Each member of a tagged union is an object with a literal under the tag. */
  private union(type: TypeNode, doc: Doc, at: Place, from: Declaration): void {
    const tag = doc.tags.get('discriminator');
    if (tag === undefined) return;
    const { end, scope } = this.endOf(type, from);
    if (end.kind === 'union') for (const one of end.of) this.member(one, scope, tag, from.name);
    else this.report(at, `${from.name}: @discriminator ${tag} is for unions: write 'A | B', or remove it`);
  }

  private member(type: TypeNode, from: Declaration, tag: string, name: string): void {
    const { end, scope } = this.endOf(type, from);
    if (end.kind === 'union') for (const one of end.of) this.member(one, scope, tag, name);
    if (end.kind !== 'object') return;
    const own = end.fields.map((field) => ({ ...field, from: scope }));
    const fields = scope.type === end ? fieldsOf(scope, end, this.names) : own;
    const field = fields.find((one) => one.name === tag);
    const value = field && this.endOf(field.type, field.from).end;
    const values = value?.kind === 'union' ? value.of : [value];
    if (values.every((one) => one?.kind === 'literal')) return;
    const shown = type.kind === 'ref' ? `'${type.path.join('.')}'` : 'an object';
    const reported = `by which the union is distinguished: write '${tag}: "its value"'`;
    this.report(type.at, `${name}: ${shown} has no literal field '${tag}', ${reported}`);
  }

  /** The type behind a name, and its declaration. */
  private endOf(type: TypeNode, from: Declaration): { end: TypeNode; scope: Declaration } {
    const target = type.kind === 'ref' ? this.names.target(this.names.resolve(type, from)) : undefined;
    return target ? { end: target.type, scope: target } : { end: type, scope: from };
  }
}

function innerTypes(type: TypeNode): readonly TypeNode[] {
  if (type.kind === 'ref') return type.args;
  if (type.kind === 'array') return [type.of];
  if (type.kind === 'object') return type.index ? [type.index] : [];
  return type.kind === 'union' || type.kind === 'intersection' ? type.of : [];
}
