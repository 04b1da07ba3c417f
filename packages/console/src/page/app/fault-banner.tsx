/** Warns on every page that faults are being injected into requests. */
import { useMutation, useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { control, controlOptions } from '../data/queries.ts';
import { noteStep } from '../data/steps.ts';
import { Button } from '../ui/controls/button.tsx';
import { Banner } from '../ui/shown/notice.tsx';
import { numberText } from '../ui/text/number-text.ts';

export function FaultBanner() {
  const { data } = useQuery(controlOptions);
  const off = useMutation({ mutationFn: () => control({ do: 'unfault' }) });
  const count = data?.faults.length ?? 0;
  useEffect(() => {
    if (count > 0) noteStep('fault');
  }, [count]);
  if (count === 0) return null;
  const fired = data?.faults.reduce((sum, fault) => sum + fault.fired, 0) ?? 0;
  return (
    <Banner
      tone="warn"
      action={
        <Button small isPending={off.isPending} onPress={() => off.mutate()}>
          Turn all off
        </Button>
      }
    >
      <strong>Faults are on.</strong>{' '}
      {count === 1 ? 'One rule injects faults into' : `${numberText(count)} rules inject faults into`} requests:{' '}
      {fired === 1 ? 'one' : fired} so far.
    </Banner>
  );
}
