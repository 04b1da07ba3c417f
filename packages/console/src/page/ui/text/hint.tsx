/** Text below a field: its purpose, cut to the first sentence if long, and its limits. */

import { useState } from 'react';
import { Text } from 'react-aria-components';
import patterns from '../patterns.module.css';
import { firstSentence } from './first-sentence.ts';
import styles from './hint.module.css';
import { Words } from './words.tsx';

interface HintProps {
  /** The purpose; its limits after a line break. */
  readonly text: string;
  /** Describes the surrounding field, including to screen readers. */
  readonly isDescription?: boolean;
  /** Unit of a number: visible in the field, repeated here for screen readers. */
  readonly unit?: string | undefined;
}

export function Hint({ text, isDescription = false, unit }: HintProps) {
  const [isOpen, setOpen] = useState(false);
  const at = text.indexOf('\n');
  const words = at < 0 ? text : text.slice(0, at);
  const limits = at < 0 ? '' : text.slice(at + 1);
  const [first, rest] = firstSentence(words);
  return (
    <span className={patterns.note}>
      <Text {...(isDescription ? { slot: 'description' } : {})}>
        <Words text={isOpen || rest === '' ? words : first} />
        {limits !== '' && (/[.!?]$/.test(words) ? ` ${limits}.` : ` · ${limits}`)}
        {unit !== undefined && <span className={patterns.visuallyHidden}> In {unit}.</span>}
      </Text>
      {rest !== '' && (
        <button type="button" className={styles.more} aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          {isOpen ? 'less' : 'more'}
        </button>
      )}
    </span>
  );
}
