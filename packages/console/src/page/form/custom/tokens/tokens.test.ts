import { describe, expect, it } from 'vitest';
import { matching, permissionsOf, rowsOf } from './permissions.ts';
import { allOfAccount, type Grants, grantsOf, NOTHING, policiesOf } from './policies.ts';
import { STARTERS } from './starters.ts';
import { tokenWords } from './token-words.ts';

const ACCOUNT = 'com.cloudflare.api.account';
const ZONE = 'com.cloudflare.api.account.zone';
const permissions = permissionsOf([
  { id: '1', name: 'DNS Write', scopes: [ZONE] },
  { id: '2', name: 'DNS Read', scopes: [ZONE] },
  { id: '3', name: 'Cache Purge', scopes: [ZONE] },
  { id: '4', name: 'Access: Apps Read', scopes: [ACCOUNT, ZONE] },
  { id: '5', name: 'Page Shield', scopes: [ZONE] },
  { id: '6', name: 'R2', scopes: ['com.cloudflare.edge.r2.bucket'] },
]);

describe('permission groups', () => {
  it('permission groups are rows of a product by kind of resource, with Read before Edit', () => {
    const rows = rowsOf(permissions, 'zone');
    expect(rows.map(({ product, permissions: all }) => [product, all.map(({ level }) => level)])).toEqual([
      ['Access: Apps', ['Read']],
      ['Cache', ['Purge']],
      ['DNS', ['Read', 'Edit']],
      ['Page Shield', ['Use']],
    ]);
    expect(rowsOf(permissions, 'account')).toHaveLength(1);
  });

  it('permission groups are found by words of the product and access level', () => {
    const found = (typed: string) => matching(rowsOf(permissions, 'zone'), typed).map(({ product }) => product);
    expect([found('dns'), found('write'), found('purge cache'), found('x')]).toEqual([['DNS'], ['DNS'], ['Cache'], []]);
  });

  it('a template grants the documented permissions', () => {
    const of = (label: string) =>
      permissions
        .filter((one) => STARTERS.find((starter) => starter.label === label)?.isIncluded(one))
        .map(({ id }) => id);
    expect([of('Edit zone DNS'), of('Read all resources')]).toEqual([['1'], ['2', '4', '4']]);
  });
});

describe('policies of a token', () => {
  const grants: Grants = {
    account: { groups: ['4'], resources: ['*'] },
    zone: { groups: ['1', '2'], resources: ['z1', allOfAccount('a1')] },
    user: { groups: ['7'], resources: ['u1'] },
  };

  it('grants become one policy per kind of resource and are read back unchanged', () => {
    const policies = policiesOf(grants);
    expect(policies?.[1]).toEqual({
      effect: 'allow',
      permission_groups: [{ id: '1' }, { id: '2' }],
      resources: { [`${ZONE}.z1`]: '*', [`${ACCOUNT}.a1`]: { [`${ZONE}.*`]: '*' } },
    });
    expect(grantsOf(policies)).toEqual(grants);
    expect([policiesOf(NOTHING), grantsOf(undefined), grantsOf([])]).toEqual([undefined, NOTHING, NOTHING]);
  });

  it('complex policies are not simplified', () => {
    const [one] = policiesOf(grants) ?? [];
    const more = [
      [one, one],
      [{ ...one, effect: 'deny' }],
      [{ ...one, resources: { [`${ACCOUNT}.a`]: '*', [`${ZONE}.z`]: '*' } }],
      [{ ...one, resources: { other: '*' } }],
      [{ ...one, note: 'x' }],
    ];
    expect(more.map(grantsOf)).toEqual(more.map(() => undefined));
  });
});

it('a token is described in words', () => {
  expect(
    tokenWords({
      grants: { ...NOTHING, zone: { groups: ['1', '2', '9'], resources: ['z1'] } },
      permissions,
      names: new Map([['z1', 'example.com']]),
      expires: '2027-01-31T00:00:00Z',
      from: ['192.0.2.0/24'],
      notFrom: [],
    }),
  ).toEqual([
    'Edit and read DNS; 1 unknown permission — on example.com.',
    'Works until 2027-01-31, only from 192.0.2.0/24.',
  ]);
});
