/** The viewer of an R2 bucket. */

import { Upload as UploadIcon } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { classNames } from '../../ui/class-names.ts';
import { Button } from '../../ui/controls/button.tsx';
import { Switch } from '../../ui/controls/choice.tsx';
import { DropArea, FileButton } from '../../ui/controls/files.tsx';
import patterns from '../../ui/patterns.module.css';
import { numberText } from '../../ui/text/number-text.ts';
import { shownName } from '../../ui/text/shown-name.ts';
import { DeleteDialog } from '../bulk/delete-dialog.tsx';
import { PrefixField } from '../filter/prefix-field.tsx';
import { useAsk } from '../items/ask.tsx';
import { useListFocus, usePaneFocus } from '../pane-focus.ts';
import type { ViewerProps } from '../viewers/special.ts';
import styles from '../viewers/viewer.module.css';
import { useView } from '../viewers/viewer-state.ts';
import { type R2Place, removeFolder, removeObject, useObjects, useR2Changes } from './data.ts';
import type { Entry } from './folders.ts';
import { Crumbs, R2List } from './list.tsx';
import { R2ObjectCard } from './object.tsx';
import { Uploads, useUploads } from './uploads.tsx';

const NONE: ReadonlySet<string> = new Set();

/** Buckets in a jurisdiction are only accessible with its name. */
function placeOf({ account_id = '', bucket_name = '', jurisdiction }: ViewerProps['context']): R2Place {
  const isBound = jurisdiction === 'eu' || jurisdiction === 'fedramp';
  return { account_id, bucket_name, ...(isBound && { 'cf-r2-jurisdiction': jurisdiction }) };
}

export function R2Viewer(props: ViewerProps) {
  const place = placeOf(props.context);
  const { view, turn } = useView(props);
  const { folder = '', find = '', key, look, flat } = view;
  const listed = useObjects(place, folder + find, flat !== undefined);
  const panes = usePaneFocus(key);
  useListFocus(panes, folder, listed.query.isPending);
  const [chosen, setChosen] = useState(NONE);
  const { refresh } = useR2Changes(place);
  const enter = (prefix: string): void => {
    setChosen(NONE);
    turn({ folder: prefix || undefined, find: undefined, key: undefined, look: undefined });
  };
  const onOpen = (entry: Entry): void =>
    entry.kind === 'folder' ? enter(entry.key) : turn({ key: entry.key, look: undefined });
  const close = (): void => turn({ key: undefined, look: undefined });
  const onGone = (gone: ReadonlySet<string>): void => {
    setChosen(new Set([...chosen].filter((one) => !gone.has(one))));
    if (key !== undefined && gone.has(key)) close();
    void refresh();
  };
  const open = listed.entries.find((entry) => entry.kind === 'object' && entry.key === key);
  return (
    <div ref={panes} className={styles.panes} data-open={key === undefined ? undefined : ''}>
      <div className={classNames(patterns.column, styles.pane)}>
        <Crumbs bucket={place.bucket_name} prefix={folder} onPrefix={enter} />
        <Work
          place={place}
          folder={folder}
          find={find}
          chosen={chosen}
          listed={listed}
          onGone={onGone}
          isFlat={flat !== undefined}
          turn={turn}
        >
          <R2List
            {...listed}
            chosen={chosen}
            onOpen={onOpen}
            open={key}
            onChoose={setChosen}
            isSearched={find !== ''}
          />
        </Work>
      </div>
      {key !== undefined && (
        <div className={classNames(patterns.column, styles.pane)}>
          <R2ObjectCard
            key={key}
            place={place}
            look={look}
            name={key}
            object={open?.kind === 'object' ? open.object : undefined}
            onLook={(next) => turn({ look: next })}
            onClose={close}
            onGone={() => onGone(new Set([key]))}
          />
        </div>
      )}
    </div>
  );
}

interface WorkProps {
  readonly place: R2Place;
  readonly folder: string;
  readonly find: string;
  readonly isFlat: boolean;
  readonly chosen: ReadonlySet<string>;
  readonly listed: ReturnType<typeof useObjects>;
  readonly turn: ReturnType<typeof useView>['turn'];
  readonly onGone: (gone: ReadonlySet<string>) => void;
  readonly children: ReactNode;
}

/** Actions in a folder: search, upload, delete. */
function Work({ place, folder, find, isFlat, chosen, listed, turn, onGone, children }: WorkProps) {
  const { start, ...uploads } = useUploads(place);
  const { dialog, ask } = useAsk();
  const [isDeleting, setDeleting] = useState(false);
  const take = (files: readonly File[]): void => {
    const sent = files.map((file) => ({ key: folder + file.name, file }));
    const known = new Set(listed.entries.map(({ key }) => key));
    const replaced = sent.filter(({ key }) => known.has(key));
    if (replaced.length === 0) return void start(sent);
    const text = `${replaced.map(({ key }) => key).join(', ')}: what is there now will be deleted permanently.`;
    ask({ title: 'Replace existing objects', text, action: 'Replace', run: () => void start(sent) });
  };
  return (
    <>
      <div className={patterns.wrapEnd}>
        <PrefixField
          key={folder}
          label="Names that start with"
          value={find}
          onChange={(next) => turn({ find: next || undefined })}
        />
        <span className={styles.switch}>
          <Switch isSelected={!isFlat} onChange={(on) => turn({ flat: on ? undefined : '1' })}>
            Folders
          </Switch>
        </span>
        {chosen.size > 0 && (
          <Button look="risky" onPress={() => setDeleting(true)}>
            Delete {numberText(chosen.size)}
          </Button>
        )}
        <FileButton look="main" isMultiple onFiles={take}>
          <UploadIcon size={15} aria-hidden /> Upload
        </FileButton>
      </div>
      <Uploads {...uploads} />
      <DropArea label={`Upload to ${folder === '' ? place.bucket_name : folder}`} onFiles={take}>
        <div className={patterns.column}>{children}</div>
      </DropArea>
      {dialog}
      {isDeleting && (
        <DeleteEntries
          place={place}
          chosen={chosen}
          listed={listed}
          onGone={onGone}
          onClose={() => setDeleting(false)}
        />
      )}
    </>
  );
}

interface DeleteEntriesProps extends Pick<WorkProps, 'place' | 'chosen' | 'listed' | 'onGone'> {
  readonly onClose: () => void;
}

function DeleteEntries({ place, chosen, listed, onGone, onClose }: DeleteEntriesProps) {
  const folders = new Set(listed.entries.filter(({ kind }) => kind === 'folder').map(({ key }) => key));
  const hasFolder = [...chosen].some((key) => folders.has(key));
  const work = async ([item = '']: readonly string[]): Promise<undefined> => {
    await (folders.has(item) ? removeFolder(place, item) : removeObject(place, item, true));
  };
  return (
    <DeleteDialog
      nouns={hasFolder ? ['entry', 'entries'] : ['object', 'objects']}
      items={[...chosen]}
      nameOf={shownName}
      keyOf={(name) => name}
      confirmation={place.bucket_name}
      onGone={(names) => onGone(new Set(names))}
      work={work}
      onClose={onClose}
    >
      <p>
        {chosen.size === 1 ? 'It is' : 'They are'} deleted from <strong>{place.bucket_name}</strong> for good.
        {hasFolder && ' A folder is deleted with everything in it.'}
      </p>
    </DeleteDialog>
  );
}
