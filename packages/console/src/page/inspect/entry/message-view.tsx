/** Shows a request or a response: its headers, or its body as a tree or raw text. */
import type { Message } from '@flarewire/emulator';
import { useMemo } from 'react';
import { Code } from '../../ui/code/code.tsx';
import { JsonTree } from '../../ui/json/json-tree.tsx';
import { counted } from '../../ui/text/number-text.ts';
import { Shown } from '../../ui/text/shown.tsx';
import { sizeText } from '../../ui/text/size-text.ts';
import type { View } from '../search.ts';
import styles from './detail.module.css';
import { jsonIn } from './message.ts';

interface SideProps {
  readonly title: 'Request' | 'Response';
  /** Undefined if there is none. */
  readonly message: Message | undefined;
  readonly view: View | undefined;
}

const HEIGHT = '24rem';

export function Side({ title, message, view }: SideProps) {
  const aside =
    message && (view === 'headers' ? counted(Object.keys(message.headers).length, 'header') : sizeText(message.bytes));
  return (
    <div className={styles.side}>
      <div className={styles.sideHead}>
        <h3>{title}</h3>
        <span className={styles.note}>{aside}</span>
      </div>
      {message === undefined ? (
        <p className={styles.none}>None: the connection was reset.</p>
      ) : view === 'headers' ? (
        <Headers title={title} message={message} />
      ) : (
        <Body title={title} message={message} isRaw={view === 'raw'} />
      )}
    </div>
  );
}

interface PartProps {
  readonly title: string;
  readonly message: Message;
}

function Headers({ title, message }: PartProps) {
  return (
    <table className={styles.headers} aria-label={`Headers: ${title}`}>
      <tbody>
        {Object.entries(message.headers).map(([name, value]) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            <td>
              <Shown text={value} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Body({ title, message, isRaw }: PartProps & { readonly isRaw: boolean }) {
  const { body, bytes, isCut } = message;
  const value = useMemo(() => jsonIn(message), [message]);
  if (body === undefined) return <p className={styles.none}>No body.</p>;
  return (
    <>
      {isRaw || value === undefined ? (
        <Code
          text={body}
          language={/^\s*[[{]/.test(body) ? 'json' : 'text'}
          label={`Copy the body: ${title}`}
          isWrapped
          maxHeight={HEIGHT}
        />
      ) : (
        <JsonTree label={`Body: ${title}`} value={value} height={HEIGHT} />
      )}
      {isCut && (
        <p className={styles.note}>
          Truncated: the journal stores the first {sizeText(new Blob([body]).size)} of {sizeText(bytes)}.
        </p>
      )}
    </>
  );
}
