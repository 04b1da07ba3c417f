/** Shows how much of a list is loaded, and loads the rest. */

import { classNames } from '../../ui/class-names.ts';
import { Button } from '../../ui/controls/button.tsx';
import patterns from '../../ui/patterns.module.css';
import { Banner, Progress } from '../../ui/shown/notice.tsx';
import { Seconds } from '../../ui/shown/seconds.tsx';
import { numberText } from '../../ui/text/number-text.ts';
import { MAX_ITEMS, type Sending, sends } from '../request/sends.ts';
import styles from './answer.module.css';

interface ListMoreProps {
  readonly sending: Sending;
  readonly count: number;
}

const Going = ({ words }: { readonly words: string }) => (
  <>
    <Seconds /> {words}
  </>
);

export function ListMore({ sending, count }: ListMoreProps) {
  const { id, list } = sending;
  if (list === undefined) return null;
  const { total, next, isGoing, problem, pages } = list;
  const words = `${numberText(count)}${total === undefined ? '' : ` of ${numberText(total)}`}`;
  return (
    <div className={classNames(patterns.column, styles.stack)}>
      {problem !== undefined && (
        <Banner tone="bad" isUrgent>
          Could not load the next page: {problem}
        </Banner>
      )}
      {isGoing && (
        <Progress
          label="Loading pages"
          value={total ? Math.min(1, count / total) : undefined}
          note={<Going words={words} />}
        />
      )}
      <div className={patterns.wrap}>
        <span className={styles.grow} role="status">
          {words}
          {total !== undefined ? '' : count === 1 ? ' item' : ' items'}
          {pages > 1 ? `, ${pages} pages` : ''}
        </span>
        {isGoing ? (
          <Button small onPress={() => sends.stop(id)}>
            Cancel
          </Button>
        ) : (
          next !== undefined && (
            <>
              <Button small onPress={() => void sends.more(id, false)}>
                Next page
              </Button>
              <Button small isDisabled={count >= MAX_ITEMS} onPress={() => void sends.more(id, true)}>
                {total === undefined || total > MAX_ITEMS ? `Up to ${numberText(MAX_ITEMS)}` : 'All pages'}
              </Button>
            </>
          )
        )}
      </div>
    </div>
  );
}
