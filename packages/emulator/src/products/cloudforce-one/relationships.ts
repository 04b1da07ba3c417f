/** Relationships of threat events: children that depend on a parent, in one dataset or across datasets. */
import type { Context } from '../../handler/context.ts';
import type { Handler, Handlers } from '../../handler/handlers.ts';
import { CODE, Problem, problem } from '../../problem.ts';
import { all, type Fields, fieldsOf, keep } from '../shared/fields.ts';
import { says } from '../shared/lists.ts';
import { datasetOf } from './datasets.ts';
import { eventIn, eventOf, findEvent, neighbours, numberOf, shower, type Tie, tiesScope } from './events-kept.ts';
import type { Kept } from './stored-event.ts';

const ties = (context: Context): Tie[] => all<Tie>(context, tiesScope(context));

function tie(context: Context, parent: Kept, child: Kept, relationshipType: string): Tie {
  const made: Tie = {
    // A relationship that is created twice exists once.
    id: `${parent.uuid} ${relationshipType} ${child.uuid}`,
    parentId: parent.uuid,
    parentDatasetId: parent.datasetId,
    childId: child.uuid,
    childDatasetId: child.datasetId,
    relationshipType,
  };
  return keep(context, tiesScope(context), made.id, made);
}

/** An event that goes takes its ties with it. */
export function dropTies(context: Context, uuid: string): void {
  for (const { id, parentId, childId } of ties(context))
    if (parentId === uuid || childId === uuid) context.sandbox.store.remove(tiesScope(context), id);
}

/** Copies hang on what their originals hang on, and on copies where those were copied too. @returns how many ties there are more */
export function copyTies(context: Context, copies: ReadonlyMap<string, Kept>): number {
  let count = 0;
  for (const known of ties(context)) {
    const [parent, child] = [copies.get(known.parentId), copies.get(known.childId)];
    if (parent === undefined && child === undefined) continue;
    const above = parent ?? findEvent(context, known.parentId);
    const under = child ?? findEvent(context, known.childId);
    if (above === undefined || under === undefined) continue;
    tie(context, above, under, known.relationshipType);
    count++;
  }
  return count;
}

const create: Handler<'cloudforceOne.threatEvents.relationships.create'> = (context) => {
  const { childIds = [], datasetId, parentId, relationshipType = 'related_to' } = fieldsOf(context);
  const parent = eventIn(context, datasetOf(context, datasetId, '/datasetId'), parentId);
  const made: Tie[] = [];
  const errors: Fields[] = [];
  for (const childId of childIds) {
    try {
      const child = eventOf(context, childId);
      if (child.uuid === parent.uuid) throw problem(400, CODE.invalid, 'An event cannot depend on itself');
      made.push(tie(context, parent, child, relationshipType));
    } catch (error) {
      if (!(error instanceof Problem)) throw error;
      errors.push({ childId, error: error.faults[0]?.message ?? '' });
    }
  }
  return context.fit({
    childIds: made.map(({ childId }) => childId),
    errors,
    message: `${made.length} of ${childIds.length} relationships created`,
    relationships: made,
    relationshipsCreated: made.length,
    success: errors.length === 0,
  });
};

/** Steps that are followed, at most: the default of the contract. */
const DEPTH = 5;
const PAGE_SIZE = 50;

/** Ids of events that a start leads to, nearest first. */
function reached(start: string, depth: number, next: (id: string) => readonly string[]): string[] {
  const found = new Set<string>();
  let edge = [start];
  for (let step = 0; step < depth && edge.length > 0; step++) {
    edge = edge.flatMap((id) => next(id)).filter((id) => id !== start && !found.has(id));
    for (const id of edge) found.add(id);
  }
  return [...found];
}

const list: Handler<'cloudforceOne.threatEvents.relationships.list'> = (context) => {
  const { datasetId, direction = 'both', includeParent = true, indicatorTypeIds, relationshipTypes } = context.query;
  const { maxDepth = DEPTH, page = 1, pageSize = PAGE_SIZE } = context.query;
  const start = eventIn(context, datasetOf(context, datasetId, '/datasetId'), context.path.event_id);
  const { parents, children } = neighbours(
    ties(context).filter(({ relationshipType }) => says(relationshipTypes, relationshipType)),
  );
  const ids = [
    ...(direction === 'descendants' ? [] : reached(start.uuid, maxDepth, (id) => parents.get(id) ?? [])),
    ...(direction === 'ancestors' ? [] : reached(start.uuid, maxDepth, (id) => children.get(id) ?? [])),
  ];
  // Events of a deleted dataset are not found.
  const related = [...new Set(ids)].flatMap((id) => findEvent(context, id) ?? []);
  const show = shower(context);
  const events = [...(includeParent ? [start] : []), ...related]
    .map(show)
    .filter(({ indicatorType }) => says(indicatorTypeIds, numberOf(String(indicatorType))));
  return context.fit(events.slice((page - 1) * pageSize, page * pageSize));
};

/** Others refer to the event: they depend on it. */
const relate: Handler<'cloudforceOne.threatEvents.relate.create'> = (context) => {
  const event = eventOf(context, context.path.event_id);
  const others = (fieldsOf(context).events ?? []).map((id) => eventOf(context, id));
  for (const other of others) tie(context, event, other, 'related_to');
  return context.fit({ success: true });
};

const unrelate: Handler<'cloudforceOne.threatEvents.relate.delete'> = (context) => {
  dropTies(context, eventOf(context, context.path.event_id).uuid);
  return context.fit({ success: true });
};

export const threatRelationships = {
  'cloudforceOne.threatEvents.relationships.create': create,
  'cloudforceOne.threatEvents.relationships.list': list,
  'cloudforceOne.threatEvents.relate.create': relate,
  'cloudforceOne.threatEvents.relate.delete': unrelate,
} satisfies Handlers;
