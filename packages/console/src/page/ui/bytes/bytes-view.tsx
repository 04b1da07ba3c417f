/** Shows bytes as text, JSON, image, audio, document or hex dump; text and JSON are editable. */

import { useEffect, useState } from 'react';
import { CodeEditor } from '../code/code.tsx';
import { Tabs } from '../controls/tabs.tsx';
import patterns from '../patterns.module.css';
import { Banner } from '../shown/notice.tsx';
import { sizeText } from '../text/size-text.ts';
import type { Look, Sight } from './bytes.ts';
import styles from './bytes-view.module.css';
import { type Editable, editableJson, editableText, jsonProblem } from './editable-text.ts';
import { Hex } from './hex.tsx';

export interface Edit {
  readonly look: 'json' | 'text';
  readonly text: string;
}

/** Longer texts are truncated, because editing all of them would be slow. */
const MAX_TEXT = 300_000;
const MAX_HEX = 64_000_000;
const HEIGHT = 'clamp(12rem, 42dvh, 34rem)';
const NAMES: Readonly<Record<Look, string>> = {
  json: 'JSON',
  text: 'Text',
  image: 'Image',
  pdf: 'PDF',
  audio: 'Sound',
  bytes: 'Hex',
};

interface BytesViewProps {
  /** The subject: `Value of users/1`. */
  readonly label: string;
  readonly bytes: Uint8Array<ArrayBuffer>;
  readonly sight: Sight;
  readonly look: string | undefined;
  readonly onLook: (look: string) => void;
  readonly edit?: Edit | undefined;
  /** Absent if read-only. */
  readonly onEdit?: (edit: Edit) => void;
  readonly onSubmit?: () => void;
}

export function BytesView(props: BytesViewProps) {
  const { label, bytes, sight, look, onLook } = props;
  const content = (one: Look) => () => {
    if (one === 'image') return <Picture {...props} />;
    if (one === 'pdf') return <Document {...props} />;
    if (one === 'audio') return <Sound {...props} />;
    if (one === 'bytes') return <Hex label={`${label} as bytes`} bytes={bytes.subarray(0, MAX_HEX)} height={HEIGHT} />;
    return <TextView {...props} look={one} />;
  };
  const tabs = sight.looks.map((one) => ({ id: one, label: NAMES[one], content: content(one) }));
  return (
    <Tabs label={`Views of: ${label}`} tabs={tabs} selected={look ?? sight.looks[0] ?? 'bytes'} onSelect={onLook} />
  );
}

const editableAs = (look: Edit['look'], stored: string): Editable | undefined =>
  look === 'json' ? editableJson(stored) : editableText(stored);

/** The text to store after an edit. */
export function storedText(sight: Sight, edit: Edit | undefined): string | undefined {
  if (edit === undefined || sight.text === undefined) return sight.text;
  return editableAs(edit.look, sight.text)?.restore(edit.text);
}

function TextView({ label, sight, look, edit, onEdit, onSubmit }: BytesViewProps & { readonly look: Edit['look'] }) {
  const whole = edit !== undefined && edit.look !== look ? storedText(sight, edit) : sight.text;
  const stored = whole ?? '';
  const isLong = stored.length > MAX_TEXT;
  const editable = isLong ? undefined : editableAs(look, stored);
  const text = edit?.look === look ? edit.text : (editable?.text ?? stored.slice(0, MAX_TEXT));
  const isReadOnly = onEdit === undefined || editable === undefined;
  const problem = look === 'json' ? jsonProblem(text) : undefined;
  const check = (typed: string) => {
    const found = jsonProblem(typed);
    return found === undefined
      ? []
      : [{ from: found.at, to: found.at, severity: 'error' as const, message: found.message }];
  };
  return (
    <div className={patterns.column}>
      <div className={styles.code}>
        <CodeEditor
          key={`${look} ${isReadOnly}`}
          label={label}
          value={text}
          language={look === 'json' ? 'json' : 'text'}
          height={HEIGHT}
          isReadOnly={isReadOnly}
          {...(look === 'json' && !isReadOnly ? { check } : {})}
          {...(isReadOnly ? {} : { onChange: (next: string) => next !== text && onEdit({ look, text: next }) })}
          {...(onSubmit === undefined ? {} : { onSubmit })}
        />
      </div>
      {problem !== undefined && !isLong && <Banner tone="warn">This is not valid JSON: {problem.message}.</Banner>}
      {isLong && <Banner tone="info">The first {sizeText(MAX_TEXT)} are shown. Download it to see all of it.</Banner>}
      {!isLong && editable === undefined && onEdit !== undefined && (
        <Banner tone="info">
          It has mixed line endings, which an editor would unify. To change it, download, edit and upload it.
        </Banner>
      )}
    </div>
  );
}

function useBlobUrl(bytes: Uint8Array<ArrayBuffer>, type: string | undefined): string | undefined {
  const [url, setUrl] = useState<string>();
  useEffect(() => {
    const made = URL.createObjectURL(new Blob([bytes], { type: type ?? '' }));
    setUrl(made);
    return () => URL.revokeObjectURL(made);
  }, [bytes, type]);
  return url;
}

function Picture({ label, bytes, sight }: BytesViewProps) {
  const url = useBlobUrl(bytes, sight.type);
  const [words, setWords] = useState('');
  return (
    <figure className={styles.picture} style={{ height: HEIGHT }}>
      {url !== undefined && (
        <img
          src={url}
          alt={label}
          onLoad={({ currentTarget: { naturalWidth, naturalHeight } }) =>
            setWords(`${naturalWidth} × ${naturalHeight} pixels`)
          }
          onError={() => setWords('The browser cannot display this image.')}
        />
      )}
      <figcaption>
        {words} {sight.type}
      </figcaption>
    </figure>
  );
}

function Sound({ label, bytes, sight }: BytesViewProps) {
  const url = useBlobUrl(bytes, sight.type);
  // biome-ignore lint/a11y/useMediaCaption: there are no captions for user data
  return <>{url !== undefined && <audio controls aria-label={label} src={url} />}</>;
}

function Document({ label, bytes, sight }: BytesViewProps) {
  const url = useBlobUrl(bytes, sight.type);
  return (
    <>
      {url !== undefined && <iframe className={styles.document} style={{ height: HEIGHT }} title={label} src={url} />}
    </>
  );
}
