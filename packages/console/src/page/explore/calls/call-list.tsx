/** Lists stored calls: each reopens in its form; saved ones can be renamed, shared and deleted. */

import { useMutation } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { MoreHorizontal } from 'lucide-react';
import { useState } from 'react';
import { fileText } from '../../../wire/call-file.ts';
import type { SavedCall, SentCall, StoredCalls } from '../../../wire/stored-calls.ts';
import { useCatalog } from '../../data/catalog.ts';
import { changeStoredCalls } from '../../data/stored-calls.ts';
import { urlTextOf } from '../../form/values/url.ts';
import { download } from '../../ui/bytes/download.ts';
import { IconButton } from '../../ui/controls/button.tsx';
import { type Action, Menu } from '../../ui/controls/menu.tsx';
import { tell } from '../../ui/controls/toast.tsx';
import patterns from '../../ui/patterns.module.css';
import { MethodBadge } from '../../ui/shown/method-badge.tsx';
import { Empty } from '../../ui/shown/notice.tsx';
import { StatusBadge } from '../../ui/shown/status-badge.tsx';
import { Shown } from '../../ui/text/shown.tsx';
import { dayTime, durationText } from '../../ui/text/time-text.ts';
import { AddToCollection } from './add-to-collection.tsx';
import { hasWords, omittedText, paramsLine } from './call-words.ts';
import styles from './calls.module.css';
import { fileName } from './file-name.ts';
import { type Names, useKnownNames } from './known-names.ts';
import { NameDialog } from './name-dialog.tsx';

interface CallListProps {
  readonly kind: 'sent' | 'saved';
  readonly stored: StoredCalls;
  readonly words: string;
}

export function CallList({ kind, stored, words }: CallListProps) {
  const all: readonly (SentCall | SavedCall)[] = stored[kind];
  const names = useKnownNames();
  const shown = words === '' ? all : all.filter((call) => hasWords(call, nameIn(call), words, names));
  if (all.length === 0) return <None kind={kind} />;
  if (shown.length === 0) return <Empty title="No matching calls" />;
  return (
    <ul className={patterns.surfaceColumn} aria-label={kind === 'sent' ? 'Sent calls' : 'Saved calls'}>
      {shown.map((call) => (
        <Line key={call.id} call={call} names={names} />
      ))}
    </ul>
  );
}

const nameIn = (call: SentCall | SavedCall): string => ('name' in call ? call.name : '');

function None({ kind }: Pick<CallListProps, 'kind'>) {
  return kind === 'sent' ? (
    <Empty title="No calls sent yet" action={<Link to="/explore">Explore operations</Link>}>
      Every call you send from Explore is listed here, even after a restart.
    </Empty>
  ) : (
    <Empty title="No saved calls yet" action={<Link to="/explore">Explore operations</Link>}>
      Fill in an operation and press Save, or drop a file with a call here.
    </Empty>
  );
}

function Line({ call, names }: { readonly call: SentCall | SavedCall; readonly names: Names }) {
  const { byName } = useCatalog();
  const method = byName.get(call.operation)?.method;
  const missing = omittedText(call);
  const isSent = 'status' in call;
  return (
    <li className={styles.line}>
      {method !== undefined && <MethodBadge method={method} />}
      <div className={styles.what}>
        <Link to="/explore/$operation" params={{ operation: call.operation }} search={{ p: urlTextOf(call.params) }}>
          {'name' in call ? <Shown text={call.name} /> : call.operation}
        </Link>
        <span className={patterns.note}>
          {'name' in call && <code>{call.operation}</code>} <Shown text={paramsLine(call, names)} />
        </span>
        {missing !== undefined && <span className={styles.missing}>{missing}</span>}
      </div>
      <span className={patterns.inlineNote}>
        {isSent && <StatusBadge status={call.status} />}
        {isSent && call.duration !== undefined && <span>{durationText(call.duration)}</span>}
        <span>{dayTime(call.at)}</span>
      </span>
      <LineMenu call={call} />
    </li>
  );
}

function LineMenu({ call }: { readonly call: SentCall | SavedCall }) {
  const [dialog, setDialog] = useState<'name' | 'add'>();
  const { operation, params, omitted, id } = call;
  const plain = { operation, params, omitted };
  const name = 'name' in call ? call.name : call.operation;
  const act = useMutation({
    mutationFn: changeStoredCalls,
    onError: (error) => tell('bad', error.message),
  });
  const isSaved = 'name' in call;
  const actions: Action[] = [
    { id: 'name', label: isSaved ? 'Rename' : 'Save under a name', run: () => setDialog('name') },
    { id: 'add', label: 'Add to a collection', run: () => setDialog('add') },
    {
      id: 'file',
      label: 'Download as a file',
      run: () => download(fileText({ kind: 'call', name, call: plain }), fileName(name), 'application/json'),
    },
    { id: 'delete', label: isSaved ? 'Delete' : 'Forget', run: () => act.mutate({ do: 'delete', id }) },
  ];
  return (
    <>
      <Menu label={`Actions for ${name}`} actions={actions}>
        <IconButton label={`Actions for ${name}`}>
          <MoreHorizontal size={16} aria-hidden />
        </IconButton>
      </Menu>
      {dialog === 'name' && (
        <NameDialog
          title={isSaved ? 'Rename the call' : 'Save the call'}
          action={isSaved ? 'Rename' : 'Save'}
          first={isSaved ? name : ''}
          onClose={() => setDialog(undefined)}
          onName={(next) =>
            changeStoredCalls(isSaved ? { do: 'rename', id, name: next } : { do: 'save', call: plain, name: next })
          }
        />
      )}
      {dialog === 'add' && <AddToCollection call={plain} onClose={() => setDialog(undefined)} />}
    </>
  );
}
