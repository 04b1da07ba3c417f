/** Datasets of DLP: each upload is a version, prepared first, then sent, then processed on the clock. */
import type { Context, Showing } from '../../../handler/context.ts';
import type { Handler, Handlers } from '../../../handler/handlers.ts';
import { PageResult } from '../../../handler/page-result.ts';
import { CODE, problem } from '../../../problem.ts';
import { all, bearing, below, countOf, type Fields, fieldsOf, found, keep, phase } from '../../shared/fields.ts';
import { pageOf } from '../../shared/pages.ts';
import { invalid, missing } from '../../shared/refusals.ts';
import { MAX_PATTERNS, patternsIn } from './profiles.ts';

/** https://developers.cloudflare.com/cloudflare-one/account-limits/#data-loss-prevention-dlp */
const MAX_CELLS = 1_000_000;

/** Cells of one dataset: hashes of an exact match, or words of a list. */
const mostOf = ({ secret }: Fields): number => (secret === true ? 100_000 : 200);

const scopeOf = (context: Context): string => below(context, 'dlp', 'datasets');

const find = (context: Context): Fields =>
  found(context, scopeOf(context), context.path.dataset_id ?? '', () => missing('dataset'));

interface Upload extends Fields {
  readonly version: number;
  readonly num_cells: number;
  readonly columns: Fields[];
}

const uploadsOf = ({ uploads }: Fields): Upload[] => (Array.isArray(uploads) ? uploads : []); // written here alone

/** Nothing, then in the queue, then read, then in use. */
function statusOf(context: Context, since: unknown): string {
  if (since === undefined) return 'empty';
  return phase(since, context, [
    ['pending', 0],
    ['processing', 5],
    ['complete', 30],
  ]);
}

function showColumn(context: Context, { sent_at, ...column }: Fields): Fields {
  return { ...column, upload_status: statusOf(context, sent_at) };
}

function uploadStatus(context: Context, { columns, sent_at }: Upload): string {
  if (columns.length === 0) return statusOf(context, sent_at);
  const states = columns.map((column) => statusOf(context, column.sent_at));
  if (states.every((state) => state === 'empty')) return 'empty';
  if (states.includes('empty')) return 'uploading';
  return states.find((state) => state !== 'complete') ?? 'complete';
}

/** The content of a dataset is that of its last processed upload; its state is that of the last upload. */
function show(context: Context, dataset: Fields): Fields {
  const uploads = uploadsOf(dataset).map((upload) => ({ ...upload, status: uploadStatus(context, upload) }));
  const last = uploads.at(-1);
  const used = uploads.findLast((upload) => upload.status === 'complete');
  return {
    ...dataset,
    uploads: uploads.map(({ version, status, num_cells }) => ({ version, status, num_cells })),
    columns: (last?.columns ?? []).map((column) => showColumn(context, column)),
    status: last?.status ?? 'empty',
    num_cells: used?.num_cells ?? 0,
  };
}

function save(context: Context, dataset: Fields): Fields {
  const saved = { ...dataset, updated_at: context.now() };
  return keep(context, scopeOf(context), String(dataset.id), saved);
}

/** The secret that hashes cells of an exact match is shown once per version. */
const newSecret = (context: Context): string => Buffer.from(context.sandbox.ids.digits(64), 'hex').toString('base64');

const nextUpload = (version: number): Upload => ({ version, columns: [], num_cells: 0 });

const create: Handler<'zeroTrust.dlp.datasets.create'> = (context) => {
  const { name, description = null, secret = false, encoding_version = 1, case_sensitive = false } = fieldsOf(context);
  if (bearing(context, scopeOf(context), 'name', name).length > 0)
    throw problem(409, CODE.conflict, 'a dataset with this name already exists', '/name');
  const id = context.sandbox.ids.uuid();
  const fields = { id, name, description, secret, encoding_version, case_sensitive, created_at: context.now() };
  const dataset = show(context, save(context, { ...fields, uploads: [nextUpload(1)] }));
  return context.fit({ dataset, ...prepared(context, fields, 1) });
};

function prepared(context: Context, dataset: Fields, version: number): Fields {
  const { encoding_version, case_sensitive, secret } = dataset;
  const reported = secret === true ? { secret: newSecret(context) } : {};
  return { version, encoding_version, case_sensitive, max_cells: mostOf(dataset), ...reported };
}

const update: Handler<'zeroTrust.dlp.datasets.update'> = (context) => {
  const dataset = find(context);
  const sent = Object.entries(fieldsOf(context)).filter(([name, value]) => name === 'description' || value !== null);
  return context.fit(show(context, save(context, { ...dataset, ...Object.fromEntries(sent) })));
};

const prepare: Handler<'zeroTrust.dlp.datasets.upload.create'> = (context) => {
  const dataset = find(context);
  const version = (uploadsOf(dataset).at(-1)?.version ?? 0) + 1;
  save(context, { ...dataset, uploads: [...uploadsOf(dataset), nextUpload(version)] });
  return context.fit(prepared(context, dataset, version));
};

/** Only the version that was prepared last takes content. */
function preparedUpload(context: Context, dataset: Fields): Upload {
  const version = Number(context.path.version);
  const last = uploadsOf(dataset).at(-1);
  if (last?.version !== version) throw invalid(`version ${version} was not prepared, or a later one was`, '/version');
  return last;
}

function saveUpload(context: Context, dataset: Fields, upload: Upload): Fields {
  return save(context, { ...dataset, uploads: [...uploadsOf(dataset).slice(0, -1), upload] });
}

/** Of a secret one the hashes of the cells are sent, 32 bytes each; else text, a cell in each line. */
function cellsIn(context: Context, dataset: Fields): number {
  const { bytes } = context;
  const lines = (): number =>
    new TextDecoder()
      .decode(bytes)
      .split('\n')
      .filter((line) => line.trim() !== '').length;
  const cells = dataset.secret === true ? Math.ceil(bytes.length / 32) : lines();
  const most = mostOf(dataset);
  if (cells > most) throw problem(413, CODE.invalid, `a dataset of this kind holds at most ${most} cells`);
  return cells;
}

function upload<Result>(context: Showing<Result>): Result {
  const dataset = find(context);
  const before = preparedUpload(context, dataset);
  if (before.columns.length > 0) throw invalid('the columns of this version are uploaded one by one', '/version');
  if (before.sent_at !== undefined) throw invalid('this version was uploaded already: prepare another one', '/version');
  const sent = { ...before, num_cells: cellsIn(context, dataset), sent_at: context.now() };
  return context.fit(show(context, saveUpload(context, dataset, sent)));
}

/** Defines the columns of a version with several columns. */
const defineColumns: Handler<'zeroTrust.dlp.datasets.versions.create'> = (context) => {
  const dataset = find(context);
  const before = preparedUpload(context, dataset);
  const { body: sent = [] } = context;
  const columns = sent.map((column) => ({
    entry_id: 'entry_id' in column ? column.entry_id : context.sandbox.ids.uuid(),
    header_name: column.header_name ?? ('entry_name' in column ? column.entry_name : ''),
    num_cells: column.num_cells ?? 0,
  }));
  saveUpload(context, dataset, { ...before, columns });
  return new PageResult(columns.map((column) => context.fit(showColumn(context, column))));
};

const uploadColumn: Handler<'zeroTrust.dlp.datasets.versions.entries.create'> = (context) => {
  const dataset = find(context);
  const before = preparedUpload(context, dataset);
  const column = before.columns.find((one) => one.entry_id === context.path.entry_id);
  if (column === undefined) throw missing('column');
  const sent = { ...column, num_cells: cellsIn(context, dataset), sent_at: context.now() };
  const columns = before.columns.map((one) => (one === column ? sent : one));
  const num_cells = columns.reduce((sum, one) => sum + Number(one.num_cells), 0);
  saveUpload(context, dataset, { ...before, columns, num_cells });
  return context.fit(showColumn(context, sent));
};

const printScope = (context: Context): string => below(context, 'dlp', 'document_fingerprints');

const MAX_BYTES = 10 * 1024 * 1024;

/** https://developers.cloudflare.com/cloudflare-one/data-loss-prevention/detection-entries/configure-detection-entries/#document-entries */
const uploadDocument: Handler<'zeroTrust.dlp.documentFingerprints.upload'> = (context) => {
  const id = context.path.document_fingerprint_id;
  const before = found(context, printScope(context), id, () => missing('document fingerprint'));
  const file = context.parts.find((part) => part.name === 'file');
  if (file === undefined || file.bytes.length === 0) throw invalid('the document is empty', '/file');
  if (file.bytes.length > MAX_BYTES) throw invalid('the document must be smaller than 10 MB', '/file');
  const version = Number(before.version ?? 0) + 1;
  const sent = { file_name: file.filename ?? 'document', version, sent_at: context.now(), updated_at: context.now() };
  return showDocument(context, keep(context, printScope(context), id, { ...before, ...sent }));
};

function showDocument<Result>(context: Showing<Result>, document: Fields): Result {
  return context.fit({ ...document, status: statusOf(context, document.sent_at) });
}

const createDocument: Handler<'zeroTrust.dlp.documentFingerprints.create'> = (context) => {
  const { match_percent, name } = fieldsOf(context);
  if (Number(match_percent) < 1 || Number(match_percent) > 100)
    throw invalid('a percentage is 1 to 100', '/match_percent');
  const { ids } = context.sandbox;
  const id = ids.uuid();
  const times = { created_at: context.now(), updated_at: context.now() };
  const blank = { id, entry_id: ids.uuid(), description: '', file_name: null, version: null, ...times };
  return showDocument(context, keep(context, printScope(context), id, { ...blank, ...fieldsOf(context), name }));
};

const limits: Handler<'zeroTrust.dlp.limits.list'> = (context) => {
  const cells = all(context, scopeOf(context)).map((dataset) => Number(show(context, dataset).num_cells));
  return context.fit({
    max_custom_regex_entries: MAX_PATTERNS,
    used_custom_regex_entries: patternsIn(context).length,
    max_dataset_cells: MAX_CELLS,
    used_dataset_cells: cells.reduce((sum, count) => sum + count, 0),
    max_document_fingerprints: 100,
    used_document_fingerprints: countOf(context, printScope(context)),
  });
};

export const dlpDatasets = {
  'zeroTrust.dlp.datasets.create': create,
  'zeroTrust.dlp.datasets.update': update,
  'zeroTrust.dlp.datasets.get': (context) => context.fit(show(context, find(context))),
  'zeroTrust.dlp.datasets.list': (context) =>
    pageOf(context, scopeOf(context), (dataset) => context.fit(show(context, dataset))),
  'zeroTrust.dlp.datasets.upload.create': prepare,
  'zeroTrust.dlp.datasets.upload.edit': upload,
  'zeroTrust.dlp.datasets.versions.create': defineColumns,
  'zeroTrust.dlp.datasets.versions.entries.create': uploadColumn,
  'zeroTrust.dlp.documentFingerprints.create': createDocument,
  'zeroTrust.dlp.documentFingerprints.upload': uploadDocument,
  'zeroTrust.dlp.documentFingerprints.update': (context) => {
    const id = context.path.document_fingerprint_id;
    const before = found(context, printScope(context), id, () => missing('document fingerprint'));
    const changed = { ...before, ...fieldsOf(context), updated_at: context.now() };
    return showDocument(context, keep(context, printScope(context), id, changed));
  },
  'zeroTrust.dlp.documentFingerprints.get': (context) => {
    const id = context.path.document_fingerprint_id;
    return showDocument(
      context,
      found(context, printScope(context), id, () => missing('document fingerprint')),
    );
  },
  'zeroTrust.dlp.documentFingerprints.list': (context) =>
    context.fit(all(context, printScope(context)).map((one) => ({ ...one, status: statusOf(context, one.sent_at) }))),
  'zeroTrust.dlp.limits.list': limits,
} satisfies Handlers;
