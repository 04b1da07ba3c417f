/** Every list of the API in a new emulator contains only items that Cloudflare itself provides. */
import type { Operation } from '@flarewire/contract';
import { isObject } from '@flarewire/schema';
import { expect, it } from 'vitest';
import { atLeast, sampled } from '../../../test/repository/sample.ts';
import { createArranger } from '../test/arrange.ts';
import { exampleRequest } from '../test/example-request.ts';
import { createEmulator } from './emulator.ts';
import { concretePaths } from './routing/router.ts';
import { compiledContract } from './schema/contract.ts';

/** Lists that hold something from the start, and whence it comes. */
const FILLED: Readonly<Record<string, string>> = {
  'accounts.list': 'the account of the emulator',
  'accounts.members.list': 'its owner',
  'aiSearch.namespaces.list': 'the namespace `default`',
  'apiGateway.labels.list': 'managed labels',
  'apiGateway.userSchemas.operations.list': 'operations of the schema that the path names',
  'artifacts.namespaces.repos.tokens.list': 'the token that comes with the repository that the path names',
  'billing.usage.analytics': 'measured usage',
  'containers.registries.list': 'the registry of Cloudflare',
  'customPages.list': 'the pages that can be customized',
  'emailRouting.dns.get': 'the records that email routing needs',
  'iam.resourceGroups.list': 'the group of the whole account',
  'magicTransit.apps.list': 'managed apps',
  'memberships.list': 'the membership of the user in the account of the emulator',
  'rulesets.list': 'managed rulesets',
  'workers.scripts.versions.list': 'the version that was uploaded with the script that the path names',
  'zeroTrust.casb.applications.list': 'applications that CASB supports',
  'zeroTrust.devices.policies.custom.excludes.get': 'the default routes',
  'zeroTrust.devices.policies.custom.fallbackDomains.get': 'the default domains',
  'zeroTrust.devices.policies.default.excludes.get': 'the default routes',
  'zeroTrust.devices.policies.default.fallbackDomains.get': 'the default domains',
  'zeroTrust.dlp.entries.custom.list': 'predefined entries, which each of these lists has too',
  'zeroTrust.dlp.entries.integration.list': 'as above',
  'zeroTrust.dlp.entries.list': 'as above',
  'zeroTrust.dlp.entries.predefined.list': 'as above',
  'zeroTrust.identityProviders.scim.groups.list': 'groups that the identity provider sends',
  'zeroTrust.identityProviders.scim.users.list': 'users that the identity provider sends',
  'zeroTrust.networks.virtualNetworks.list': 'the default network',
  'zeroTrust.resourceLibrary.applications.list': 'applications that Cloudflare knows',
};

const MAKES = new Set(['POST', 'PUT']);
const anonymous = (path: string): string => path.replaceAll(/\{[^{}]+\}/g, '{}');
const lastWord = (path: string): string | undefined => path.split('/').findLast((part) => !part.startsWith('{'));

/** Can something make what the list of this path has: at the path, at its items, or elsewhere in the product by its name? */
function createable({ operations }: { readonly operations: readonly Operation[] }) {
  const makers = operations.filter(({ method }) => MAKES.has(method));
  const paths = new Set(makers.flatMap(({ path }) => concretePaths(path).map(anonymous)));
  const posts = makers.filter(({ method }) => method === 'POST');
  const words = new Set(posts.map(({ product, path }) => `${product} ${lastWord(path)}`));
  return ({ product }: Operation, path: string): boolean =>
    paths.has(anonymous(path)) || paths.has(`${anonymous(path)}/{}`) || words.has(`${product} ${lastWord(path)}`);
}

function itemsOf({ page }: Operation, text: string): readonly unknown[] | undefined {
  const answer: unknown = text.startsWith('{') ? JSON.parse(text) : undefined;
  const result = isObject(answer) ? (answer.result ?? answer) : undefined;
  if (Array.isArray(result)) return result;
  return page !== undefined && isObject(result) ? Object.values(result).find(Array.isArray) : undefined;
}

it('lists are empty in a new state', async () => {
  const { operations } = compiledContract.index();
  const isCreateable = createable({ operations });
  const emulator = createEmulator({ seed: 1 });
  const arranger = createArranger(compiledContract, { fetch: (request) => emulator.fetch(request) });
  const lists = sampled(
    operations.filter(({ method }) => method === 'GET'),
    ({ name }) => name,
  );
  const filled = new Set<string>();
  let seen = 0;
  for (const operation of lists) {
    const document = await compiledContract.loadProduct(operation.product);
    for (const path of concretePaths(operation.path)) {
      if (!isCreateable(operation, path)) continue;
      await emulator.reset();
      const list = { ...operation, path };
      const response = await emulator.fetch(exampleRequest(list, document, { path: await arranger.arrange(list) }));
      const items = response.ok ? itemsOf(operation, await response.text()) : undefined;
      if (items !== undefined) seen++;
      if (items !== undefined && items.length > 0) filled.add(operation.name);
    }
  }
  await emulator.close();
  expect([...filled].sort()).toEqual(
    lists
      .map(({ name }) => name)
      .filter((name) => name in FILLED)
      .sort(),
  );
  expect(seen).toBeGreaterThan(atLeast(250));
});
