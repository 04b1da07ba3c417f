/** Reports how far a filter looked, and lets the API or all rows be searched. */
import { Button } from '../../ui/controls/button.tsx';
import { counted, numberText } from '../../ui/text/number-text.ts';
import type { Rows } from '../list/use-rows.ts';
import styles from './filter.module.css';

interface ReachProps {
  readonly data: Pick<Rows, 'rows' | 'total' | 'isComplete'>;
  /** Undefined if the list of the API takes no words. */
  readonly onAsk: (() => void) | undefined;
  readonly isLoadingAll: boolean;
  readonly onLoadAll: (isOn: boolean) => void;
}

export function Reach({ data: { rows, total, isComplete }, onAsk, isLoadingAll, onLoadAll }: ReachProps) {
  if (isComplete) return null;
  const loaded = total === undefined ? `the ${counted(rows.length, 'row')} loaded so far` : numberText(rows.length);
  return (
    <p className={styles.reach}>
      <span role="status">
        Searched {loaded}
        {total !== undefined && ` of ${counted(total, 'row')}`}.
      </span>
      {onAsk !== undefined && (
        <Button small onPress={onAsk}>
          Ask the API
        </Button>
      )}
      <Button small look={onAsk === undefined ? 'plain' : 'quiet'} onPress={() => onLoadAll(!isLoadingAll)}>
        {isLoadingAll ? 'Stop' : 'Search all'}
      </Button>
    </p>
  );
}
