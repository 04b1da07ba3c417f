/** Labels of data classification: https://developers.cloudflare.com/cloudflare-one/data-loss-prevention/data-classification/configure-labels-and-templates/ */
import type { Context, Showing } from '../../../handler/context.ts';
import type { Handler, Handlers } from '../../../handler/handlers.ts';
import { uuidFrom } from '../../shared/chance.ts';
import { type Collection, collection } from '../../shared/collection.ts';
import { below, type Fields, fieldsOf } from '../../shared/fields.ts';
import { conflict, invalid, missing } from '../../shared/refusals.ts';

interface Label {
  readonly id: string;
  readonly name: string;
  readonly description: string | null;
  readonly created_at: string;
  readonly updated_at: string;
}

interface GivenLabel {
  readonly id?: string | null;
  readonly name?: string | null;
  readonly description?: string | null;
}

interface Template {
  readonly id: string;
  readonly name: string;
  readonly description: string;
  readonly labels: readonly { readonly name: string; readonly description: string }[];
}

/** A group of labels: a sensitivity schema with its levels, or a data tag group with its tags. */
interface Kind {
  readonly groups: Collection;
  readonly list: 'levels' | 'tags';
  readonly label: string;
  readonly labelParam: string;
  readonly templates: readonly Template[];
}

const template = (name: string, description: string, ...labels: readonly (readonly [string, string])[]): Template => ({
  id: uuidFrom(name),
  name,
  description,
  labels: labels.map(([label, about]) => ({ name: label, description: about })),
});

const groupsOf = (what: string, path: string, param: string): Collection =>
  collection({
    what,
    param,
    scope: (context) => below(context, 'dlp', path),
    unique: ['name'],
    ignoresCase: true,
    id: ['id', 'uuid'],
    created: ['created_at'],
    modified: ['updated_at'],
  });

/** Levels and kinds of tags that the page names; how Cloudflare's own templates are called it does not say. */
const SCHEMAS: Kind = {
  groups: groupsOf('sensitivity group', 'sensitivity_groups', 'sensitivity_group_id'),
  list: 'levels',
  label: 'sensitivity level',
  labelParam: 'sensitivity_level_id',
  templates: [
    template(
      'Sensitivity',
      'Four levels, from what all may see to what few may',
      ['Public', 'May be seen by anyone'],
      ['Internal', 'May be seen inside of the company'],
      ['Confidential', 'May be seen by those who need it'],
      ['Restricted', 'May be seen by those who are named'],
    ),
  ],
};

const TAG_GROUPS: Kind = {
  groups: groupsOf('data tag category', 'data_tag_categories', 'category_id'),
  list: 'tags',
  label: 'data tag',
  labelParam: 'tag_id',
  templates: [
    template(
      'Business function',
      'The part of the company that the content belongs to',
      ['Finance', 'Content of the finance department'],
      ['Legal', 'Content of the legal department'],
      ['Engineering', 'Content of the engineering department'],
    ),
  ],
};

const labelsIn = (group: Fields, { list }: Kind): Label[] => (group[list] ?? []) as Label[]; // written by this file alone

/** Names in a group are unique, case-insensitively. */
function checkNames(labels: readonly Label[], kind: Kind): void {
  const names = labels.map(({ name }) => name.toLowerCase());
  const at = names.findIndex((name, index) => names.indexOf(name) !== index);
  if (at >= 0)
    throw conflict(`A ${kind.label} named '${names[at]?.slice(0, 128)}' already exists`, `/${kind.list}/${at}/name`);
}

/** The given labels in order; those with an id keep omitted fields. */
function labelsFrom(context: Context, kind: Kind, given: readonly GivenLabel[], before: readonly Label[]): Label[] {
  const labels = given.map((one, index): Label => {
    const pointer = `/${kind.list}/${index}`;
    const old = before.find(({ id }) => id === one.id);
    if (one.id !== undefined && one.id !== null && old === undefined)
      throw missing(`${kind.label} '${one.id.slice(0, 64)}'`, `${pointer}/id`);
    const name = one.name ?? old?.name;
    if (name === undefined || name === '') throw invalid(`A ${kind.label} needs a name`, `${pointer}/name`);
    return {
      id: old?.id ?? context.sandbox.ids.uuid(),
      name,
      description: one.description ?? old?.description ?? null,
      created_at: old?.created_at ?? context.now(),
      updated_at: context.now(),
    };
  });
  checkNames(labels, kind);
  return labels;
}

interface GroupBody {
  readonly name?: string | null;
  readonly description?: string | null;
  readonly template_id?: string | null;
  readonly levels?: readonly GivenLabel[] | null;
  readonly tags?: readonly GivenLabel[] | null;
}

/** From a template or from labels of one's own; a template is copied, not linked: …/#templates */
function create<Result>(context: Showing<Result>, kind: Kind, body: GroupBody): Result {
  const { name, description = null, template_id } = body;
  const given = body[kind.list];
  const isFromTemplate = template_id !== undefined && template_id !== null;
  if (isFromTemplate && given !== undefined)
    throw invalid(`template_id and ${kind.list} exclude each other: give one of them`, '/template_id');
  const chosen = isFromTemplate ? templateOf(kind, template_id, '/template_id') : undefined;
  const labels = labelsFrom(context, kind, chosen?.labels ?? given ?? [], []);
  const known = { name, description, [kind.list]: labels, template_id: chosen?.id ?? null };
  return context.fit(kind.groups.add(context, known));
}

/** A given list is final: missing items are deleted. */
function update<Result>(context: Showing<Result>, kind: Kind, body: GroupBody): Result {
  const group = kind.groups.find(context);
  const given = body[kind.list];
  const { name, description } = body;
  const labels =
    given === undefined || given === null ? undefined : labelsFrom(context, kind, given, labelsIn(group, kind));
  const changes = { name: name ?? undefined, description, [kind.list]: labels };
  return context.fit(kind.groups.change(context, group, changes));
}

function templateOf(kind: Kind, id: string, pointer: string): Template {
  const chosen = kind.templates.find((one) => one.id === id);
  if (chosen === undefined) throw missing(`template '${id.slice(0, 64)}'`, pointer);
  return chosen;
}

const templateShown = (kind: Kind, { labels, ...known }: Template): Fields => ({ ...known, [kind.list]: labels });

function saveLabels(context: Context, kind: Kind, group: Fields, labels: readonly Label[]): void {
  checkNames(labels, kind);
  kind.groups.change(context, group, { [kind.list]: labels });
}

function labelOf(context: Context, kind: Kind, group: Fields): Label {
  const values: Readonly<Record<string, string>> = context.path;
  const id = values[kind.labelParam] ?? '';
  const label = labelsIn(group, kind).find((one) => one.id === id);
  if (label === undefined) throw missing(`${kind.label} '${id.slice(0, 64)}'`, `/${kind.labelParam}`);
  return label;
}

/** A new level is the last of its schema. */
function createLabel<Result>(context: Showing<Result>, kind: Kind, body: GivenLabel): Result {
  const group = kind.groups.find(context);
  const [label] = labelsFrom(context, kind, [body], []);
  if (label !== undefined) saveLabels(context, kind, group, [...labelsIn(group, kind), label]);
  return context.fit(label);
}

function updateLabel<Result>(context: Showing<Result>, kind: Kind, { name, description }: GivenLabel): Result {
  const group = kind.groups.find(context);
  const old = labelOf(context, kind, group);
  const label = {
    ...old,
    name: name ?? old.name,
    description: description === undefined ? old.description : description,
    updated_at: context.now(),
  };
  const labels = labelsIn(group, kind).map((one) => (one.id === old.id ? label : one));
  saveLabels(context, kind, group, labels);
  return context.fit(label);
}

function removeLabel(context: Context, kind: Kind): null {
  const group = kind.groups.find(context);
  const { id } = labelOf(context, kind, group);
  const labels = labelsIn(group, kind).filter((one) => one.id !== id);
  saveLabels(context, kind, group, labels);
  return null;
}

function removeGroup(context: Context, kind: Kind): null {
  kind.groups.drop(context, kind.groups.find(context));
  return null;
}

const orderOf = (group: Fields): string[] => labelsIn(group, SCHEMAS).map(({ id }) => id);

/** All levels of the schema, each once, from the lowest. */
const reorder: Handler<'zeroTrust.dlp.sensitivityGroups.levels.order.update'> = (context) => {
  const group = SCHEMAS.groups.find(context);
  const { level_ids = [] } = fieldsOf(context);
  const levels = labelsIn(group, SCHEMAS);
  const sorted = level_ids.flatMap((id) => levels.filter((one) => one.id === id));
  if (
    sorted.length !== levels.length ||
    new Set(level_ids).size !== level_ids.length ||
    level_ids.length !== levels.length
  )
    throw invalid(`level_ids must name each of the ${levels.length} levels of the group once`, '/level_ids');
  saveLabels(context, SCHEMAS, group, sorted);
  return { level_ids };
};

export const levelIn = (context: Context, group: unknown, level: unknown): boolean =>
  SCHEMAS.groups
    .items(context)
    .some((one) => one.id === group && labelsIn(one, SCHEMAS).some(({ id }) => id === level));

export const isTag = (context: Context, tag: unknown): boolean =>
  TAG_GROUPS.groups.items(context).some((one) => labelsIn(one, TAG_GROUPS).some(({ id }) => id === tag));

export const dlpLabels = {
  'zeroTrust.dlp.sensitivityGroups.create': (context) => create(context, SCHEMAS, fieldsOf(context)),
  'zeroTrust.dlp.sensitivityGroups.update': (context) => update(context, SCHEMAS, fieldsOf(context)),
  'zeroTrust.dlp.sensitivityGroups.delete': (context) => removeGroup(context, SCHEMAS),
  'zeroTrust.dlp.sensitivityGroups.levels.create': (context) => createLabel(context, SCHEMAS, fieldsOf(context)),
  'zeroTrust.dlp.sensitivityGroups.levels.update': (context) => updateLabel(context, SCHEMAS, fieldsOf(context)),
  'zeroTrust.dlp.sensitivityGroups.levels.list': (context) =>
    context.page(labelsIn(SCHEMAS.groups.find(context), SCHEMAS), (one) => context.fit(one)),
  'zeroTrust.dlp.sensitivityGroups.levels.delete': (context) => removeLabel(context, SCHEMAS),
  'zeroTrust.dlp.sensitivityGroups.levels.get': (context) =>
    context.fit(labelOf(context, SCHEMAS, SCHEMAS.groups.find(context))),
  'zeroTrust.dlp.sensitivityGroups.levels.order.get': (context) => ({
    level_ids: orderOf(SCHEMAS.groups.find(context)),
  }),
  'zeroTrust.dlp.sensitivityGroups.levels.order.update': reorder,
  'zeroTrust.dlp.sensitivityGroups.templates.list': (context) =>
    context.fit(SCHEMAS.templates.map((one) => templateShown(SCHEMAS, one))),
  'zeroTrust.dlp.sensitivityGroups.templates.get': (context) =>
    context.fit(templateShown(SCHEMAS, templateOf(SCHEMAS, context.path.template_id, '/template_id'))),
  'zeroTrust.dlp.dataTagCategories.create': (context) => create(context, TAG_GROUPS, fieldsOf(context)),
  'zeroTrust.dlp.dataTagCategories.update': (context) => update(context, TAG_GROUPS, fieldsOf(context)),
  'zeroTrust.dlp.dataTagCategories.delete': (context) => removeGroup(context, TAG_GROUPS),
  'zeroTrust.dlp.dataTagCategories.dataTags.create': (context) => createLabel(context, TAG_GROUPS, fieldsOf(context)),
  'zeroTrust.dlp.dataTagCategories.dataTags.update': (context) => updateLabel(context, TAG_GROUPS, fieldsOf(context)),
  'zeroTrust.dlp.dataTagCategories.dataTags.list': (context) =>
    context.page(labelsIn(TAG_GROUPS.groups.find(context), TAG_GROUPS), (one) => context.fit(one)),
  'zeroTrust.dlp.dataTagCategories.dataTags.delete': (context) => removeLabel(context, TAG_GROUPS),
  'zeroTrust.dlp.dataTagCategories.dataTags.get': (context) =>
    context.fit(labelOf(context, TAG_GROUPS, TAG_GROUPS.groups.find(context))),
  'zeroTrust.dlp.dataTagCategoryTemplates.list': (context) =>
    context.fit(TAG_GROUPS.templates.map((one) => templateShown(TAG_GROUPS, one))),
  'zeroTrust.dlp.dataTagCategoryTemplates.get': (context) =>
    context.fit(templateShown(TAG_GROUPS, templateOf(TAG_GROUPS, context.path.template_id, '/template_id'))),
} satisfies Handlers;
