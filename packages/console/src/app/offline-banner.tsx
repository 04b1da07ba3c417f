/** Says that the console's process does not answer, and asks it again until it does. */
import { useQuery } from '@tanstack/react-query';
import { send } from '../data/api.ts';
import { Banner } from '../ui/notice.tsx';

export function OfflineBanner() {
  const { error } = useQuery({
    queryKey: ['alive'],
    queryFn: async ({ signal }) => (await send('/api/session', { signal })).ok,
    refetchInterval: 5000,
  });
  if (error?.name !== 'OfflineError') return null;
  return (
    <Banner tone="bad" isUrgent>
      <strong>The console does not answer.</strong> Its process may have ended: start it again. What you typed is still
      here.
    </Banner>
  );
}
