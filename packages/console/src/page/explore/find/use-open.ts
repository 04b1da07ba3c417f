/** Opens a search result: a page with known parameters filled in, or Cloudflare's documentation in a new tab. */

import type { Target } from '@flarewire/search';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useCallback } from 'react';
import { useCatalog } from '../../data/catalog.ts';
import { lastScope, type Scope } from '../../data/last-scope.ts';
import { sessionOptions } from '../../data/queries.ts';
import { noteStep } from '../../data/steps.ts';
import { encode } from '../../form/values/url.ts';

export function useOpen(): (to: Target) => void {
  const navigate = useNavigate();
  const { byName } = useCatalog();
  const { mode } = useSuspenseQuery(sessionOptions).data;
  return useCallback(
    ({ path, search, params }) => {
      noteStep('searched');
      if (path.startsWith('https://')) {
        open(path, '_blank', 'noopener,noreferrer');
        return;
      }
      const [, page = '', name] = path.split('/');
      const scope = lastScope(mode);
      if (page === 'explore' && name !== undefined) {
        const place = scopeIn(byName.get(name)?.path ?? '', scope);
        const p = params === undefined ? {} : { p: encode(JSON.stringify({ ...place, ...params })) };
        navigate({ to: '/explore/$operation', params: { operation: name }, search: p });
      } else if (page === 'browse' && name !== undefined) {
        const place = scopeIn(byName.get(`${name}.list`)?.path ?? byName.get(`${name}.get`)?.path ?? '', scope);
        navigate({ to: '/browse/$resource', params: { resource: name }, search: search ?? place });
      } else if (page === 'browse') navigate({ to: '/browse', search: search ?? {} });
      else if (page === 'inspect')
        // The page validates the URL's fields.
        navigate({ to: '/inspect', search: (search ?? {}) as Record<string, never> });
      else navigate({ to: page === 'radar' ? '/radar' : page === 'explore' ? '/explore' : '/' });
    },
    [navigate, byName, mode],
  );
}

/** Account or zone id, if the path needs it and it is known. */
function scopeIn(path: string, { account_id, zone_id }: Scope): Record<string, string> {
  if (path.includes('{zone_id}') || (path.includes('{account_or_zone}') && zone_id !== undefined))
    return zone_id === undefined ? {} : { zone_id };
  const isAccount = path.includes('{account_id}') || path.includes('{account_or_zone}');
  return isAccount && account_id !== undefined ? { account_id } : {};
}
