/** Shows conditions as chips that state who applies them and can be removed. */

import { X } from 'lucide-react';
import { Button as BaseButton } from 'react-aria-components';
import { labelOf } from '../../form/values/words.ts';
import patterns from '../../ui/patterns.module.css';
import { shownText } from '../../ui/text/shown-name.ts';
import { type Chip, hasValue, WORDS } from './chips.ts';
import styles from './filter.module.css';

interface FilterChipsProps {
  readonly chips: readonly Chip[];
  readonly onRemove: (chip: Chip) => void;
  readonly onClear: () => void;
}

const BY: Readonly<Record<Chip['by'], readonly [words: string, title: string]>> = {
  api: ['by the API', 'The API returns only these rows'],
  loaded: ['loaded rows only', 'The API cannot filter by this, so it applies only to the loaded rows'],
};

export function FilterChips({ chips, onRemove, onClear }: FilterChipsProps) {
  if (chips.length === 0) return null;
  return (
    <ul className={patterns.wrapSmall} aria-label="Filters">
      {chips.map((chip) => (
        <li key={`${chip.by} ${chip.column} ${chip.operator} ${chip.value}`} className={styles.chip}>
          <span>
            {labelOf(chip.column)} {WORDS[chip.operator]}{' '}
            {hasValue(chip.operator) && <strong>{wordOf(chip.value)}</strong>}
          </span>
          <span className={styles.by} title={BY[chip.by][1]}>
            {BY[chip.by][0]}
          </span>
          <BaseButton
            className={styles.remove ?? ''}
            aria-label={`Remove the filter ${labelOf(chip.column)} ${WORDS[chip.operator]} ${wordOf(chip.value)}`}
            onPress={() => onRemove(chip)}
          >
            <X size={14} aria-hidden />
          </BaseButton>
        </li>
      ))}
      {chips.length > 1 && (
        <li>
          <BaseButton className={styles.clear ?? ''} onPress={onClear}>
            Remove all
          </BaseButton>
        </li>
      )}
    </ul>
  );
}

/** Lower case in a sentence. */
const wordOf = (value: string): string => (/^(Yes|No)$/.test(value) ? value.toLowerCase() : shownText(value));
