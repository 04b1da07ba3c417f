/** Tags of threat events: actors and campaigns with their properties, and categories with schemas. */
import { isObject } from '@flarewire/schema';
import type { Context } from '../../handler/context.ts';
import type { Handler, Handlers } from '../../handler/handlers.ts';
import { collection } from '../shared/collection.ts';
import { all, type Fields, fieldsIn, fieldsOf, found } from '../shared/fields.ts';
import { mentions } from '../shared/lists.ts';
import { accountOf, inAccount } from '../shared/owner.ts';
import { missing } from '../shared/refusals.ts';
import { testOf } from './conditions.ts';
import { alpha2Of } from './countries.ts';
import { checkProperties } from './tag-properties.ts';

const scopeOf = (context: Context, ...names: readonly string[]): string =>
  inAccount(accountOf(context), 'cloudforce-one', 'events', ...names);

const categories = collection({
  what: 'tag category',
  scope: (context) => scopeOf(context, 'tag-categories'),
  param: 'category_uuid',
  id: ['uuid', 'uuid'],
  created: ['createdAt'],
  modified: ['updatedAt'],
});

/** Fields that come plain, or with how sure they are and with whom they may be shared. */
const MARKED = [
  ...['activeDuration', 'actorCategory', 'attributionOrganization', 'motive', 'opsecLevel', 'originCountryISO'],
  ...['priority', 'sophisticationLevel'],
];

/** The plain value, and next to it what it is marked with: none where it comes plain. */
function marked(body: Fields): Fields {
  return Object.fromEntries(
    MARKED.filter((name) => body[name] !== undefined).flatMap((name) => {
      const given = body[name];
      const value = isObject(given) ? given.value : given;
      const shown = name === 'originCountryISO' ? (alpha2Of(String(value)) ?? null) : value;
      return [
        [name, shown],
        [`${name}_annotated`, isObject(given) ? { ...given, value: shown } : null],
      ];
    }),
  );
}

/** Merged key by key: null deletes one. */
function merged(before: unknown, after: unknown): Fields {
  const both = { ...fieldsIn(before), ...fieldsIn(after) };
  return Object.fromEntries(Object.entries(both).filter(([, value]) => value !== null));
}

const tags = collection({
  what: 'tag',
  scope: (context) => scopeOf(context, 'tags'),
  param: 'tag_uuid',
  id: ['uuid', 'uuid'],
  created: ['createdAt'],
  modified: ['updatedAt'],
  read: (_context, body) => ({ ...body, ...marked(body) }),
  check: (context, { categoryUuid, properties }) => {
    if (categoryUuid === undefined || categoryUuid === null) return;
    const category = found(context, scopeOf(context, 'tag-categories'), String(categoryUuid), () =>
      missing(`tag category '${String(categoryUuid).slice(0, 64)}'`, '/categoryUuid'),
    );
    checkProperties(category.schema, fieldsIn(properties));
  },
  show: (context, tag) => {
    const category = all(context, scopeOf(context, 'tag-categories')).find(({ uuid }) => uuid === tag.categoryUuid);
    return category === undefined ? tag : { ...tag, categoryName: category.name };
  },
});

const tagsScope = (context: Context): string => scopeOf(context, 'tags');

/** Creates missing tags. @returns the number of created ones */
export function addTags(context: Context, names: readonly string[]): number {
  const known = new Set(all(context, tagsScope(context)).map(({ value }) => value));
  const more = [...new Set(names)].filter((name) => !known.has(name));
  for (const value of more) tags.add(context, { value, version: 1 }, tagsScope(context));
  return more.length;
}

const create: Handler<'cloudforceOne.threatEvents.tags.create'> = (context) =>
  context.fit(tags.shown(context, tags.add(context, { ...fieldsOf(context), version: 1 }, tagsScope(context))));

/** `properties` are merged, and a category of null unties the tag. */
const edit: Handler<'cloudforceOne.threatEvents.tags.edit'> = (context) => {
  const before = tags.find(context);
  const body: Fields = { ...fieldsOf(context) };
  const properties = merged(before.properties, body.properties);
  const changed = tags.change(
    context,
    before,
    { ...body, ...(body.properties === undefined ? {} : { properties }), version: Number(before.version) + 1 },
    tagsScope(context),
  );
  return context.fit(tags.shown(context, changed));
};

/** Default page size: ours. */
const PAGE_SIZE = 50;

const list: Handler<'cloudforceOne.threatEvents.tags.list'> = (context) => {
  const { categoryUuid, filters = [], page = 1, pageSize = PAGE_SIZE, search } = context.query;
  const tests = filters.map(testOf);
  const there = all(context, tagsScope(context))
    .map((tag) => tags.shown(context, tag))
    .filter((tag) => categoryUuid === undefined || tag.categoryUuid === categoryUuid)
    .filter(({ value, aliasGroupNames, description }) =>
      mentions(search, value, Array.isArray(aliasGroupNames) ? aliasGroupNames.join(' ') : undefined, description),
    )
    .filter((tag) => tests.every((test) => test(tag)));
  const pagination = {
    page,
    pageSize,
    totalCount: there.length,
    totalPages: Math.ceil(there.length / pageSize),
  };
  return context.fit({ pagination, tags: there.slice((page - 1) * pageSize, page * pageSize) });
};

const listCategories: Handler<'cloudforceOne.threatEvents.tags.categories.list'> = (context) => {
  const there = all(context, scopeOf(context, 'tag-categories'));
  const { search } = context.query;
  return context.fit({ categories: there.filter(({ name, description }) => mentions(search, name, description)) });
};

export const threatTags = {
  'cloudforceOne.threatEvents.tags.create': create,
  'cloudforceOne.threatEvents.tags.list': list,
  'cloudforceOne.threatEvents.tags.edit': edit,
  'cloudforceOne.threatEvents.tags.delete': tags.remove,
  'cloudforceOne.threatEvents.tags.categories.create': categories.create,
  'cloudforceOne.threatEvents.tags.categories.list': listCategories,
  'cloudforceOne.threatEvents.tags.categories.edit': categories.edit,
  'cloudforceOne.threatEvents.tags.categories.delete': categories.remove,
} satisfies Handlers;
