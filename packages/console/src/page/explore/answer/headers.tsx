/** Shows the headers of a response. */

import type { AnswerHead } from '../../../wire/types.ts';
import { CopyButton } from '../../ui/controls/button.tsx';
import patterns from '../../ui/patterns.module.css';
import { counted } from '../../ui/text/number-text.ts';
import { Shown } from '../../ui/text/shown.tsx';
import styles from './answer.module.css';

export function AnswerHeaders({ headers }: { readonly headers: AnswerHead['headers'] }) {
  return (
    <div className={styles.headers}>
      <div className={patterns.wrap}>
        <span className={styles.grow}>{counted(headers.length, 'header')}</span>
        <CopyButton
          text={() => headers.map(([name, value]) => `${name}: ${value}`).join('\n')}
          label="Copy all headers"
        />
      </div>
      <dl>
        {headers.map(([name, value], place) => (
          // A header may occur more than once.
          <div key={place}>
            <dt>{name}</dt>
            <dd>
              <Shown text={value} />
            </dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
