/** Shows one key: value views, metadata and expiry, with edit, replace, copy and delete. */
import { ArrowLeft, Ellipsis, X } from 'lucide-react';
import { useMemo, useState } from 'react';
import { Unsaved } from '../../form/unsaved.tsx';
import { type Sight, sightOf } from '../../ui/bytes/bytes.ts';
import { BytesView, type Edit, storedText } from '../../ui/bytes/bytes-view.tsx';
import { download } from '../../ui/bytes/download.ts';
import { jsonProblem } from '../../ui/bytes/editable-text.ts';
import { Button, CopyButton, IconButton } from '../../ui/controls/button.tsx';
import { FileButton } from '../../ui/controls/files.tsx';
import { type Action, Menu } from '../../ui/controls/menu.tsx';
import { tell } from '../../ui/controls/toast.tsx';
import { Badge } from '../../ui/shown/badge.tsx';
import { Failed, Skeleton } from '../../ui/shown/notice.tsx';
import { shownName } from '../../ui/text/shown-name.ts';
import { sizeText } from '../../ui/text/size-text.ts';
import { dayTime } from '../../ui/text/time-text.ts';
import { tellFailure, useAsk } from '../items/ask.tsx';
import styles from '../viewers/viewer.module.css';
import { type KvPlace, type KvValue, useKvChanges, useValue } from './data.ts';
import { draftOf, type KvDraft } from './entry.ts';
import { isDraftFine, KvFields } from './fields.tsx';
import type { KvState } from './merge.ts';
import { KvRename } from './rename.tsx';

interface KvValueProps {
  readonly place: KvPlace;
  readonly name: string;
  readonly look: string | undefined;
  readonly onLook: (look: string | undefined) => void;
  /** Opens another key, or none. */
  readonly onOpen: (name: string | undefined) => void;
}

export function KvValueCard(props: KvValueProps) {
  const { place, name, onOpen } = props;
  const { value, metadata } = useValue(place, name);
  return (
    <section className={styles.card} aria-label={`Key ${shownName(name)}`}>
      <div className={styles.back}>
        <Button small look="quiet" onPress={() => onOpen(undefined)}>
          <ArrowLeft size={15} aria-hidden /> All keys
        </Button>
      </div>
      <div className={styles.cardHead}>
        <h2 className={styles.name}>{shownName(name)}</h2>
        <CopyButton text={name} label="Copy the name" />
        <IconButton small label="Close" onPress={() => onOpen(undefined)}>
          <X size={16} aria-hidden />
        </IconButton>
      </div>
      {value.isLoadingError ? (
        <Failed title="Could not load the value" error={value.error} onRetry={() => void value.refetch()} />
      ) : value.isPending || metadata.isPending ? (
        <Skeleton height="20rem" />
      ) : (
        <Loaded {...props} value={value.data} metadata={metadata.data} />
      )}
    </section>
  );
}

interface LoadedProps extends KvValueProps {
  readonly value: KvValue;
  readonly metadata: unknown;
}

/** Edits of a key: the resulting value, if it can be saved, and the save action. */
function useEditing({ place, name, value, metadata }: LoadedProps) {
  const [edit, setEdit] = useState<Edit>();
  const [typed, setTyped] = useState<KvDraft>();
  const [start, setStart] = useState<KvState>();
  const [isSaving, setSaving] = useState(false);
  const { write } = useKvChanges(place);
  const sight = useMemo(() => sightOf(value.bytes), [value.bytes]);
  const stored = draftOf({ metadata, ...(value.expiration === undefined ? {} : { expiration: value.expiration }) });
  const draft = typed ?? stored;
  const read = start ?? { bytes: value.bytes, ...stored };
  const text = storedText(sight, edit);
  const isChanged = text !== sight.text || draft.metadata !== stored.metadata || draft.expires !== stored.expires;
  const isBroken = edit?.look === 'json' && jsonProblem(edit.text) !== undefined;
  const canSave = isChanged && !isBroken && isDraftFine(draft);
  const discard = (): void => {
    setEdit(undefined);
    setTyped(undefined);
    setStart(undefined);
  };
  /** A later read is not the value that the edit started from. */
  const begun =
    <Value,>(set: (value: Value) => void) =>
    (next: Value): void => {
      setStart(read);
      set(next);
    };
  const put = async (blob: Blob): Promise<void> => {
    setSaving(true);
    try {
      await write({ name, value: blob, read, ...draft });
      discard();
      tell('good', `Saved ${shownName(name)}.`);
    } catch (error) {
      tellFailure('Could not save the value', error);
    } finally {
      setSaving(false);
    }
  };
  const save = (): void => {
    // Unedited bytes are written back unchanged.
    if (canSave && !isSaving) void put(new Blob([edit === undefined ? read.bytes : (text ?? '')]));
  };
  const edits = { setTyped: begun(setTyped), setEdit: begun(setEdit) };
  return { sight, stored, draft, edit, ...edits, isChanged, canSave, isSaving, discard, put, save };
}

function Loaded(props: LoadedProps) {
  const { place, name, look, onLook, onOpen, value } = props;
  const { sight, stored, draft, setTyped, edit, setEdit, isChanged, canSave, isSaving, discard, put, save } =
    useEditing(props);
  return (
    <>
      <Facts value={value} sight={sight} />
      <BytesView
        label="Value"
        bytes={value.bytes}
        sight={sight}
        look={look}
        onLook={onLook}
        edit={edit}
        onEdit={setEdit}
        onSubmit={save}
      />
      <KvFields draft={draft} onDraft={setTyped} />
      <Unsaved isChanged={() => isChanged && !isSaving} keeps={['look']} />
      <div className={styles.foot}>
        <Button look="main" isDisabled={!canSave} isPending={isSaving} onPress={save}>
          {isSaving ? 'Saving' : 'Save'}
        </Button>
        {isChanged && <Button onPress={discard}>Discard</Button>}
        <span className={styles.end} />
        <FileButton onFiles={([file]) => file !== undefined && void put(file)}>Replace with a file</FileButton>
        <KvMenu place={place} name={name} value={value} draft={stored} onOpen={onOpen} type={sight.type} />
      </div>
    </>
  );
}

function Facts({ value, sight }: { readonly value: KvValue; readonly sight: Sight }) {
  return (
    <div className={styles.line}>
      <Badge>{sizeText(value.bytes.length)}</Badge>
      <Badge>
        {sight.type ??
          { json: 'JSON', text: 'Text', bytes: 'Bytes', image: '', pdf: '', audio: '' }[sight.looks[0] ?? 'bytes']}
      </Badge>
      {value.expiration !== undefined && <Badge tone="warn">Expires {dayTime(value.expiration * 1000)}</Badge>}
    </div>
  );
}

interface KvMenuProps {
  readonly place: KvPlace;
  readonly name: string;
  readonly value: KvValue;
  readonly draft: KvDraft;
  readonly type: string | undefined;
  readonly onOpen: (name: string | undefined) => void;
}

function KvMenu({ place, name, value, draft, type, onOpen }: KvMenuProps) {
  const [isRenaming, setRenaming] = useState(false);
  const { dialog, ask } = useAsk();
  const { remove } = useKvChanges(place);
  const drop = (): void => {
    remove(name).then(
      () => {
        onOpen(undefined);
        tell('good', `Deleted ${shownName(name)}.`);
      },
      (error: unknown) => tellFailure('Could not delete the key', error),
    );
  };
  const loss = {
    title: 'Delete this key',
    text: <span className={styles.wrap}>{shownName(name)} and its value will be deleted permanently.</span>,
    action: 'Delete',
    isGuarded: true,
    run: drop,
  };
  const actions: readonly Action[] = [
    { id: 'download', label: 'Download', run: () => download(value.bytes, name, type) },
    { id: 'rename', label: 'Rename or copy', run: () => setRenaming(true) },
    { id: 'delete', label: 'Delete', run: () => ask(loss) },
  ];
  return (
    <>
      <Menu label="More for this key" actions={actions}>
        <IconButton look="plain" label="More for this key">
          <Ellipsis size={16} aria-hidden />
        </IconButton>
      </Menu>
      {dialog}
      {isRenaming && (
        <KvRename
          place={place}
          name={name}
          value={value}
          draft={draft}
          onOpen={onOpen}
          onClose={() => setRenaming(false)}
        />
      )}
    </>
  );
}
