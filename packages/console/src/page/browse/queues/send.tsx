/** Writes a message and sends it to a queue. */

import { useMutation } from '@tanstack/react-query';
import { useIsAsked } from '../../data/consent.ts';
import { flarewire } from '../../data/flarewire.ts';
import { CodeEditor } from '../../ui/code/code.tsx';
import { Button } from '../../ui/controls/button.tsx';
import { Select } from '../../ui/controls/choice.tsx';
import { TextField } from '../../ui/controls/field.tsx';
import { tell } from '../../ui/controls/toast.tsx';
import patterns from '../../ui/patterns.module.css';
import { Banner } from '../../ui/shown/notice.tsx';
import { tellFailure } from '../items/ask.tsx';
import styles from '../viewers/viewer.module.css';
import { type Draft, sendingOf } from './body.ts';
import type { QueuePlace } from './data.ts';

const KINDS = [
  { value: 'json', label: 'JSON' },
  { value: 'text', label: 'Text' },
];

function problemOf(draft: Draft): string | undefined {
  try {
    sendingOf(draft);
    return undefined;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

export const FIRST: Draft = { kind: 'json', text: '{\n  "hello": "world"\n}', delay: '' };

interface QueueSendProps {
  readonly place: QueuePlace;
  readonly draft: Draft;
  readonly setDraft: (draft: Draft) => void;
}

export function QueueSend({ place, draft, setDraft }: QueueSendProps) {
  const push = useMutation(flarewire.mutationOptions('queues.messages.push'));
  const isAsked = useIsAsked();
  const problem = problemOf(draft);
  const send = (): void => {
    if (problem !== undefined || push.isPending) return;
    push.mutate(
      { ...place, ...sendingOf(draft) },
      {
        onSuccess: () => tell('good', 'Message sent.'),
        onError: (error) => tellFailure('Could not send the message', error),
      },
    );
  };
  return (
    <div className={patterns.column}>
      <HowBar draft={draft} setDraft={setDraft} />
      <CodeEditor
        key={draft.kind}
        label="Body"
        value={draft.text}
        onChange={(text) => setDraft({ ...draft, text })}
        language={draft.kind}
        height="clamp(10rem, 32dvh, 22rem)"
        onSubmit={send}
      />
      {problem !== undefined && <Banner tone="warn">{problem}</Banner>}
      <div className={styles.line}>
        <Button look="main" isDisabled={problem !== undefined} isPending={push.isPending} onPress={send}>
          {push.isPending && !isAsked ? 'Sending' : 'Send'}
        </Button>
        <span className={styles.note}>Or press Ctrl or ⌘ with Enter.</span>
      </div>
    </div>
  );
}

function HowBar({ draft, setDraft }: Pick<QueueSendProps, 'draft' | 'setDraft'>) {
  return (
    <div className={patterns.wrapEnd}>
      <div className={styles.short}>
        <Select
          label="Sent as"
          options={KINDS}
          value={draft.kind}
          onChange={(kind) => setDraft({ ...draft, kind: kind === 'text' ? 'text' : 'json' })}
        />
      </div>
      <div className={styles.short}>
        <TextField
          label="Delay"
          aside={<span className={styles.note}>seconds</span>}
          value={draft.delay}
          onChange={(delay) => setDraft({ ...draft, delay })}
          inputMode="numeric"
          placeholder="0"
        />
      </div>
    </div>
  );
}
