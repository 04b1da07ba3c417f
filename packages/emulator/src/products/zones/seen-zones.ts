/** Zones that a list shows to a token: those that one of its policies covers, whatever the permission. */
import type { Context } from '../../handler/context.ts';
import type { TokenPolicy } from '../../handler/token.ts';

interface Scope {
  isAll: boolean;
  readonly zones: string[];
  readonly accounts: string[];
}

const NAME = /^com\.cloudflare\.api\.account\.(zone\.)?([^.]+)$/;

/** https://developers.cloudflare.com/fundamentals/api/how-to/create-via-api/#resources */
function scopeOf(policies: readonly TokenPolicy[]): Scope {
  const scope: Scope = { isAll: false, zones: [], accounts: [] };
  const add = (resources: Readonly<Record<string, unknown>>, account: string): void => {
    for (const [name, value] of Object.entries(resources)) {
      const [, zone, id = ''] = NAME.exec(name) ?? [];
      if (id === '') continue;
      if (zone === undefined && typeof value === 'object')
        add(value as Record<string, string>, id); // as the contract has it
      else if (id !== '*') (zone === undefined ? scope.accounts : scope.zones).push(id);
      else if (account === '*' || zone === undefined) scope.isAll = true;
      else scope.accounts.push(account);
    }
  };
  for (const { resources } of policies) add(resources, '*');
  return scope;
}

/** A condition on the rows of zones for the caller; undefined if all are visible, as for unknown tokens. */
export function seenZones({ caller: { known } }: Context): { sql: string; values: string[] } | undefined {
  if (known === undefined || known.isWhole) return undefined;
  const { policies } = known.token;
  const allowed = scopeOf(policies.filter(({ effect }) => effect === 'allow'));
  const denied = scopeOf(policies.filter(({ effect }) => effect === 'deny'));
  const among = (column: string): string => `${column} IN (SELECT value FROM json_each(?))`;
  const within = `(? OR ${among('id')} OR ${among('account')})`;
  const valuesOf = ({ isAll, zones, accounts }: Scope): string[] => [
    isAll ? '1' : '0',
    JSON.stringify(zones),
    JSON.stringify(accounts),
  ];
  const own = known.owner === 'user' ? '' : ' AND account = ?';
  return {
    sql: `${within} AND NOT ${within}${own}`,
    values: [...valuesOf(allowed), ...valuesOf(denied), ...(own === '' ? [] : [known.owner])],
  };
}
