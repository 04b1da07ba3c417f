/** Derives Radar's statistics by dataset and kind from the contract, so that new ones appear automatically. */
import type { JsonSchema, Operation, Param, ProductDocument } from '@flarewire/contract';
import { asSchema, follow } from '@flarewire/schema';
import { meaningOf } from '../../form/kinds.ts';
import { VIEWS, type View } from '../search.ts';
import { titleOf } from './labels.ts';

/** A subject: `http`, `attacks/layer3`. */
export interface Dataset {
  readonly key: string;
  readonly title: string;
  /** Available views, in the order of `VIEWS`. */
  readonly views: readonly View[];
  readonly questions: readonly Question[];
}

/** An operation as a query. */
export interface Question {
  readonly operation: string;
  readonly summary: string;
  readonly view: View;
  /** For `top`: the list, such as `locations` or `ases/prefixes`. */
  readonly list: string | undefined;
  /** Values of `dimension`; empty if any is accepted, undefined without the parameter. */
  readonly dimensions: readonly string[] | undefined;
  /** Names of all parameters. */
  readonly takes: ReadonlySet<string>;
  /** Parameters that are lists with one entry per series. */
  readonly lists: ReadonlySet<string>;
  readonly scales: readonly string[];
  readonly filters: readonly Filter[];
  /** True if the path requires a network. */
  readonly needsNetwork: boolean;
  /** Maximum of `limit`. */
  readonly most: number;
}

export interface Filter {
  readonly name: string;
  /** Empty if any text is accepted. */
  readonly values: readonly string[];
  readonly isRequired: boolean;
  readonly isList: boolean;
}

const KIND: Readonly<Record<string, View>> = {
  timeseries: 'timeseries',
  timeseries_groups: 'groups',
  summary: 'summary',
  top: 'top',
  histogram: 'histogram',
};
/** Parameters set elsewhere on the page, or that only affect the response format. */
const NO_FILTER = new Set(
  'dimension dateRange dateStart dateEnd aggInterval format name limit offset limitPerGroup location asn geoId normalization'.split(
    ' ',
  ),
);
/** Length of a list, sufficient to colour the map. */
const MAX = 100;
const CONTINENTS = ['AF', 'AN', 'AS', 'EU', 'NA', 'OC', 'SA'];

/** Datasets in the contract's order, without deprecated operations and aliases. */
export function radarCatalog(operations: readonly Operation[], document: ProductDocument): readonly Dataset[] {
  const groups = new Map<string, Question[]>();
  const current = operations.filter(
    ({ product, method, deprecated, sameAs }) =>
      product === document.key && method === 'GET' && deprecated !== true && sameAs === undefined,
  );
  for (const operation of current) {
    const place = placeOf(operation.path);
    const params = document.operations[operation.name]?.params;
    if (place === undefined || params === undefined) continue;
    const question = questionOf(operation, place, params, document.schemas);
    groups.set(place.dataset, [...(groups.get(place.dataset) ?? []), question]);
  }
  return [...groups].map(([key, questions]) => datasetOf(key, questions)).sort(byTitle);
}

const byTitle = (one: Dataset, other: Dataset): number => one.title.localeCompare(other.title, 'en');

function datasetOf(key: string, all: readonly Question[]): Dataset {
  const questions = all.filter((question) => !isCovered(question, all));
  const views = VIEWS.filter((view) => questions.some((question) => question.view === view));
  return { key, title: titleOf(key), views, questions };
}

interface Place {
  readonly dataset: string;
  readonly view: View;
  readonly list: string | undefined;
}

/** Parses `/radar/http/top/locations/os/{os}` into dataset, kind, and the rest. */
function placeOf(path: string): Place | undefined {
  const [, , ...segments] = path.split('/');
  const at = segments.findIndex((segment) => segment in KIND);
  const view = KIND[segments[at] ?? ''];
  if (view !== undefined && at > 0) {
    const list = segments.slice(at + 1).join('/');
    // A parameter before the kind is not part of the name.
    const dataset = segments.slice(0, at).filter((segment) => !segment.startsWith('{'));
    return { dataset: dataset.join('/'), view, list: view === 'top' ? list : undefined };
  }
  // Two counts by location have irregular paths.
  const counted = /^(annotations\/outages|traffic_anomalies)\/locations$/.exec(segments.join('/'))?.[1];
  return counted === undefined ? undefined : { dataset: counted, view: 'top', list: 'locations' };
}

function questionOf(
  { name, summary }: Operation,
  { view, list }: Place,
  params: readonly Param[],
  schemas: ProductDocument['schemas'],
): Question {
  const read = params.map((param) => ({ param, ...valuesOf(param.schema, schemas) }));
  const dimension = read.find(({ param }) => param.name === 'dimension');
  const filters = read
    .filter(({ param }) => !NO_FILTER.has(param.name) && !isObscure(param.name))
    .map(({ param, values, isList }): Filter => {
      const shown = param.name === 'continent' ? CONTINENTS : values;
      return { name: param.name, values: shown, isRequired: param.required, isList };
    });
  return {
    operation: name,
    summary,
    view,
    list,
    dimensions: dimension?.values,
    takes: new Set(params.map((param) => param.name)),
    lists: new Set(read.filter(({ isList }) => isList).map(({ param }) => param.name)),
    scales: read.find(({ param }) => param.name === 'normalization')?.values ?? [],
    filters,
    needsNetwork: params.some((param) => param.name === 'asn' && param.in === 'path'),
    most: Math.min(
      MAX,
      ...params.filter(({ name: own }) => own === 'limit').map(({ schema }) => maximumOf(schema, schemas)),
    ),
  };
}

function maximumOf(schema: JsonSchema, schemas: ProductDocument['schemas']): number {
  const { maximum } = follow(schema, schemas);
  return typeof maximum === 'number' ? maximum : MAX;
}

/** Filters that only matter for technical reasons. */
function isObscure(name: string): boolean {
  return name === 'nodata' || name === 'includeDelay' || name === 'date';
}

function valuesOf(schema: JsonSchema, schemas: ProductDocument['schemas']): { values: string[]; isList: boolean } {
  const own = follow(schema, schemas);
  const isList = own.type === 'array';
  const { kind, values = kind === 'boolean' ? [true, false] : [] } = meaningOf(
    isList ? asSchema(own.items) : own,
    schemas,
  );
  return { values: values.map(String), isList };
}

/** True if another list covers it: `top/locations/os/{os}` is `top/locations` with the filter `os`. */
function isCovered({ list, view }: Question, all: readonly Question[]): boolean {
  const match = /^(.*)\/(\w+)\/\{\2\}$/.exec(list ?? '');
  if (match === null) return false;
  const [, base, name = ''] = match;
  const filter = name.replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase());
  return all.some((other) => other.view === view && other.list === base && other.takes.has(filter));
}
