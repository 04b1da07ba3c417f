/** Saves the call on an operation's page, or shares it as a link or file. */
import { useNavigate } from '@tanstack/react-router';
import { Bookmark } from 'lucide-react';
import { useState } from 'react';
import { fileText } from '../../../wire/call-file.ts';
import type { PlainCall } from '../../../wire/stored-calls.ts';
import { pageAddress } from '../../data/server.ts';
import { changeStoredCalls } from '../../data/stored-calls.ts';
import type { Params, Subject } from '../../form/schema.ts';
import { toURLText } from '../../form/values/url.ts';
import { download } from '../../ui/bytes/download.ts';
import { Button } from '../../ui/controls/button.tsx';
import { Menu } from '../../ui/controls/menu.tsx';
import { tell } from '../../ui/controls/toast.tsx';
import { AddToCollection } from './add-to-collection.tsx';
import { omittedText } from './call-words.ts';
import { fileName } from './file-name.ts';
import { NameDialog } from './name-dialog.tsx';
import { plainCall } from './plain-call.ts';

interface SaveMenuProps {
  readonly subject: Subject;
  readonly params: Params;
}

export function SaveMenu({ subject, params }: SaveMenuProps) {
  const [dialog, setDialog] = useState<{ readonly kind: 'name' | 'add'; readonly call: PlainCall }>();
  const navigate = useNavigate();
  const { summary } = subject.operation;
  const close = (): void => setDialog(undefined);
  const open = (kind: 'name' | 'add') => () => setDialog({ kind, call: plainCall(subject, params) });
  return (
    <>
      <Menu
        label="Save and share"
        actions={[
          { id: 'save', label: 'Save under a name', run: open('name') },
          { id: 'add', label: 'Add to a collection', run: open('add') },
          { id: 'link', label: 'Copy the link', run: () => copyLink(subject, params) },
          { id: 'file', label: 'Download as a file', run: () => downloadCall(subject, params) },
          { id: 'calls', label: 'All saved calls', run: () => navigate({ to: '/calls', search: { tab: 'saved' } }) },
        ]}
      >
        <Button small>
          <Bookmark size={14} aria-hidden />
          Save
        </Button>
      </Menu>
      {dialog?.kind === 'name' && (
        <NameDialog
          title="Save the call"
          action="Save"
          first={summary}
          onClose={close}
          onName={async (given) => {
            await changeStoredCalls({ do: 'save', call: dialog.call, name: given });
            tell('good', 'Saved. You can find saved calls on the Calls page.');
          }}
        >
          <NotKept call={dialog.call} />
        </NameDialog>
      )}
      {dialog?.kind === 'add' && <AddToCollection call={dialog.call} onClose={close} />}
    </>
  );
}

function copyLink(subject: Subject, params: Params): void {
  // Computed now, because the page's own URL follows typing with a delay.
  const { text } = toURLText(subject, params);
  const address = pageAddress(`/explore/${subject.operation.name}${text === '' ? '' : `?p=${text}`}`);
  navigator.clipboard.writeText(address).then(
    () => tell('good', 'Copied. The link works in browsers that are connected to this console.'),
    () => tell('bad', 'The browser did not allow copying.'),
  );
}

function downloadCall(subject: Subject, params: Params): void {
  const { name, summary } = subject.operation;
  const text = fileText({ kind: 'call', name: summary, call: plainCall(subject, params) });
  download(text, fileName(name), 'application/json');
}

function NotKept({ call }: { readonly call: PlainCall }) {
  const words = omittedText(call);
  if (words === undefined) return null;
  return (
    <p>{words.replace(/ (was|were) not saved$/, '')} will not be saved: secrets, files and long values never are.</p>
  );
}
