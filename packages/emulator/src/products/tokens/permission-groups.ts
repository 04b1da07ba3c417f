/** Permission groups: the names that the contract's operations ask for, with ids and the resources they are for. */

import { createHash } from 'node:crypto';
import type { Operation } from '@flarewire/contract';
import type { ResultOf } from '../../handler/handlers.ts';
import { concretePaths } from '../../routing/router.ts';
import { compiledContract } from '../../schema/contract.ts';

export interface PermissionGroup {
  readonly id: string;
  readonly name: string;
  readonly scopes: Scope[];
}

type Scope = NonNullable<ResultOf<'user.tokens.permissionGroups.list'>['scopes']>[number];

/** Ids of Cloudflare that programs have in their sources; all others are made from the name. */
const KNOWN_IDS: Readonly<Record<string, string>> = {
  'API Tokens Read': '0cc3a61731504c89b99ec1be78b77aa0',
  'API Tokens Write': '686d18d5ac6c441c867cbf6771e58a0a',
  'Account Settings Read': 'c1fde68c7bcc44588cbb6ddbc16d6480',
  'Cache Purge': 'e17beae8b8cb423a99b1730f21238bed',
  'DNS Read': '82e64a83756745bbbb1c9c2701bf816b',
  'DNS Write': '4755a26eedb94da69e1066d98aa820be',
  'Pages Write': '8d28297797f24fb8a0c332fe0866ec89',
  'User Details Read': '8acbe5bb0d54464ab867149d7f7cf8ac',
  'Workers KV Storage Write': 'f7f0eda5697f475c90846e879bab8666',
  'Workers R2 Storage Bucket Item Read': '6a018a9f2fc74eb6b293b0c548f38b39',
  'Workers R2 Storage Read': 'b4992e1108244f5d8bfbd5744320c2e1',
  'Workers R2 Storage Write': 'bf7481a1826f439697cb59a20b22293e',
  'Workers Routes Write': '28f4b596e7d643029c524985477ae49a',
  'Workers Scripts Write': 'e086da7e2179491d91ee5f35b3ca210a',
  'Zone Read': 'c8fed203ed3043cba015a93ad1616f1f',
  'Zone Settings Read': '517b21aee92c4d89936c976ba6e4be55',
  'Zone Settings Write': '3030687196b94b638145a3953da2b699',
  'Zone Write': 'e6d2666161e84845a636613608cee8d5',
};

/** https://developers.cloudflare.com/r2/api/tokens/#permission-groups: for the S3 API, which is not in the contract. */
const BUCKET_GROUPS = ['Workers R2 Storage Bucket Item Read', 'Workers R2 Storage Bucket Item Write'];

/** One spelling of a group's name: Cloudflare uses Edit and Write as synonyms. */
export function groupName(name: string): string {
  return name.replace(/ Edit$/, ' Write');
}

let groups: ReadonlyMap<string, PermissionGroup> | undefined;

/** By id. */
export function permissionGroups(): ReadonlyMap<string, PermissionGroup> {
  groups ??= readGroups(compiledContract.index().operations);
  return groups;
}

function readGroups(operations: readonly Operation[]): ReadonlyMap<string, PermissionGroup> {
  const scopes = new Map(Object.keys(KNOWN_IDS).map((name) => [name, new Set<Scope>()]));
  for (const operation of operations) {
    for (const name of operation.permissions ?? []) {
      const found = scopes.get(groupName(name)) ?? new Set<Scope>();
      for (const path of concretePaths(operation.path)) found.add(scopeOf(path));
      scopes.set(groupName(name), found);
    }
  }
  for (const name of BUCKET_GROUPS) scopes.set(name, new Set<Scope>(['com.cloudflare.edge.r2.bucket']));
  const sorted = [...scopes].sort(([a], [b]) => (a < b ? -1 : 1));
  return new Map(
    sorted.map(([name, found]) => {
      const id = KNOWN_IDS[name] ?? createHash('sha256').update(name).digest('hex').slice(0, 32);
      return [id, { id, name, scopes: [...found].sort() }];
    }),
  );
}

function scopeOf(path: string): Scope {
  if (path.startsWith('/zones')) return 'com.cloudflare.api.account.zone';
  return path.startsWith('/accounts') ? 'com.cloudflare.api.account' : 'com.cloudflare.api.user';
}
