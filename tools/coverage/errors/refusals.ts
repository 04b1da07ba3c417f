/** Reads every refusal of the emulator's sources: status, code, text and the documentation page above it. */
import { noteOf } from './notes.ts';
import {
  callsIn,
  constantsIn,
  declaredIn,
  type Imports,
  importsOf,
  isNode,
  type Node,
  nameOf,
  nodesIn,
  propertiesOf,
  type Source,
} from './syntax.ts';

export interface Refusal {
  /** The module that makes it, below the emulator's sources. */
  readonly file: string;
  /** Folder of `products/`; `all` where any operation may say it. */
  readonly product: string;
  readonly status: number;
  readonly code: number;
  /** `…` replaces variable parts. */
  readonly text: string;
  /** The page or report that the code, or at least the rule, is from. */
  readonly page: string | undefined;
  /** Nobody has published the code: it is the emulator's own. */
  readonly isOwn: boolean;
}

/** A function that makes refusals, and the source of their parts: a parameter by index, or a literal. */
interface Maker {
  readonly status: Part;
  readonly code: Part;
  readonly text: Part;
}
type Part = { readonly parameter: number } | { readonly value: number | string | undefined };

const NOTHING: readonly Node[] = [];
const PROBLEM: Maker = { status: { parameter: 0 }, code: { parameter: 1 }, text: { parameter: 2 } };

/** @param sources the emulator's, without tests */
export function refusalsOf(sources: readonly Source[]): Refusal[] {
  const files = new Map(sources.map((source) => [source.file, source]));
  const makers = new Map<string, Maker>([['problem.ts problem', PROBLEM]]);
  const readers = sources.map((source) => reader(source, files, makers));
  // A function that makes refusals by another one that does.
  for (let depth = 0; depth < 3; depth++) for (const one of readers) one.addMakers();
  return readers.flatMap((one) => one.refusals());
}

function reader(source: Source, files: ReadonlyMap<string, Source>, makers: Map<string, Maker>) {
  const imports = importsOf(source);
  const at = (name: string): string => {
    const from = imports.get(name);
    return from === undefined ? `${source.file} ${name}` : `${from.file} ${from.name}`;
  };
  const numberOf = (value: unknown): number | undefined => numberIn(value, source, files, imports);
  const product = /^products\/([^/]+)\//.exec(source.file)?.[1] ?? 'all';

  /** The known parts of a call's refusal. */
  const made = (call: Node, parameters: readonly string[], texts: ReadonlyMap<string, string>): Maker | undefined => {
    const given = call.arguments as Node[];
    const name = nameOf(call.callee);
    const maker = call.type === 'NewExpression' ? undefined : makers.get(at(name ?? ''));
    const own = name === 'Problem' && call.type === 'NewExpression' ? faultOf(given) : undefined;
    if (maker === undefined && own === undefined) return undefined;
    const part = (kind: keyof Maker): Part => {
      const asked = maker?.[kind];
      if (asked !== undefined && 'value' in asked) return asked;
      const value = own?.[kind] ?? (asked === undefined ? undefined : given[asked.parameter]);
      const parameter = parameters.indexOf(nameOf(value) ?? '');
      if (parameter >= 0) return { parameter };
      return { value: kind === 'text' ? textOf(value, texts) : numberOf(value) };
    };
    return { status: part('status'), code: part('code'), text: part('text') };
  };

  return {
    addMakers: () => {
      for (const { name, parameters, body } of functionsIn(source)) {
        const found = callsIn(body).map((call) => made(call, parameters, textsIn(body)));
        const maker = found.find((one) => one !== undefined && isOpen(one));
        if (maker !== undefined) makers.set(`${source.file} ${name}`, maker);
      }
    },
    refusals: () =>
      source.body.flatMap((statement) => {
        const texts = textsIn(statement);
        const [own] = functionsOf(statement);
        return callsIn(statement).flatMap((call): Refusal[] => {
          const parts = made(call, own?.parameters ?? [], texts);
          if (parts === undefined || !('value' in parts.status) || !('value' in parts.code)) return [];
          const [status, code] = [parts.status.value, parts.code.value];
          if (typeof status !== 'number' || typeof code !== 'number') return [];
          const text = 'value' in parts.text ? String(parts.text.value ?? '…') : '…';
          return [{ file: source.file, product, status, code, text, ...noteOf(source, statement, call) }];
        });
      }),
  };
}

/** True if the caller must provide the status or code. */
const isOpen = ({ status, code, text }: Maker): boolean =>
  'parameter' in status || 'parameter' in code || 'parameter' in text;

/** `new Problem(404, [{ code, message }])`. */
function faultOf([status, faults]: readonly Node[]): Record<keyof Maker, Node | undefined> | undefined {
  const fault = faults?.type === 'ArrayExpression' ? (faults.elements as Node[])[0] : undefined;
  if (status === undefined || fault?.type !== 'ObjectExpression') return undefined;
  const fields = new Map(propertiesOf(fault).map(({ name, value }) => [name, value]));
  return { status, code: fields.get('code'), text: fields.get('message') };
}

interface Fn {
  readonly name: string;
  readonly parameters: readonly string[];
  readonly body: Node;
}

const functionsIn = ({ body }: Source): Fn[] => body.flatMap(functionsOf);

function functionsOf(statement: Node): Fn[] {
  const declared = declaredIn(statement);
  const named = declared.type === 'FunctionDeclaration' ? [{ name: nameOf(declared.id) ?? '', value: declared }] : [];
  const arrows = declared.type === 'VariableDeclaration' ? constantsIn(declared) : [];
  return [...named, ...arrows].flatMap(({ name, value }) => {
    if (!/Function/.test(value.type) || !isNode(value.body)) return [];
    const parameters = (value.params as Node[]).map((one) => nameOf(one) ?? nameOf(one.left) ?? '');
    return [{ name, parameters, body: value.body }];
  });
}

/** A number literal, or that of a constant in this file or an imported one. */
function numberIn(
  value: unknown,
  source: Source,
  files: ReadonlyMap<string, Source>,
  imports: Imports,
): number | undefined {
  if (!isNode(value)) return undefined;
  if (typeof value.value === 'number') return value.value;
  const isMember = value.type === 'MemberExpression';
  const name = nameOf(isMember ? value.object : value);
  if (name === undefined) return undefined;
  const from = imports.get(name);
  const home = from === undefined ? source : files.get(from.file);
  const constant = constantsIn(home?.body ?? NOTHING).find((one) => one.name === (from?.name ?? name))?.value;
  if (constant === undefined || home === undefined) return undefined;
  if (!isMember) return constant === value ? undefined : numberIn(constant, home, files, importsOf(home));
  if (constant.type !== 'ObjectExpression') return undefined;
  const field = propertiesOf(constant).find((one) => one.name === nameOf(value.property))?.value;
  return numberIn(field, home, files, importsOf(home));
}

/** Texts by the names of the constants that hold them. */
function textsIn(statement: Node): Map<string, string> {
  return new Map(
    constantsIn(statement).flatMap(({ name, value }) => {
      const text = textOf(value, new Map());
      return text === '…' ? [] : [[name, text] as const];
    }),
  );
}

/** The literal parts of a text, with `…` for the rest. */
function textOf(value: unknown, texts: ReadonlyMap<string, string>): string {
  if (!isNode(value)) return '…';
  if (typeof value.value === 'string') return value.value;
  if (value.type === 'TemplateLiteral') {
    const quasis = nodesIn(value.quasis).filter(({ type }) => type === 'TemplateElement');
    return quasis.map((one) => String(Object(one.value).cooked)).join('…');
  }
  return texts.get(nameOf(value) ?? '') ?? '…';
}
