/** The page of all that is there: the frame of one resource, or the overview of an account or a zone. */
import { Outlet, useNavigate, useParams, useSearch } from '@tanstack/react-router';
import { Suspense } from 'react';
import { Skeleton } from '../ui/shown/notice.tsx';
import { Page } from '../ui/shown/page.tsx';
import { Overview } from './resources/overview.tsx';
import { contextOf } from './search.ts';

export function BrowsePage() {
  const { resource } = useParams({ strict: false });
  return resource === undefined ? <Start /> : <Outlet />;
}

function Start() {
  const search = useSearch({ from: '/browse' });
  const navigate = useNavigate({ from: '/browse' });
  const { filter, ...rest } = search;
  return (
    <Suspense fallback={<Placeholder />}>
      <Overview
        context={contextOf(rest)}
        filter={filter ?? ''}
        onContext={(context) => void navigate({ search: context })}
        onFilter={(next) =>
          void navigate({ search: { ...rest, ...(next === '' ? {} : { filter: next }) }, replace: true })
        }
      />
    </Suspense>
  );
}

function Placeholder() {
  return (
    <Page title="Browse">
      <Skeleton height="60vh" />
    </Page>
  );
}
