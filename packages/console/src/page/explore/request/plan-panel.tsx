/** Shows the call as code in several languages, to be copied. Sends nothing. */

import { useQuery } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { ChevronRight, ChevronUp } from 'lucide-react';
import { useDeferredValue, useEffect, useId, useRef, useState } from 'react';
import { Button as BaseButton } from 'react-aria-components';
import { sessionOptions } from '../../data/queries.ts';
import type { Params, Subject } from '../../form/schema.ts';
import { problemsOf } from '../../form/values/problems.ts';
import { sensitivePointers } from '../../form/values/url.ts';
import { type Snippets, snippetsOf } from '../../snippets/snippets.ts';
import { readStored, store } from '../../ui/browser-storage.ts';
import { Code } from '../../ui/code/code.tsx';
import type { Language } from '../../ui/code/code-language.ts';
import { CopyButton, IconButton } from '../../ui/controls/button.tsx';
import { Switch } from '../../ui/controls/choice.tsx';
import { Tabs } from '../../ui/controls/tabs.tsx';
import patterns from '../../ui/patterns.module.css';
import { Skeleton } from '../../ui/shown/notice.tsx';
import { Shown } from '../../ui/text/shown.tsx';
import styles from '../operation-page.module.css';

interface PlanPanelProps {
  readonly subject: Subject;
  readonly params: Params;
  /** With a response, the code collapses to a line that can be reopened. */
  readonly isAnswered: boolean;
}

/** Storage key of the choice to keep the code open next to a response. */
const PLACE = 'code-open';

const LANGUAGES = [
  { id: 'curl', label: 'curl', language: 'shell', copy: 'Copy the curl command' },
  { id: 'typescript', label: 'TypeScript', language: 'typescript', copy: 'Copy the TypeScript' },
  { id: 'fetch', label: 'fetch', language: 'typescript', copy: 'Copy the fetch call' },
  { id: 'cli', label: 'CLI', language: 'shell', copy: 'Copy the command' },
  { id: 'react', label: 'React', language: 'typescript', copy: 'Copy the React hook' },
] as const satisfies readonly {
  readonly id: keyof Snippets;
  readonly label: string;
  readonly language: Language;
  readonly copy: string;
}[];

export function PlanPanel({ subject, params, isAnswered }: PlanPanelProps) {
  const [keepsOpen, setKeepsOpen] = useState(() => readStored(PLACE) === true);
  const id = useId();
  const code = useSearch({ from: '/explore/$operation', select: ({ code = 'curl' }) => code });
  const navigate = useNavigate({ from: '/explore/$operation' });
  const [showSecrets, setShowSecrets] = useState(false);
  const deferred = useDeferredValue(params);
  const { snippets, problem } = useSnippets(subject, deferred, showSecrets);
  const missing = problemsOf(subject, deferred).filter(({ kind }) => kind === 'required');
  const note = noteOf(missing, problem, snippets !== undefined);
  const hasSecrets = sensitivePointers(subject, deferred).length > 0;
  const select = (id: string): void => {
    navigate({ search: ({ code: _, ...rest }) => (id === 'curl' ? rest : { ...rest, code: id }), replace: true });
  };
  const fold = (isOpen: boolean): void => {
    store(PLACE, isOpen);
    setKeepsOpen(isOpen);
  };
  if (isAnswered && !keepsOpen)
    return <FoldedCode code={code} snippets={snippets} note={note} onOpen={() => fold(true)} />;
  const tabs = LANGUAGES.map(({ id, label, language, copy }) => ({
    id,
    label,
    content: () => {
      if (snippets !== undefined)
        return <Code text={snippets[id]} label={copy} language={language} isWrapped maxHeight="min(20rem, 40dvh)" />;
      return problem === undefined ? <Skeleton height="9rem" /> : null;
    },
  }));
  return (
    <div id={id} className={patterns.columnSmall}>
      <Tabs label="Languages" tabs={tabs} selected={code} onSelect={select} />
      {isAnswered && (
        <div className={styles.codeFold}>
          <IconButton small label="Collapse code" aria-expanded aria-controls={id} onPress={() => fold(false)}>
            <ChevronUp size={15} aria-hidden />
          </IconButton>
        </div>
      )}
      {note !== undefined && <p className={patterns.note}>{note}</p>}
      {hasSecrets && (
        <Switch isSelected={showSecrets} onChange={setShowSecrets}>
          Show secrets
        </Switch>
      )}
    </div>
  );
}

interface FoldedCodeProps {
  readonly code: string;
  readonly snippets: Snippets | undefined;
  readonly note: string | undefined;
  readonly onOpen: () => void;
}

function FoldedCode({ code, snippets, note, onOpen }: FoldedCodeProps) {
  const { id, label, copy } = LANGUAGES.find((one) => one.id === code) ?? LANGUAGES[0];
  const text = snippets?.[id];
  return (
    <div className={styles.codeLine}>
      <BaseButton className={styles.codeTurn ?? ''} aria-expanded={false} onPress={onOpen}>
        <ChevronRight size={14} aria-hidden />
        Code as {label}
        <code className={styles.codeText}>
          <Shown text={note ?? text?.split('\n')[0] ?? ''} />
        </code>
      </BaseButton>
      {text !== undefined && <CopyButton text={text} label={copy} />}
    </div>
  );
}

/** The reason the call is incomplete, or cannot be written as code at all. */
function noteOf(
  missing: readonly { readonly pointer: string }[],
  problem: string | undefined,
  isShown: boolean,
): string | undefined {
  const before = problem !== undefined && isShown ? ' The last valid version is shown.' : '';
  if (missing.length === 0) return problem === undefined ? undefined : `${problem}.${before}`;
  const names = missing.map(({ pointer }) => pointer.slice(1));
  const more = names.length > MAX_NAMES ? ` and ${names.length - MAX_NAMES} more` : '';
  return `Still missing: ${names.slice(0, MAX_NAMES).join(', ')}${more}.${before}`;
}

const MAX_NAMES = 4;

/** Keeps the previous snippets while new ones are computed or if that fails. */
function useSnippets(subject: Subject, params: Params, showSecrets: boolean) {
  const { apiURL: baseURL, mode } = useQuery(sessionOptions).data ?? {};
  const [made, setCode] = useState<{ readonly snippets?: Snippets; readonly problem?: string }>({});
  const turn = useRef(0);
  useEffect(() => {
    if (baseURL === undefined) return;
    const own = ++turn.current;
    const put = (next: typeof made): void => {
      if (own === turn.current) setCode((before) => ({ ...before, ...next }));
    };
    import('flarewire')
      .then(({ Cloudflare }) =>
        snippetsOf({ Client: Cloudflare, subject, params, baseURL, isLocal: mode === 'local', showSecrets }),
      )
      .then(
        (snippets) => own === turn.current && setCode({ snippets }),
        (error: unknown) => put({ problem: error instanceof Error ? error.message : String(error) }),
      );
    return () => {
      turn.current += 1;
    };
  }, [subject, params, baseURL, mode, showSecrets]);
  return made;
}
