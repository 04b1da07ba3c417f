/** Takedown notices, and the letters that go with them, written from templates. */
import type { At, Context, Showing } from '../../handler/context.ts';
import type { Handler, Handlers } from '../../handler/handlers.ts';
import { Reply } from '../../handler/reply.ts';
import { collection } from '../shared/collection.ts';
import { all, below, type Fields, fieldsOf, found, keep } from '../shared/fields.ts';
import { pdfOfLines } from '../shared/pdf.ts';
import { conflict, invalid, missing } from '../shared/refusals.ts';
import { queryOf } from './queries.ts';

const scopeOf = (context: Context, ...names: string[]): string => below(context, 'brand-protection', ...names);
const templatesOf = (context: Context): string => scopeOf(context, 'templates');
const lettersOf = (context: Context, notice: unknown): string => scopeOf(context, 'notices', String(notice), 'letters');

/** Templates of Cloudflare can be used, but not changed. */
const SYSTEM: readonly Fields[] = [
  [
    'cease-and-desist',
    'Cease and desist',
    'registrant',
    'Dear owner of {{domain}},\n\nThe name uses our trademark {{trademarkName}}.\n\n{{senderName}}',
  ],
  [
    'registrar-complaint',
    'Complaint to a registrar',
    'registrar',
    'Dear {{registrar}},\n\nThe domain {{domain}} uses the trademark {{trademarkName}}.\n\n{{senderName}}',
  ],
].map(([id, name, category, body]) => ({
  id,
  name,
  category,
  body,
  description: null,
  source: 'system',
  createdAt: null,
  updatedAt: null,
}));

const templates = (context: Context): Fields[] => [...SYSTEM, ...all(context, templatesOf(context))];

function templateOf(context: Context, id: unknown): Fields {
  const template = templates(context).find((one) => one.id === id);
  if (template === undefined) throw missing('template');
  return template;
}

function ownTemplate(context: Context & At<'template_id'>): Fields {
  const template = templateOf(context, context.path.template_id);
  if (template.source === 'system') throw invalid('A template of the system cannot be changed');
  return template;
}

function saveTemplate<Result>(context: Showing<Result>, before: Fields | undefined): Result {
  const { name, body, category, description } = fieldsOf(context) as Fields; // an object by its schema
  const given = Object.fromEntries(
    Object.entries({ name, body, category, description }).filter(([, one]) => one !== undefined),
  );
  const template: Fields = {
    description: null,
    createdAt: context.now(),
    ...before,
    ...given,
    id: before?.id ?? context.sandbox.ids.uuid(),
    source: 'user',
    updatedAt: context.now(),
  };
  if (templates(context).some((one) => one.id !== template.id && one.name === template.name))
    throw conflict(`There is a template '${String(template.name).slice(0, 64)}' already`, '/name');
  return context.fit(keep(context, templatesOf(context), String(template.id), template));
}

/** Fills in the fields; missing ones stay visible as placeholders. */
const written = (template: Fields, fields: unknown): string => {
  const values = (fields ?? {}) as Fields; // an object by its schema
  return String(template.body).replace(/\{\{(\w+)\}\}/g, (whole, name: string) =>
    values[name] === undefined ? whole : String(values[name]),
  );
};

/** A notice may name the query that found its domain. */
const notices = collection({
  what: 'notice',
  scope: ['brand-protection', 'notices'],
  param: 'notice_id',
  id: ['id', 'number'],
  created: ['createdAt'],
  modified: ['updatedAt'],
  defaults: { status: 'draft', matchId: null, matchType: null, queryId: null },
  read: (context, body) => {
    if (typeof body.queryId === 'number') queryOf(context, body.queryId);
    return body;
  },
});

const lookup: Handler<'brandProtection.v2.takedownNotices.lookup'> = (context) => {
  const { domains = [], queryId, queryIds = [] } = fieldsOf(context);
  const queries = queryId === undefined ? queryIds : [queryId, ...queryIds];
  const hits = notices
    .items(context)
    .filter(
      (one) =>
        domains.includes(String(one.domain)) && (queries.length === 0 || queries.some((id) => id === one.queryId)),
    );
  return context.fit({ notices: hits.map((notice) => ({ domain: notice.domain, queryId: notice.queryId, notice })) });
};

function writeLetter(context: Context, notice: unknown, templateId: unknown, fields: unknown): Fields {
  const template = templateOf(context, templateId);
  const id = context.sandbox.ids.number();
  return keep(context, lettersOf(context, notice), String(id), {
    id,
    takedownNoticeId: notice,
    templateId,
    letterType: template.category,
    letterContent: written(template, fields),
    content: written(template, fields),
    fields,
    createdAt: context.now(),
  });
}

const createLetter: Handler<'brandProtection.v2.takedownNotices.letters.create'> = (context) => {
  const { id } = notices.find(context);
  const { templateId, fields } = fieldsOf(context);
  return context.fit(writeLetter(context, id, templateId, fields));
};

const letterOf = (context: Context & At<'letter_id' | 'notice_id'>): Fields =>
  found(context, lettersOf(context, notices.find(context).id), context.path.letter_id, () => missing('letter'));

/** The text alone, or with a notice that it is for. */
const generate: Handler<'brandProtection.v2.letters.generate'> = (context) => {
  const { templateId, fields, createNotice, noticeParams } = fieldsOf(context);
  const letter = written(templateOf(context, templateId), fields);
  if (createNotice !== true) return context.fit({ letter });
  if (noticeParams === undefined) throw invalid('noticeParams is required with createNotice', '/noticeParams');
  const notice = notices.add(context, { status: 'sent', ...noticeParams });
  const { id } = writeLetter(context, notice.id, templateId, fields);
  return context.fit({ letter, letterId: id, notice });
};

const withoutBody = ({ body: _, ...template }: Fields): Fields => template;

export const takedowns = {
  'brandProtection.v2.letters.generate': generate,
  'brandProtection.v2.letters.templates.list': (context) =>
    context.fit({ templates: templates(context).map(withoutBody) }),
  'brandProtection.v2.letters.templates.examples': (context) => context.fit({ templates: SYSTEM }),
  'brandProtection.v2.letters.templates.create': (context) => saveTemplate(context, undefined),
  'brandProtection.v2.letters.templates.get': (context) => context.fit(templateOf(context, context.path.template_id)),
  'brandProtection.v2.letters.templates.update': (context) => saveTemplate(context, ownTemplate(context)),
  'brandProtection.v2.letters.templates.delete': (context) => {
    context.sandbox.store.remove(templatesOf(context), String(ownTemplate(context).id));
    return { success: true, message: 'Template deleted' };
  },
  'brandProtection.v2.takedownNotices.list': (context) => context.fit({ notices: notices.items(context).reverse() }),
  'brandProtection.v2.takedownNotices.create': notices.create,
  'brandProtection.v2.takedownNotices.get': notices.get,
  'brandProtection.v2.takedownNotices.update': notices.edit,
  'brandProtection.v2.takedownNotices.delete': (context) => {
    notices.drop(context, notices.find(context));
    return { success: true, message: 'Notice deleted' };
  },
  'brandProtection.v2.takedownNotices.lookup': lookup,
  'brandProtection.v2.takedownNotices.letters.create': createLetter,
  'brandProtection.v2.takedownNotices.letters.list': (context) =>
    context.fit({ letters: all(context, lettersOf(context, notices.find(context).id)) }),
  'brandProtection.v2.takedownNotices.letters.get': (context) => context.fit(letterOf(context)),
  'brandProtection.v2.takedownNotices.letters.delete': (context) => {
    const { id, takedownNoticeId } = letterOf(context);
    context.sandbox.store.remove(lettersOf(context, takedownNoticeId), String(id));
    return { success: true, message: 'Letter deleted' };
  },
  'brandProtection.v2.takedownNotices.letters.pdf': (context) =>
    new Reply(pdfOfLines(String(letterOf(context).content)), 'application/pdf'),
} satisfies Handlers;
