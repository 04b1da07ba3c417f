/** Monospaced text to read and copy or to edit; highlighting and the editor are lazy loaded. */
import { Expand, WrapText } from 'lucide-react';
import { type CSSProperties, memo, Suspense, useEffect, useMemo, useState } from 'react';
import { readStored, store } from '../browser-storage.ts';
import { classNames } from '../class-names.ts';
import { CopyButton, IconButton } from '../controls/button.tsx';
import { late } from '../late.tsx';
import { Skeleton } from '../shown/notice.tsx';
import { Shown } from '../text/shown.tsx';
import styles from './code.module.css';
import type { Language } from './code-language.ts';
import type { EditorProps } from './editor.tsx';
import type { CodePart } from './highlight.ts';
import looks from './tokens.module.css';

interface CodeProps {
  readonly text: string;
  /** Label of the copy button: `Copy the curl command`. */
  readonly label: string;
  readonly language?: Language;
  readonly isWrapped?: boolean;
  readonly maxHeight?: CSSProperties['maxHeight'];
}

/** Storage key of line wrapping, for all code. */
const PLACE = 'wrap-code';
/** Minimum length for opening in a separate window. */
const LONG = 400;

export function Code({ text, label, language = 'text', isWrapped = false, maxHeight }: CodeProps) {
  const [wraps, setWraps] = useState(() => {
    const saved = readStored(PLACE);
    return typeof saved === 'boolean' ? saved : isWrapped;
  });
  const [isOpen, setOpen] = useState(false);
  const turn = (): void => {
    store(PLACE, !wraps);
    setWraps(!wraps);
  };
  return (
    <div className={styles.frame}>
      {/* Scrollable, so it must be reachable by keyboard. */}
      <pre
        className={classNames(styles.text, wraps && styles.wrapped)}
        style={maxHeight === undefined ? {} : { maxHeight }}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable area must be reachable by keyboard
        tabIndex={0}
      >
        <code>
          <Coloured text={text} language={language} />
        </code>
      </pre>
      <div className={styles.tools}>
        {text.includes('\n') && (
          <IconButton small label={wraps ? 'Do not wrap lines' : 'Wrap lines'} onPress={turn}>
            <WrapText size={15} aria-hidden />
          </IconButton>
        )}
        {text.length > LONG && (
          <IconButton small label="Open in the editor" onPress={() => setOpen(true)}>
            <Expand size={15} aria-hidden />
          </IconButton>
        )}
        <CopyButton text={text} label={label} />
      </div>
      {isOpen && (
        <Suspense fallback={null}>
          <CodeWindow text={text} label={label} language={language} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </div>
  );
}

type Highlight = (text: string, language: Language) => readonly CodePart[];

/** Once loaded, code is highlighted immediately. */
let highlight: Highlight | undefined;

function useHighlight(language: Language): Highlight | undefined {
  const [loaded, setLoaded] = useState(() => highlight);
  useEffect(() => {
    if (language === 'text' || loaded !== undefined) return;
    let isGone = false;
    import('./highlight.ts').then(
      (module) => {
        highlight = module.highlight;
        if (!isGone) setLoaded(() => module.highlight);
      },
      // Code is readable without highlighting.
      () => undefined,
    );
    return () => {
      isGone = true;
    };
  }, [language, loaded]);
  return language === 'text' ? undefined : loaded;
}

/** Highlighted text; plain until the highlighter is loaded. */
const Coloured = memo(function Coloured({ text, language }: { readonly text: string; readonly language: Language }) {
  const paint = useHighlight(language);
  const parts = useMemo(() => paint?.(text, language), [paint, text, language]);
  if (parts === undefined) return <Shown text={text} isLong />;
  return parts.map(({ text: part, look }, place) =>
    look === '' ? (
      <Shown key={place} text={part} isLong />
    ) : (
      <span key={place} className={looks[look]}>
        <Shown text={part} isLong />
      </span>
    ),
  );
});

const CodeWindow = late(async () => (await import('./code-window.tsx')).CodeWindow);
const LazyEditor = late(async () => (await import('./editor.tsx')).Editor);

/** An editor for code or text. Escape, then Tab leaves it. */
export function CodeEditor(props: EditorProps) {
  return (
    <Suspense fallback={<Skeleton height={props.height} />}>
      <LazyEditor {...props} />
    </Suspense>
  );
}
