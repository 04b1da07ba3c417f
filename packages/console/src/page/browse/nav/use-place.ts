/** The account and zone of the navigation: from the URL, or the first account. */
import { useMemo } from 'react';
import { placeIn } from '../resources/links.ts';
import { useAccount, useChoices } from '../resources/place.tsx';
import type { Context } from '../resources/template.ts';

export function usePlace(context: Context): Context {
  const { items = [] } = useChoices('accounts.list');
  const first = items[0]?.id;
  const account_id = useAccount(context) ?? (typeof first === 'string' ? first : undefined);
  return useMemo(
    () => ({ ...(account_id === undefined ? {} : { account_id }), ...placeIn(context) }),
    [account_id, context],
  );
}
