/** Reports that the console's process does not respond or has no session for this page, and retries until it does. */
import { useQuery } from '@tanstack/react-query';
import { renewSession } from '../data/queries.ts';
import { type PageSession, SessionError } from '../data/session.ts';
import { Banner } from '../ui/shown/notice.tsx';

/** @param session was just read, so the first refetch is delayed */
export function OfflineBanner({ session }: { readonly session: PageSession }) {
  // A fresh link opened in another tab sets the cookie, and this page resumes with it.
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
          <strong>The session of this page has ended.</strong> {error.message} Open a new link in another tab to
          reconnect this one. Your input is still here.
        </>
      ) : (
        <>
          <strong>The console is not responding.</strong> Its process may have ended: start it again. Your input is
          still here.
        </>
      )}
    </Banner>
  );
}
