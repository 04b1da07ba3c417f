/** Categories of threat events: those that everybody has, and an account's own. */
import type { Context, Showing } from '../../handler/context.ts';
import type { Handlers } from '../../handler/handlers.ts';
import { CODE, problem } from '../../problem.ts';
import { uuidFrom } from '../shared/chance.ts';
import { collection } from '../shared/collection.ts';
import { all } from '../shared/fields.ts';
import { accountOf, inAccount } from '../shared/owner.ts';

export interface Category {
  readonly uuid: string;
  readonly name: string;
  readonly shortname?: string;
  readonly killChain: number;
  readonly mitreAttack?: readonly string[];
  readonly mitreCapec?: readonly string[];
}

/** The catalog is not documented: these are ours, with the identifiers of https://attack.mitre.org and https://capec.mitre.org. */
const CATALOG: readonly Category[] = [
  { name: 'Domain Resolution', shortname: 'resolution', killChain: 2, mitreAttack: ['T1583'], mitreCapec: [] },
  { name: 'Phishing', shortname: 'phishing', killChain: 3, mitreAttack: ['T1566'], mitreCapec: ['CAPEC-98'] },
  { name: 'DDoS Attack', shortname: 'ddos', killChain: 7, mitreAttack: ['T1498'], mitreCapec: ['CAPEC-125'] },
  {
    name: 'Credential Stuffing',
    shortname: 'stuffing',
    killChain: 4,
    mitreAttack: ['T1110'],
    mitreCapec: ['CAPEC-600'],
  },
  { name: 'Compromised Device', shortname: 'device', killChain: 5, mitreAttack: ['T1584'], mitreCapec: [] },
  { name: 'Proxy', shortname: 'proxy', killChain: 6, mitreAttack: ['T1090'], mitreCapec: [] },
].map((category) => ({ ...category, uuid: uuidFrom(`threat category/${category.name}`) }));

const scopeOf = (context: Context): string => inAccount(accountOf(context), 'cloudforce-one', 'events', 'categories');

export const categoriesOf = (context: Context): Category[] => [...CATALOG, ...all<Category>(context, scopeOf(context))];

const categories = collection({
  what: 'category',
  scope: scopeOf,
  param: 'category_id',
  id: ['uuid', 'uuid'],
  unique: ['name'],
});

const inCatalog = ({ path }: Context): Category | undefined => CATALOG.find(({ uuid }) => uuid === path.category_id);

/** The account's own. @throws Problem 403 for one that everybody has */
const own =
  <Result>(act: (context: Showing<Result>) => Result) =>
  (context: Showing<Result>): Result => {
    const known = inCatalog(context);
    if (known === undefined) return act(context);
    throw problem(403, CODE.invalid, `The category '${known.name}' is not the account's own`);
  };

export const threatCategories = {
  'cloudforceOne.threatEvents.categories.create': categories.create,
  'cloudforceOne.threatEvents.categories.get': (context) => context.fit(inCatalog(context) ?? categories.find(context)),
  'cloudforceOne.threatEvents.categories.edit': own(categories.edit),
  'cloudforceOne.threatEvents.categories.update': own(categories.edit),
  'cloudforceOne.threatEvents.categories.delete': own(categories.remove),
  'cloudforceOne.threatEvents.categories.catalog.list': (context) => context.fit(categoriesOf(context)),
} satisfies Handlers;
