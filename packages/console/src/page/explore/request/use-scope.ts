/** Loads accounts and zones to choose from, and fills in `account_id` and `zone_id` if there is an obvious value. */
import { isObject } from '@flarewire/schema';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useMemo, useRef } from 'react';
import { jsonOf } from '../../data/answer.ts';
import { call } from '../../data/call.ts';
import { lastScope, type ScopeName } from '../../data/last-scope.ts';
import { sessionOptions } from '../../data/queries.ts';
import type { Params, Subject } from '../../form/schema.ts';
import type { Option } from '../../ui/controls/choice.tsx';

type Proposals = Readonly<Partial<Record<ScopeName, readonly Option[]>>>;

const LISTS: Readonly<Record<ScopeName, string>> = { account_id: 'accounts.list', zone_id: 'zones.list' };
const FEW_MINUTES = 300_000;

/** Cached for all pages of operations. */
function useOptions(name: ScopeName, isNeeded: boolean): readonly Option[] | undefined {
  const { data } = useQuery({
    queryKey: ['scope', name],
    queryFn: async ({ signal }) => optionsIn(jsonOf(await call(LISTS[name], { per_page: 50 }, { signal }))),
    enabled: isNeeded,
    staleTime: FEW_MINUTES,
  });
  return data;
}

function optionsIn(json: unknown): Option[] {
  const result = isObject(json) && Array.isArray(json.result) ? json.result : [];
  return result.filter(isObject).map(({ id, name }) => ({ value: String(id), label: String(name), note: String(id) }));
}

const takes = ({ schemas }: Subject, name: ScopeName): boolean =>
  schemas.params.some((param) => param.name === name && param.in === 'path');

/**
 * Requests nothing on a real account: its fields load their choices when focused. Without `fill` it only proposes.
 */
export function useScope(subject: Subject, params: Params, fill?: (params: Params) => void): Proposals {
  const { data: session } = useQuery(sessionOptions);
  const mode = session?.mode;
  const isWanted = mode === 'local';
  const accounts = useOptions('account_id', isWanted && takes(subject, 'account_id'));
  const zones = useOptions('zone_id', isWanted && takes(subject, 'zone_id'));
  const proposals = useMemo(
    (): Proposals => ({ ...(accounts && { account_id: accounts }), ...(zones && { zone_id: zones }) }),
    [accounts, zones],
  );
  const filled = useRef(new Set<ScopeName>());
  useEffect(() => {
    if (mode === undefined || fill === undefined) return;
    const first = firstScope(subject, params, mode, proposals).filter(([name]) => !filled.current.has(name));
    // A field the user then clears stays empty.
    for (const [name] of first) filled.current.add(name);
    if (first.length > 0) fill({ ...Object.fromEntries(first), ...params });
  });
  return proposals;
}

function firstScope(subject: Subject, params: Params, mode: string, proposals: Proposals): [ScopeName, string][] {
  const isEither = subject.operation.path.startsWith('/{account_or_zone}');
  // Exactly one of them is sent: the account by default.
  if (isEither && (params.account_id ?? params.zone_id) !== undefined) return [];
  const names: ScopeName[] = isEither ? ['account_id'] : ['account_id', 'zone_id'];
  const last = lastScope(mode);
  return names.flatMap((name): [ScopeName, string][] => {
    if (!takes(subject, name) || params[name] !== undefined) return [];
    const known = proposals[name];
    // The local state may have been reset since.
    if (mode === 'local' && known === undefined) return [];
    const isThere = mode !== 'local' || known?.some(({ value }) => value === last[name]);
    const value = (isThere ? last[name] : undefined) ?? (mode === 'local' ? known?.[0]?.value : undefined);
    return value === undefined ? [] : [[name, value]];
  });
}
