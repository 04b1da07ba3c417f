/** Actions on a request: resend it unchanged or edited, compare it, copy it as a test or a command. */
import type { JournalEntry } from '@flarewire/emulator';
import { useMutation, useSuspenseQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { FlaskConical, GitCompare, Pencil, RotateCw, Terminal } from 'lucide-react';
import { useState } from 'react';
import { confirmed } from '../../data/call.ts';
import { useSubject } from '../../data/catalog.ts';
import { flarewire } from '../../data/flarewire.ts';
import { queryClient, sessionOptions } from '../../data/queries.ts';
import type { Params } from '../../form/schema.ts';
import { toURLText } from '../../form/values/url.ts';
import { fromJournal } from '../../snippets/journal.ts';
import { Button } from '../../ui/controls/button.tsx';
import { tell } from '../../ui/controls/toast.tsx';
import styles from './detail.module.css';
import { curlFor } from './message.ts';
import { MissingDialog } from './missing-dialog.tsx';
import { Replayed, type Sent } from './replayed.tsx';
import { TestDialog } from './test-dialog.tsx';

interface ActionsProps {
  readonly entry: JournalEntry;
  /** Name of the operation. */
  readonly name: string;
  /** Undefined while the other request is still to be chosen. */
  readonly onCompare: (other: number | undefined) => void;
  readonly onOpen: (id: number) => void;
}

export function Actions({ entry, name, onCompare, onOpen }: ActionsProps) {
  const subject = useSubject(name);
  const navigate = useNavigate();
  const [dialog, setDialog] = useState<'missing' | 'test'>();
  const { params, missing } = fromJournal(entry, subject);
  const replay = useMutation({
    mutationFn: () => sendAgain(entry, name, params),
    onError: (error) => tell('bad', `Could not send the request. ${error.message}`),
  });
  const edit = (): void => {
    const { text, dropped } = toURLText(subject, params);
    const gone = [...new Set([...missing, ...dropped])];
    if (gone.length > 0) tell('good', `Still missing: ${gone.join(', ')}`);
    navigate({ to: '/explore/$operation', params: { operation: name }, search: text === '' ? {} : { p: text } });
  };
  return (
    <>
      <div className={styles.actions}>
        <Button
          small
          look="main"
          isPending={replay.isPending}
          onPress={() => (missing.length > 0 ? setDialog('missing') : replay.mutate())}
        >
          <RotateCw size={14} aria-hidden />
          {replay.isPending ? 'Sending' : 'Replay'}
        </Button>
        <Button small onPress={edit}>
          <Pencil size={14} aria-hidden />
          Edit and replay
        </Button>
        <Button small onPress={() => onCompare(undefined)}>
          <GitCompare size={14} aria-hidden />
          Compare
        </Button>
        <Button small onPress={() => setDialog('test')}>
          <FlaskConical size={14} aria-hidden />
          Copy as test
        </Button>
        <CopyCurl entry={entry} />
      </div>
      {replay.data !== undefined && (
        <Replayed sent={replay.data} entry={entry} onOpen={onOpen} onCompare={(other) => onCompare(other)} />
      )}
      {dialog === 'missing' && <MissingDialog missing={missing} onEdit={edit} onClose={() => setDialog(undefined)} />}
      {dialog === 'test' && <TestDialog entry={entry} subject={subject} onClose={() => setDialog(undefined)} />}
    </>
  );
}

async function sendAgain({ method }: JournalEntry, name: string, params: Params): Promise<Sent> {
  const { head } = await confirmed(name, params);
  if (method !== 'GET') await flarewire.invalidate(queryClient, name, params);
  return { status: head.status, duration: head.duration, error: head.error?.message };
}

export function CopyCurl({ entry }: { readonly entry: JournalEntry }) {
  const { data: session } = useSuspenseQuery(sessionOptions);
  const { body, bytes, isCut } = entry.request;
  const isWhole = !isCut && (bytes === 0 || body !== undefined) && !`${entry.query}${body}`.includes('[masked]');
  const copy = (): void => {
    navigator.clipboard.writeText(curlFor(entry, session.apiURL)).then(
      () => tell('good', isWhole ? 'Copied as curl.' : 'Copied as curl, without values missing from the journal.'),
      () => tell('bad', 'The browser did not allow copying.'),
    );
  };
  return (
    <Button small onPress={copy}>
      <Terminal size={14} aria-hidden />
      Copy as curl
    </Button>
  );
}
