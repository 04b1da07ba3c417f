/** The emulator's rate limits, and a reset of its state. */

import { useState } from 'react';
import type { Control } from '../../../wire/types.ts';
import { Button } from '../../ui/controls/button.tsx';
import { Switch } from '../../ui/controls/choice.tsx';
import { Confirm } from '../../ui/controls/dialog.tsx';
import { tell } from '../../ui/controls/toast.tsx';
import patterns from '../../ui/patterns.module.css';
import styles from './panel.module.css';
import { Snapshots } from './snapshots.tsx';
import { useControl } from './use-control.ts';

export function StatePanel({ control }: { readonly control: Control }) {
  const change = useControl();
  const [isAsking, setAsking] = useState(false);
  const reset = (): void =>
    change.mutate([{ do: 'reset' }], { onSuccess: () => tell('good', 'The emulator was reset.') });
  return (
    <>
      <section className={patterns.columnSmall} aria-label="Rate limits">
        <Switch
          isSelected={control.isLimited}
          onChange={(on) => change.isPending || change.mutate([{ do: 'limits', on }])}
        >
          <strong>Rate limits as Cloudflare documents them</strong>
        </Switch>
        <p className={styles.lead}>
          1,200 requests in five minutes per user, then 429 with Retry-After. Changing this resets all counters.
        </p>
      </section>
      <Snapshots snapshots={control.snapshots} />
      <section className={patterns.columnSmall} aria-label="Reset">
        <h3>Reset</h3>
        <p className={styles.lead}>
          Restores the initial state: zones, records and everything else, the clock, faults, limits, and this journal.
        </p>
        <div>
          <Button look="risky" isPending={change.isPending} onPress={() => setAsking(true)}>
            Reset the emulator
          </Button>
        </div>
      </section>
      <Confirm
        title="Reset the emulator"
        isOpen={isAsking}
        onClose={() => setAsking(false)}
        action="Reset"
        onConfirm={reset}
      >
        Everything that programs and this console created in it is lost, and its journal is cleared.
      </Confirm>
    </>
  );
}
