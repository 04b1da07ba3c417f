/**
 * Hostnames of Web3 gateways, with the content lists that block content of IPFS:
 * https://developers.cloudflare.com/web3/
 */
import type { Context, Showing } from '../../handler/context.ts';
import type { Handler, Handlers } from '../../handler/handlers.ts';
import { collection } from '../shared/collection.ts';
import { below, type Fields, fieldsOf, keep, phase, read } from '../shared/fields.ts';
import { conflict, invalid } from '../shared/refusals.ts';
import { zoneNameOf } from '../zones/plan.ts';

const TARGETS = ['ethereum', 'ipfs', 'ipfs_universal_path'];
const UNIVERSAL = 'ipfs_universal_path';

const hostnames = collection({
  what: 'Web3 hostname',
  scope: ['web3', 'hostnames'],
  param: 'identifier',
  unique: ['name'],
  ignoresCase: true,
  created: ['created_on'],
  modified: ['modified_on'],
});

/** The time until a hostname is active is not documented. */
const display = <Result>(context: Showing<Result>, one: Fields): Result =>
  context.fit({
    ...one,
    status: phase(one.created_on, context, [
      ['pending', 0],
      ['active', 60],
    ]),
  });

/** Content of IPFS is found by a path that begins so: https://developers.cloudflare.com/web3/ipfs-gateway/concepts/dnslink/ */
function checkLink(target: unknown, dnslink: unknown): void {
  if (dnslink === undefined || dnslink === '') return;
  if (target !== 'ipfs') throw invalid('dnslink is for hostnames with the target ipfs', '/dnslink');
  if (!/^\/ip[fn]s\/./.test(String(dnslink))) throw invalid('dnslink must begin with /ipfs/ or /ipns/', '/dnslink');
}

const create: Handler<'web3.hostnames.create'> = (context) => {
  const { name = '', target = '', description = '', dnslink } = fieldsOf(context);
  const zone = zoneNameOf(context);
  const host = name.toLowerCase();
  if (zone !== undefined && host !== zone && !host.endsWith(`.${zone}`))
    throw invalid(`'${host.slice(0, 253)}' is not a hostname of the zone`, '/name');
  if (!TARGETS.includes(target))
    throw invalid(`target is one of ${TARGETS.join(', ')}; given was '${target.slice(0, 64)}'`, '/target');
  checkLink(target, dnslink);
  // Without a link a hostname shows Cloudflare's own page: …/web3/how-to/manage-gateways/
  const link = target === 'ipfs' ? { dnslink: dnslink ?? '/ipns/onboarding.ipfs.cloudflare.com' } : {};
  return display(context, hostnames.add(context, { name: host, target, description, ...link }));
};

const edit: Handler<'web3.hostnames.edit'> = (context) => {
  const before = hostnames.find(context);
  const body = fieldsOf(context);
  checkLink(before.target, body.dnslink);
  return display(context, hostnames.change(context, before, body));
};

/** Only a gateway for all of IPFS has a list of what it does not show: https://developers.cloudflare.com/web3/ipfs-gateway/concepts/universal-gateway/ */
function universal(context: Context): Fields {
  const hostname = hostnames.find(context);
  if (hostname.target !== UNIVERSAL)
    throw invalid(`Only hostnames with the target ${UNIVERSAL} have a content list`, '/identifier');
  return hostname;
}

const listPath = (context: Context): string =>
  below(context, 'web3', 'hostnames', String(universal(context).id), UNIVERSAL, 'content_list');

const entriesPath = (context: Context): string => `${listPath(context)}/entries`;

const contents = collection({
  what: 'entry',
  scope: entriesPath,
  param: 'content_list_entry_identifier',
  created: ['created_on'],
  modified: ['modified_on'],
});

interface Entry {
  readonly content?: string;
  readonly type?: string;
  readonly description?: string;
}

/** A content identifier begins with its version, a path with its namespace. */
function checkEntry(context: Context, { content = '', type = '' }: Entry, pointer: string, id?: unknown): void {
  if (type !== 'cid' && type !== 'content_path')
    throw invalid(`type is cid or content_path; given was '${type.slice(0, 64)}'`, `${pointer}/type`);
  if (type === 'cid' && !/^(Qm[1-9A-Za-z]{44}|b[a-z2-7]{20,})$/.test(content))
    throw invalid(`'${content.slice(0, 64)}' is not a content identifier`, `${pointer}/content`);
  if (type === 'content_path' && !content.startsWith('/'))
    throw invalid('A content path begins with /', `${pointer}/content`);
  if (contents.items(context).some((one) => one.content === content && one.id !== id))
    throw conflict(`'${content.slice(0, 64)}' is in the list already`, `${pointer}/content`);
}

const createEntry: Handler<'web3.hostnames.ipfsUniversalPaths.contentLists.entries.create'> = (context) => {
  const body = fieldsOf(context);
  checkEntry(context, body, '');
  return context.fit(contents.add(context, { description: '', ...body }));
};

const updateEntry: Handler<'web3.hostnames.ipfsUniversalPaths.contentLists.entries.update'> = (context) => {
  const before = contents.find(context);
  const body = fieldsOf(context);
  checkEntry(context, body, '', before.id);
  return context.fit(contents.change(context, before, { description: '', ...body }));
};

/** All former entries go. */
const replaceList: Handler<'web3.hostnames.ipfsUniversalPaths.contentLists.update'> = (context) => {
  const { action = 'block', entries = [] } = fieldsOf(context);
  context.sandbox.store.clear(entriesPath(context));
  for (const [index, entry] of entries.entries()) {
    checkEntry(context, entry, `/entries/${index}`);
    contents.add(context, { description: '', ...entry });
  }
  keep(context, listPath(context), '', { action });
  return context.fit({ action });
};

const removeEntry: Handler<'web3.hostnames.ipfsUniversalPaths.contentLists.entries.delete'> = (context) => ({
  id: String(contents.drop(context, contents.find(context)).id),
});

export const web3 = {
  'web3.hostnames.create': create,
  'web3.hostnames.edit': edit,
  'web3.hostnames.list': (context) => context.page(hostnames.items(context), (one) => display(context, one)),
  'web3.hostnames.get': (context) => display(context, hostnames.find(context)),
  'web3.hostnames.ipfsUniversalPaths.contentLists.update': replaceList,
  'web3.hostnames.ipfsUniversalPaths.contentLists.get': (context) =>
    context.fit(read(context, listPath(context), '') ?? { action: 'block' }),
  'web3.hostnames.ipfsUniversalPaths.contentLists.entries.create': createEntry,
  'web3.hostnames.ipfsUniversalPaths.contentLists.entries.update': updateEntry,
  'web3.hostnames.ipfsUniversalPaths.contentLists.entries.list': (context) =>
    context.fit({ entries: contents.items(context) }),
  'web3.hostnames.ipfsUniversalPaths.contentLists.entries.get': (context) => context.fit(contents.find(context)),
  'web3.hostnames.ipfsUniversalPaths.contentLists.entries.delete': removeEntry,
} satisfies Handlers;
