/** Words below a field: what it is for, cut to its first sentence where they are long, and what limits it. */
import { useState } from 'react';
import { Text } from 'react-aria-components';
import { firstSentence } from './first-sentence.ts';
import styles from './hint.module.css';
import { Words } from './words.tsx';

interface HintProps {
  /** What it is for; after a line break its limits. */
  readonly text: string;
  /** It describes the field around it, to screen readers too. */
  readonly isDescription?: boolean;
  /** What a number counts: seen in the box, and told here to who cannot see. */
  readonly unit?: string | undefined;
}

export function Hint({ text, isDescription = false, unit }: HintProps) {
  const [isOpen, setOpen] = useState(false);
  const at = text.indexOf('\n');
  const words = at < 0 ? text : text.slice(0, at);
  const limits = at < 0 ? '' : text.slice(at + 1);
  const [first, rest] = firstSentence(words);
  return (
    <span className={styles.hint}>
      <Text {...(isDescription ? { slot: 'description' } : {})}>
        <Words text={isOpen || rest === '' ? words : first} />
        {limits !== '' && (/[.!?]$/.test(words) ? ` ${limits}.` : ` · ${limits}`)}
        {unit !== undefined && <span className={styles.unseen}> In {unit}.</span>}
      </Text>
      {rest !== '' && (
        <button type="button" className={styles.more} aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          {isOpen ? 'less' : 'more'}
        </button>
      )}
    </span>
  );
}
