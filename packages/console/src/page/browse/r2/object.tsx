/** Shows an object: details, preview, download and delete. */
import { ArrowLeft, Download, X } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { call } from '../../data/call.ts';
import { sightOf } from '../../ui/bytes/bytes.ts';
import { BytesView } from '../../ui/bytes/bytes-view.tsx';
import { download } from '../../ui/bytes/download.ts';
import { Button, CopyButton, IconButton } from '../../ui/controls/button.tsx';
import { tell } from '../../ui/controls/toast.tsx';
import { FactList } from '../../ui/shown/fact-list.tsx';
import { Failed, Progress, Skeleton } from '../../ui/shown/notice.tsx';
import { numberText } from '../../ui/text/number-text.ts';
import { shownName } from '../../ui/text/shown-name.ts';
import { sizeText } from '../../ui/text/size-text.ts';
import { dayTime } from '../../ui/text/time-text.ts';
import { tellFailure, useAsk } from '../items/ask.tsx';
import styles from '../viewers/viewer.module.css';
import { type R2Place, removeObject, useObject } from './data.ts';
import type { R2Object } from './folders.ts';

/** Larger objects are read on request. */
const PREVIEW = 5_000_000;

interface R2ObjectProps {
  readonly place: R2Place;
  readonly name: string;
  /** The listed object; undefined if it was opened by URL and the list has not reached it. */
  readonly object: R2Object | undefined;
  readonly look: string | undefined;
  readonly onLook: (look: string) => void;
  readonly onClose: () => void;
  readonly onGone: () => void;
}

export function R2ObjectCard({ place, name, object, look, onLook, onClose, onGone }: R2ObjectProps) {
  return (
    <section className={styles.card} aria-label={`Object ${shownName(name)}`}>
      <div className={styles.back}>
        <Button small look="quiet" onPress={onClose}>
          <ArrowLeft size={15} aria-hidden /> All objects
        </Button>
      </div>
      <div className={styles.cardHead}>
        <h2 className={styles.name}>{shownName(name)}</h2>
        <CopyButton text={name} label="Copy the key" />
        <IconButton small label="Close" onPress={onClose}>
          <X size={16} aria-hidden />
        </IconButton>
      </div>
      {object !== undefined && <Facts object={object} />}
      <Preview key={object?.etag} place={place} name={name} object={object} look={look} onLook={onLook} />
      <Foot place={place} name={name} object={object} onGone={onGone} />
    </section>
  );
}

/** Rounded and exact size. */
const sizeOf = (bytes: number): string =>
  bytes < 1000 ? sizeText(bytes) : `${sizeText(bytes)} (${numberText(bytes)} bytes)`;

function Facts({ object }: { readonly object: R2Object }) {
  const facts: readonly (readonly [string, ReactNode])[] = [
    ['Size', object.size === undefined ? undefined : sizeOf(object.size)],
    ['Type', object.http_metadata?.contentType],
    ['Changed', object.last_modified === undefined ? undefined : dayTime(object.last_modified)],
    ['ETag', <code key="etag">{object.etag}</code>],
    ['Storage class', object.storage_class],
    ...Object.entries(object.custom_metadata ?? {}).map(
      ([name, value]) => [name, <code key={name}>{value}</code>] as const,
    ),
  ];
  return <FactList facts={facts} />;
}

type PreviewProps = Pick<R2ObjectProps, 'place' | 'name' | 'object' | 'look' | 'onLook'>;

function Preview({ place, name, object, look, onLook }: PreviewProps) {
  const [isAsked, setAsked] = useState(false);
  const isSmall = object?.size !== undefined && object.size <= PREVIEW;
  const { data, error, isPending, isLoadingError, refetch, isFetching } = useObject(place, name, isSmall || isAsked);
  if (!isSmall && !isAsked)
    return (
      <div className={styles.line}>
        <Button onPress={() => setAsked(true)}>Show a preview</Button>
        {object?.size !== undefined && <span className={styles.note}>Reads {sizeText(object.size)}.</span>}
      </div>
    );
  if (isLoadingError) return <Failed title="Could not load the object" error={error} onRetry={() => void refetch()} />;
  if (isPending) return isFetching ? <Skeleton height="16rem" /> : null;
  return <BytesView label={shownName(name)} bytes={data} sight={sightOf(data)} look={look} onLook={onLook} />;
}

type FootProps = Pick<R2ObjectProps, 'place' | 'name' | 'object' | 'onGone'>;

function useDownload({ place, name, object }: FootProps) {
  const [got, setGot] = useState<{ readonly bytes: number; readonly total: number | undefined }>();
  const save = async (): Promise<void> => {
    try {
      setGot({ bytes: 0, total: object?.size });
      const params = { ...place, object_key: name };
      const { head, body } = await call('r2.buckets.objects.get', params, { onReceived: setGot });
      download(body, name, head.type);
    } catch (error) {
      tellFailure('Could not download the object', error);
    } finally {
      setGot(undefined);
    }
  };
  return { got, save };
}

function Foot(props: FootProps) {
  const { object } = props;
  const { got, save } = useDownload(props);
  const total = got?.total ?? object?.size;
  return (
    <>
      {got !== undefined && (
        <Progress label="Downloading" value={total ? got.bytes / total : undefined} note={sizeText(got.bytes)} />
      )}
      <div className={styles.foot}>
        <Button isPending={got !== undefined} onPress={() => void save()}>
          <Download size={15} aria-hidden /> Download
        </Button>
        <span className={styles.end} />
        <DeleteButton {...props} />
      </div>
    </>
  );
}

function DeleteButton({ place, name, onGone }: FootProps) {
  const { dialog, ask } = useAsk();
  const run = (): void => {
    removeObject(place, name, false).then(
      () => {
        onGone();
        tell('good', `Deleted ${shownName(name)}.`);
      },
      (error: unknown) => tellFailure('Could not delete the object', error),
    );
  };
  const text = <span className={styles.wrap}>{shownName(name)} will be deleted permanently.</span>;
  return (
    <>
      <Button
        look="risky"
        onPress={() => ask({ title: 'Delete this object', text, action: 'Delete', isGuarded: true, run })}
      >
        Delete
      </Button>
      {dialog}
    </>
  );
}
