/** Says that the console's process does not answer, or no longer knows this page, and asks again until it does. */
import { useQuery } from '@tanstack/react-query';
import { renewSession } from '../data/queries.ts';
import { type PageSession, SessionError } from '../data/session.ts';
import { Banner } from '../ui/shown/notice.tsx';

/** @param session has just been read: it need not be asked for at once */
export function OfflineBanner({ session }: { readonly session: PageSession }) {
  // Opened by a fresh link in another tab, this page goes on by the same cookie.
  const { error } = useQuery({
    queryKey: ['alive'],
    queryFn: renewSession,
    refetchInterval: 5000,
    initialData: session,
  });
  if (error === null) return null;
  return (
    <Banner tone="bad" isUrgent>
      {error instanceof SessionError ? (
        <>
          <strong>The console no longer knows this page.</strong> {error.message} Opened in another tab, it connects
          this one again: what you typed is still here.
        </>
      ) : (
        <>
          <strong>The console does not answer.</strong> Its process may have ended: start it again. What you typed is
          still here.
        </>
      )}
    </Banner>
  );
}
