/** The editor of the playground: CodeMirror in the colours of the site, with the problems and names that TypeScript finds. */
import { autocompletion, type CompletionContext, closeBrackets, completionKeymap } from '@codemirror/autocomplete';
import { defaultKeymap, history, historyKeymap, indentWithTab } from '@codemirror/commands';
import { javascript } from '@codemirror/lang-javascript';
import { bracketMatching, indentOnInput, syntaxHighlighting } from '@codemirror/language';
import { forceLinting, linter, lintKeymap } from '@codemirror/lint';
import { EditorState } from '@codemirror/state';
import {
  drawSelection,
  EditorView,
  highlightActiveLine,
  highlightSpecialChars,
  hoverTooltip,
  keymap,
  lineNumbers,
} from '@codemirror/view';
import { tokensWith } from '../../packages/console/src/page/ui/code/tokens.ts';
import type { LanguageClient } from './ask-language.ts';
import type { Description } from './language.ts';

export interface EditorOptions {
  readonly parent: Element;
  readonly language: LanguageClient;
  readonly onChange: (program: string) => void;
  /** Ctrl or Command with Enter. */
  readonly onRun: () => void;
}

export interface Editor {
  text(): string;
  replace(program: string): void;
  /** Shows the problems of the program now. */
  check(): void;
}

const look = EditorView.theme({
  '&': { height: '100%', fontSize: '0.875rem', backgroundColor: 'var(--sunken)', color: 'var(--text)' },
  '&.cm-focused': { outline: '2px solid var(--link)', outlineOffset: '-2px' },
  '.cm-scroller': { fontFamily: 'var(--sl-font-mono), monospace', lineHeight: '1.55' },
  '.cm-content': { caretColor: 'var(--text)' },
  '.cm-cursor': { borderLeftColor: 'var(--text)' },
  '.cm-gutters': { backgroundColor: 'var(--sunken)', color: 'var(--muted)', border: 'none' },
  '.cm-activeLine': { backgroundColor: 'transparent' },
  '.cm-selectionBackground, &.cm-focused .cm-selectionBackground': { backgroundColor: 'var(--selected) !important' },
  '.cm-tooltip': { backgroundColor: 'var(--surface)', border: '1px solid var(--border)', color: 'var(--text)' },
  '.cm-tooltip-autocomplete ul li[aria-selected]': { backgroundColor: 'var(--selected)', color: 'var(--text)' },
  '.cm-lintRange-error': { textDecoration: 'underline wavy var(--bad) 1px', backgroundImage: 'none' },
});

/** Kinds of TypeScript that CodeMirror has a class for. */
const KINDS: Readonly<Record<string, string>> = {
  method: 'method',
  property: 'property',
  class: 'class',
  interface: 'type',
};

/** A language that could not be loaded is reported by the page; the editor works without. */
const quietly = <Got>(asked: Promise<Got>): Promise<Got | undefined> => asked.catch(() => undefined);

const completeWith = (language: LanguageClient) => async (context: CompletionContext) => {
  const isName = context.matchBefore(/[\w$.'"]$/);
  if (isName === null && !context.explicit) return null;
  const found = await quietly(language.complete(context.state.doc.toString(), context.pos));
  if (found === undefined) return null;
  const options = found.options.map(({ label, type }) => ({ label, type: KINDS[type] ?? 'variable' }));
  return { from: found.from, options, validFor: /^[\w$]*$/ };
};

const describeWith = (language: LanguageClient) => async (view: EditorView, at: number) => {
  const found = await quietly(language.describe(view.state.doc.toString(), at));
  return found === undefined
    ? null
    : { pos: found.from, end: found.to, above: true, create: () => ({ dom: descriptionBox(found) }) };
};

const checkWith = (language: LanguageClient) => async (view: EditorView) => {
  const found = (await quietly(language.problems(view.state.doc.toString()))) ?? [];
  // The program may be shorter by now.
  const { length } = view.state.doc;
  return found.map(({ from, to, message, isError }) => ({
    from: Math.min(from, length),
    to: Math.min(Math.max(to, from), length),
    severity: isError ? ('error' as const) : ('warning' as const),
    message,
  }));
};

function extensionsOf({ language, onChange, onRun }: EditorOptions) {
  const run = () => {
    onRun();
    return true;
  };
  return [
    EditorView.contentAttributes.of({ 'aria-label': 'Program', 'aria-describedby': 'playground-keys' }),
    lineNumbers(),
    history(),
    drawSelection(),
    indentOnInput(),
    bracketMatching(),
    closeBrackets(),
    highlightActiveLine(),
    highlightSpecialChars(),
    javascript({ typescript: true }),
    syntaxHighlighting(tokensWith((part) => `code-${part}`)),
    autocompletion({ override: [completeWith(language)], icons: false }),
    hoverTooltip(describeWith(language)),
    linter(checkWith(language), { delay: 600 }),
    EditorState.tabSize.of(2),
    look,
    EditorView.lineWrapping,
    EditorView.updateListener.of((update) => {
      if (update.docChanged) onChange(update.state.doc.toString());
    }),
    keymap.of([
      { key: 'Mod-Enter', run },
      ...completionKeymap,
      ...lintKeymap,
      ...defaultKeymap,
      ...historyKeymap,
      indentWithTab,
    ]),
  ];
}

function descriptionBox({ code, text }: Description): HTMLElement {
  const box = document.createElement('div');
  box.className = 'described';
  const signature = document.createElement('code');
  signature.textContent = code;
  const words = document.createElement('p');
  words.textContent = text;
  box.append(signature, ...(text === '' ? [] : [words]));
  return box;
}

export function createEditor(program: string, options: EditorOptions): Editor {
  const view = new EditorView({ doc: program, extensions: extensionsOf(options), parent: options.parent });
  return {
    text: () => view.state.doc.toString(),
    replace: (next) => view.dispatch({ changes: { from: 0, to: view.state.doc.length, insert: next } }),
    check: () => forceLinting(view),
  };
}
