/** Shows the response as text, original or formatted; truncated if it is long. */

import { Download } from 'lucide-react';
import { useMemo, useState } from 'react';
import { type Answer, textOf } from '../../data/answer.ts';
import { download } from '../../ui/bytes/download.ts';
import { classNames } from '../../ui/class-names.ts';
import { Code } from '../../ui/code/code.tsx';
import { Button } from '../../ui/controls/button.tsx';
import { Switch } from '../../ui/controls/choice.tsx';
import patterns from '../../ui/patterns.module.css';
import { sizeText } from '../../ui/text/size-text.ts';
import styles from './answer.module.css';

/** Longer text would slow down the page. */
const MAX_LENGTH = 200_000;

interface RawAnswerProps {
  readonly answer: Answer;
  readonly json: unknown;
  readonly name: string;
}

export function RawAnswer({ answer, json, name }: RawAnswerProps) {
  const [isPretty, setPretty] = useState(true);
  const text = useMemo(
    () => (isPretty ? (JSON.stringify(json, undefined, 2) ?? '') : textOf(answer)),
    [answer, json, isPretty],
  );
  const isCut = text.length > MAX_LENGTH;
  return (
    <div className={classNames(patterns.column, styles.stack)}>
      <div className={patterns.wrap}>
        <Switch isSelected={isPretty} onChange={setPretty}>
          Formatted
        </Switch>
        <span className={styles.grow}>{isCut ? `The first ${sizeText(MAX_LENGTH)} are shown.` : ''}</span>
        <Button small onPress={() => download(answer.body, `${name}.json`, 'application/json')}>
          <Download size={14} aria-hidden />
          Download all
        </Button>
      </div>
      <Code
        text={isCut ? text.slice(0, MAX_LENGTH) : text}
        language="json"
        label={isCut ? 'Copy visible part' : 'Copy the response'}
        isWrapped
        maxHeight="clamp(14rem, 50dvh, 40rem)"
      />
    </div>
  );
}
