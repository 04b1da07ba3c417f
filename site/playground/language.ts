/** TypeScript of one program: its problems, completions, descriptions of names, and the JavaScript to run. */

export interface Problem {
  readonly from: number;
  readonly to: number;
  readonly message: string;
  readonly isError: boolean;
}

export interface Completion {
  readonly label: string;
  readonly type: string;
}

export interface Completions {
  readonly from: number;
  readonly options: readonly Completion[];
}

export interface Description {
  readonly from: number;
  readonly to: number;
  /** The signature. */
  readonly code: string;
  readonly text: string;
}

export type Compiled = { readonly code: string } | { readonly problems: readonly Problem[] };

export interface Language {
  problems(program: string): readonly Problem[];
  /** @param at position in the program */
  complete(program: string, at: number): Completions | undefined;
  describe(program: string, at: number): Description | undefined;
  /** JavaScript with the addresses of its modules; the syntax errors and unknown modules otherwise. */
  compile(program: string): Compiled;
}

interface Span {
  readonly start: number;
  readonly length: number;
}

interface Part {
  readonly text: string;
}

interface Diagnostic {
  readonly start?: number;
  readonly length?: number;
  readonly category: number;
  readonly messageText: unknown;
}

interface LanguageService {
  getSyntacticDiagnostics(file: string): readonly Diagnostic[];
  getSemanticDiagnostics(file: string): readonly Diagnostic[];
  getCompletionsAtPosition(
    file: string,
    at: number,
    options: object,
  ):
    | { readonly entries: readonly { readonly name: string; readonly kind: string; readonly sortText: string }[] }
    | undefined;
  getQuickInfoAtPosition(
    file: string,
    at: number,
  ):
    | { readonly textSpan: Span; readonly displayParts?: readonly Part[]; readonly documentation?: readonly Part[] }
    | undefined;
}

/** The parts of the TypeScript API that are used. The repository's own compiler has no API, so that it has no types of it. */
export interface Compiler {
  createLanguageService(host: object): LanguageService;
  transpileModule(text: string, options: object): { readonly outputText: string };
  preProcessFile(text: string): {
    readonly importedFiles: readonly { readonly fileName: string; readonly pos: number }[];
  };
  flattenDiagnosticMessageText(text: unknown, newLine: string): string;
  readonly ScriptSnapshot: { fromString(text: string): unknown };
  readonly ScriptTarget: { readonly ES2023: number };
  readonly ModuleKind: { readonly ESNext: number };
  readonly ModuleResolutionKind: { readonly Bundler: number };
  readonly DiagnosticCategory: { readonly Error: number };
}

const PROGRAM = '/program.ts';
const LIB = '/lib/';
/** Completions shown; the editor filters what is typed on. */
const MAX_COMPLETIONS = 500;

const optionsOf = ({ ScriptTarget, ModuleKind, ModuleResolutionKind }: Compiler) => ({
  target: ScriptTarget.ES2023,
  module: ModuleKind.ESNext,
  moduleResolution: ModuleResolutionKind.Bundler,
  lib: ['lib.es2023.d.ts', 'lib.webworker.d.ts', 'lib.webworker.asynciterable.d.ts'],
  types: [],
  strict: true,
  noUncheckedIndexedAccess: true,
  skipLibCheck: true,
});

/**
 * @param files text by path: the declarations of the language below `/lib/`, those of packages below `/node_modules/`
 * @param modules addresses by the names that a program may import
 */
export function createLanguage(
  ts: Compiler,
  files: ReadonlyMap<string, string>,
  modules: Readonly<Record<string, string>>,
): Language {
  const options = optionsOf(ts);
  let program = '';
  let version = 0;
  const service = ts.createLanguageService(hostOf(ts, files, options, () => ({ program, version: String(version) })));
  /** The service, over this program. */
  const over = (next: string): LanguageService => {
    if (next !== program) version++;
    program = next;
    return service;
  };
  const found = (diagnostics: readonly Diagnostic[]): Problem[] => diagnostics.map((one) => problemOf(ts, one));
  const syntaxErrors = (next: string): Problem[] => found(over(next).getSyntacticDiagnostics(PROGRAM));
  return {
    problems: (next) => [...syntaxErrors(next), ...found(over(next).getSemanticDiagnostics(PROGRAM))],
    complete: (next, at) => {
      const entries = over(next).getCompletionsAtPosition(PROGRAM, at, {})?.entries ?? [];
      const best = [...entries].sort((one, other) => (one.sortText < other.sortText ? -1 : 1));
      const from = at - (/[\w$]*$/.exec(next.slice(0, at))?.[0].length ?? 0);
      const options = best.slice(0, MAX_COMPLETIONS).map(({ name, kind }) => ({ label: name, type: kind }));
      return options.length === 0 ? undefined : { from, options };
    },
    describe: (next, at) => {
      const info = over(next).getQuickInfoAtPosition(PROGRAM, at);
      if (info === undefined) return undefined;
      const { start, length } = info.textSpan;
      return { from: start, to: start + length, code: joined(info.displayParts), text: joined(info.documentation) };
    },
    compile: (next) => {
      const problems = [...syntaxErrors(next), ...unknownModules(ts, next, modules)];
      return problems.length > 0 ? { problems } : { code: withAddresses(ts, next, options, modules) };
    },
  };
}

const problemOf = (ts: Compiler, { start = 0, length = 0, category, messageText }: Diagnostic): Problem => ({
  from: start,
  to: start + length,
  message: ts.flattenDiagnosticMessageText(messageText, '\n'),
  isError: category === ts.DiagnosticCategory.Error,
});

const joined = (parts: readonly Part[] = []): string => parts.map(({ text }) => text).join('');

function hostOf(
  ts: Compiler,
  files: ReadonlyMap<string, string>,
  options: object,
  current: () => { readonly program: string; readonly version: string },
): object {
  const read = (path: string): string | undefined => (path === PROGRAM ? current().program : files.get(path));
  const folders = new Set<string>();
  for (const path of files.keys())
    for (let end = path.lastIndexOf('/'); end > 0; end = path.lastIndexOf('/', end - 1))
      folders.add(path.slice(0, end));
  return {
    getCompilationSettings: () => options,
    getScriptFileNames: () => [PROGRAM],
    getScriptVersion: (path: string) => (path === PROGRAM ? current().version : '1'),
    getScriptSnapshot: (path: string) => {
      const text = read(path);
      return text === undefined ? undefined : ts.ScriptSnapshot.fromString(text);
    },
    getCurrentDirectory: () => '/',
    getDefaultLibFileName: () => `${LIB}lib.es2023.d.ts`,
    fileExists: (path: string) => read(path) !== undefined,
    readFile: read,
    directoryExists: (path: string) => folders.has(path.replace(/\/$/, '')),
    useCaseSensitiveFileNames: () => true,
  };
}

/** Imports that the page cannot serve: it runs without the registry. */
function unknownModules(ts: Compiler, program: string, modules: Readonly<Record<string, string>>): Problem[] {
  return ts
    .preProcessFile(program)
    .importedFiles.filter(({ fileName }) => !Object.hasOwn(modules, fileName))
    .map(({ fileName, pos }) => ({
      from: pos,
      to: pos + fileName.length + 2,
      message: `The playground has no module '${fileName}'. It has: ${Object.keys(modules).slice(0, 12).join(', ')} …`,
      isError: true,
    }));
}

function withAddresses(
  ts: Compiler,
  program: string,
  compilerOptions: object,
  modules: Readonly<Record<string, string>>,
): string {
  const { outputText } = ts.transpileModule(program, { compilerOptions });
  let code = outputText;
  // The last one first: the positions before it stay. A position is that of the opening quotation mark.
  for (const { fileName, pos } of ts.preProcessFile(outputText).importedFiles.toReversed())
    code = `${code.slice(0, pos + 1)}${modules[fileName]}${code.slice(pos + 1 + fileName.length)}`;
  return code;
}
