/** The code editor: CodeMirror in this page's colours. Use it through `CodeEditor`, which lazy loads it. */
import {
  autocompletion,
  type Completion,
  type CompletionContext,
  closeBrackets,
  closeBracketsKeymap,
  closeCompletion,
  completionKeymap,
} from '@codemirror/autocomplete';
import { defaultKeymap, history, historyKeymap, indentWithTab } from '@codemirror/commands';
import type { SQLNamespace } from '@codemirror/lang-sql';
import { bracketMatching, foldGutter, foldKeymap, indentOnInput, syntaxHighlighting } from '@codemirror/language';
import { type Diagnostic, linter, lintKeymap } from '@codemirror/lint';
import { Compartment, EditorState, type Extension, StateField, type Transaction } from '@codemirror/state';
import {
  Decoration,
  type DecorationSet,
  drawSelection,
  EditorView,
  highlightActiveLine,
  highlightSpecialChars,
  hoverTooltip,
  keymap,
  lineNumbers,
} from '@codemirror/view';
import { type CSSProperties, useEffect, useId, useRef } from 'react';
import { shownText, UNSEEN_BUT_TABS } from '../text/shown-name.ts';
import styles from './code.module.css';
import type { Language } from './code-language.ts';
import { supportOf } from './languages.ts';
import looks from './tokens.module.css';
import { tokensWith } from './tokens.ts';

interface Completions {
  readonly from: number;
  readonly options: readonly Completion[];
}

interface Hover {
  readonly from: number;
  readonly to: number;
  readonly lines: readonly string[];
}

export interface EditorProps {
  readonly label: string;
  readonly value: string;
  readonly onChange?: (value: string) => void;
  readonly language: Language;
  readonly height: CSSProperties['height'];
  readonly isReadOnly?: boolean;
  /** Ctrl or Command with Enter. */
  readonly onSubmit?: () => void;
  /** Problems of the text, by position. */
  readonly check?: (text: string) => readonly Diagnostic[];
  /** Completions at a position; `isAsked` if requested, rather than triggered by typing. */
  readonly complete?: (text: string, at: number, isAsked: boolean) => Completions | undefined;
  /** Description of the word at a position, shown on hover; the last line may be a URL. */
  readonly hover?: (text: string, at: number) => Hover | undefined;
  /** Ranges to mask; undefined if the text cannot be parsed: then existing masks stay. */
  readonly masked?:
    | ((text: string) => readonly { readonly from: number; readonly to: number }[] | undefined)
    | undefined;
  /** Names suggested in SQL: tables and their columns. */
  readonly schema?: SQLNamespace;
}

const look = EditorView.theme({
  '&': { height: '100%', fontSize: 'var(--small)', backgroundColor: 'transparent', color: 'var(--text)' },
  '&.cm-focused': { outline: 'none' },
  '.cm-scroller': { fontFamily: 'var(--mono)', lineHeight: '1.5' },
  '.cm-content': { caretColor: 'var(--text)' },
  '.cm-cursor': { borderLeftColor: 'var(--text)' },
  '.cm-gutters': { backgroundColor: 'var(--sunken)', color: 'var(--muted)', border: 'none' },
  '.cm-activeLine': { backgroundColor: 'transparent' },
  '.cm-selectionBackground, &.cm-focused .cm-selectionBackground': { backgroundColor: 'var(--info-bg) !important' },
  '.cm-tooltip': { backgroundColor: 'var(--raised)', border: '1px solid var(--border)', color: 'var(--text)' },
  // CodeMirror's underlines are images in its styles, which the content policy blocks.
  '.cm-lintRange-error, .cm-lintRange-warning, .cm-lintRange-info, .cm-lintRange-hint': { backgroundImage: 'none' },
  '.cm-lintRange-error': { textDecoration: 'underline wavy var(--bad) 1px', textUnderlineOffset: '3px' },
  '.cm-lintRange-warning': { textDecoration: 'underline wavy var(--warn) 1px', textUnderlineOffset: '3px' },
  // On a phone, the description would cover the choices.
  '@media (max-width: 40rem)': { '.cm-tooltip.cm-completionInfo': { display: 'none' } },
  '.cm-tooltip-autocomplete ul li[aria-selected]': { backgroundColor: 'var(--selected)', color: 'var(--text)' },
});

const languageOf = ({ language, schema }: EditorProps): Extension => supportOf(language, schema);

const dots = Decoration.mark({ class: styles.masked ?? '' });

/** Masks characters visually; the text is unchanged. */
function maskedBy(masked: EditorProps['masked']): Extension {
  if (masked === undefined) return [];
  const marks = (text: string): DecorationSet | undefined => {
    const places = masked(text)?.filter(({ from, to }) => from < to);
    return (
      places &&
      Decoration.set(
        places.map(({ from, to }) => dots.range(from, to)),
        true,
      )
    );
  };
  return StateField.define<DecorationSet>({
    create: ({ doc }) => marks(doc.toString()) ?? Decoration.none,
    update: (now, { docChanged, changes, state }) =>
      docChanged ? (marks(state.doc.toString()) ?? now.map(changes)) : now,
    provide: (field) => EditorView.decorations.from(field),
  });
}

function hoverBy(hover: EditorProps['hover']): Extension {
  if (hover === undefined) return [];
  return hoverTooltip((view, at) => {
    const found = hover(view.state.doc.toString(), at);
    if (found === undefined) return null;
    return { pos: found.from, end: found.to, above: true, create: () => ({ dom: hoverBox(found.lines) }) };
  });
}

function hoverBox(lines: readonly string[]): HTMLElement {
  const box = document.createElement('div');
  box.className = styles.hover ?? '';
  for (const line of lines) {
    const isAddress = line.startsWith('https://');
    const part = document.createElement(isAddress ? 'a' : 'div');
    part.textContent = line;
    if (isAddress) {
      part.setAttribute('href', line);
      part.setAttribute('target', '_blank');
      part.setAttribute('rel', 'noreferrer');
    }
    box.append(part);
  }
  return box;
}

/** The editor's style elements pass the content policy with this page's nonce. */
const nonce = (): string => document.querySelector<HTMLMetaElement>('meta[name="csp-nonce"]')?.nonce ?? '';

/**
 * The editor itself replaces a selection by typed text. Chromium's own replacement would keep the removed text's colour
 * as an inline style, which the content policy blocks and reports.
 */
function replaceSelected(event: InputEvent, view: EditorView): boolean {
  const selection = view.contentDOM.ownerDocument.getSelection();
  // Text inserted by a program has no target range, so the selection is replaced.
  const range = event.getTargetRanges()[0] ?? (selection?.rangeCount ? selection.getRangeAt(0) : undefined);
  const text = event.data ?? event.dataTransfer?.getData('text/plain');
  const isText = event.inputType === 'insertText' || event.inputType === 'insertReplacementText';
  if (!isText || !event.cancelable || !text || range === undefined || range.collapsed) return false;
  if (view.composing || view.state.readOnly || view.state.selection.ranges.length > 1) return false;
  const from = view.posAtDOM(range.startContainer, range.startOffset);
  const to = view.posAtDOM(range.endContainer, range.endOffset);
  const insert = (): Transaction =>
    view.state.update({
      changes: { from, to, insert: text },
      selection: { anchor: from + text.length },
      userEvent: 'input.type',
      scrollIntoView: true,
    });
  const isTaken = view.state.facet(EditorView.inputHandler).some((handler) => handler(view, from, to, text, insert));
  if (!isTaken) view.dispatch(insert());
  return true;
}

/** A visible mark in place of an invisible character. */
function markOf(code: number, description: string | null): HTMLElement {
  const mark = document.createElement('span');
  mark.className = 'cm-specialChar';
  mark.title = description ?? '';
  mark.textContent = shownText(String.fromCodePoint(code));
  return mark;
}

const always: Extension = [
  EditorView.domEventHandlers({ beforeinput: replaceSelected }),
  lineNumbers(),
  foldGutter(),
  history(),
  drawSelection(),
  indentOnInput(),
  bracketMatching(),
  closeBrackets(),
  // The icons are signs that few fonts have.
  autocompletion({ icons: false }),
  highlightActiveLine(),
  // As in read-only text; copying yields the original.
  highlightSpecialChars({ specialChars: UNSEEN_BUT_TABS, render: markOf }),
  syntaxHighlighting(tokensWith((look) => looks[look] ?? '')),
  look,
  EditorView.lineWrapping,
  keymap.of([
    ...closeBracketsKeymap,
    ...defaultKeymap,
    ...historyKeymap,
    ...foldKeymap,
    ...completionKeymap,
    ...lintKeymap,
  ]),
];

export function Editor(props: EditorProps) {
  const place = useRef<HTMLDivElement>(null);
  const latest = useRef(props);
  latest.current = props;
  const view = useRef<EditorView>(undefined);
  const language = useRef(new Compartment());
  const masks = useRef(new Compartment());
  const id = useId();
  useEffect(() => {
    const parent = place.current;
    if (parent === null) return;
    const editor = new EditorView({ parent, state: stateOf(latest, language.current, masks.current, id) });
    view.current = editor;
    const onKeyDown = escapeOnce(() => latest.current.language === 'text' || latest.current.isReadOnly === true);
    parent.addEventListener('keydown', onKeyDown);
    return () => {
      parent.removeEventListener('keydown', onKeyDown);
      editor.destroy();
    };
  }, [id]);
  useEffect(() => {
    const editor = view.current;
    if (editor === undefined || editor.state.doc.toString() === props.value) return;
    editor.dispatch({ changes: { from: 0, to: editor.state.doc.length, insert: props.value } });
  }, [props.value]);
  useEffect(() => {
    view.current?.dispatch({ effects: language.current.reconfigure(languageOf(props)) });
  }, [props.language, props.schema]);
  useEffect(() => {
    view.current?.dispatch({ effects: masks.current.reconfigure(maskedBy(props.masked)) });
  }, [props.masked]);
  return (
    <div className={styles.editor}>
      <span className={styles.caption}>
        <span id={id} className={styles.title}>
          {props.label}
        </span>
        {props.language !== 'text' && props.isReadOnly !== true && (
          <span id={`${id}-leave`} className={styles.leave}>
            Esc, then Tab leaves the editor
          </span>
        )}
      </span>
      <div ref={place} className={styles.box} style={{ height: props.height }} />
    </div>
  );
}

/** Milliseconds in which CodeMirror lets Tab leave the editor after Escape. */
const LEAVING = 2000;

/** The first Escape closes the completions or lets Tab leave the editor; only a second one reaches the dialog. */
function escapeOnce(hasNoTab: () => boolean): (event: KeyboardEvent) => void {
  let escaped = Number.NEGATIVE_INFINITY;
  return (event) => {
    const isAgain = event.timeStamp - escaped < LEAVING;
    escaped = event.key === 'Escape' ? event.timeStamp : Number.NEGATIVE_INFINITY;
    if (event.key === 'Escape' && (event.defaultPrevented || !(isAgain || hasNoTab()))) event.stopPropagation();
  };
}

const completeBy =
  (latest: { readonly current: EditorProps }) =>
  ({ state, pos, explicit }: CompletionContext) =>
    latest.current.complete?.(state.doc.toString(), pos, explicit) ?? null;

/** @param latest current properties: the editor is created once and outlives its initial ones */
function stateOf(
  latest: { readonly current: EditorProps },
  language: Compartment,
  masks: Compartment,
  labelledBy: string,
): EditorState {
  const { value, isReadOnly = false, check, complete, language: name } = latest.current;
  // The editor compares sources by identity.
  const autocomplete = completeBy(latest);
  const submit = (editor: EditorView): boolean => {
    // The list would cover a question.
    closeCompletion(editor);
    latest.current.onSubmit?.();
    return latest.current.onSubmit !== undefined;
  };
  return EditorState.create({
    doc: value,
    extensions: [
      keymap.of([{ key: 'Mod-Enter', run: submit }]),
      always,
      language.of(languageOf(latest.current)),
      hoverBy(latest.current.hover),
      masks.of(maskedBy(latest.current.masked)),
      EditorView.cspNonce.of(nonce()),
      EditorView.contentAttributes.of({
        'aria-labelledby': labelledBy,
        'aria-describedby': `${labelledBy}-leave`,
        tabindex: '0',
      }),
      EditorState.readOnly.of(isReadOnly),
      // Plain text is not indented, so Tab moves on.
      name === 'text' ? [] : keymap.of([indentWithTab]),
      ...(check === undefined ? [] : [linter((editor) => latest.current.check?.(editor.state.doc.toString()) ?? [])]),
      ...(complete === undefined ? [] : [EditorState.languageData.of(() => [{ autocomplete }])]),
      EditorView.updateListener.of((update) => {
        if (update.docChanged) latest.current.onChange?.(update.state.doc.toString());
      }),
    ],
  });
}
