/** Lifecycle rules as documents: the same rules that the API and the console show. https://developers.cloudflare.com/r2/buckets/object-lifecycles/ */
import { isObject } from '@flarewire/schema';
import { DEFAULT_LIFECYCLE, MAX_RULES } from '../products/r2/buckets.ts';
import { type Bucket, scopeIn } from '../products/r2/tables.ts';
import { type Fields, fieldsIn, keep, objectsIn, read } from '../products/shared/fields.ts';
import { bucketOf, type Call, documentOf, rulesContext } from './call.ts';
import { emptyResponse, shownClass, xmlResponse } from './respond.ts';
import { S3Problem } from './s3-problem.ts';
import { childrenOf, textOf, type XmlElement, type XmlFields } from './xml.ts';

const DAY = 86_400;

const scopeOf = (call: Call, bucket: Bucket): string => scopeIn(rulesContext(call), bucket, 'lifecycle');

export function getLifecycle(call: Call): Response {
  const kept = read(call, scopeOf(call, bucketOf(call)), '');
  const rules = kept === undefined ? [DEFAULT_LIFECYCLE] : objectsIn(kept.rules);
  if (rules.length === 0)
    throw new S3Problem('NoSuchLifecycleConfiguration', 'The lifecycle configuration does not exist.');
  return xmlResponse('LifecycleConfiguration', { Rule: rules.map(shown) });
}

function shown(rule: Fields): XmlFields {
  const { id, enabled, conditions, deleteObjectsTransition, storageClassTransitions } = rule;
  const abort = conditionIn(rule.abortMultipartUploadsTransition);
  return {
    ID: String(id ?? ''),
    Filter: { Prefix: String(fieldsIn(conditions).prefix ?? '') },
    Status: enabled === true ? 'Enabled' : 'Disabled',
    Expiration: timeFields(conditionIn(deleteObjectsTransition)),
    Transition: objectsIn(storageClassTransitions).map(({ condition, storageClass }) => ({
      ...timeFields(fieldsIn(condition)),
      StorageClass: shownClass(String(storageClass)),
    })),
    AbortIncompleteMultipartUpload: abort === undefined ? undefined : { DaysAfterInitiation: daysOf(abort) },
  };
}

const conditionIn = (transition: unknown): Fields | undefined =>
  isObject(transition) ? fieldsIn(transition.condition) : undefined;

const daysOf = ({ maxAge }: Fields): number => Math.ceil(Number(maxAge) / DAY);

const timeFields = (condition: Fields | undefined): XmlFields | undefined =>
  condition === undefined
    ? undefined
    : condition.type === 'Date'
      ? { Date: String(condition.date) }
      : { Days: daysOf(condition) };

export async function putLifecycle(call: Call): Promise<Response> {
  bucketOf(call);
  const document = await documentOf(call, 'LifecycleConfiguration');
  const rules = childrenOf(document, 'Rule').map(readRule);
  if (rules.length === 0 || rules.length > MAX_RULES)
    throw new S3Problem(
      'MalformedXML',
      `LifecycleConfiguration takes 1 to ${MAX_RULES} rules; this has ${rules.length}.`,
    );
  const ids = rules.map(({ id }) => id);
  if (new Set(ids).size < ids.length)
    throw new S3Problem('InvalidRequest', 'Invalid Lifecycle Configuration: Rule IDs must be unique');
  call.sandbox.transaction(() => keep(call, scopeOf(call, bucketOf(call)), '', { rules }));
  return emptyResponse();
}

/** Conditions and actions of S3 that R2 does not have: a rule without them would act on other objects. */
const UNIMPLEMENTED = [
  'Tag',
  'ObjectSizeGreaterThan',
  'ObjectSizeLessThan',
  'NoncurrentVersionExpiration',
  'NoncurrentVersionTransition',
  'ExpiredObjectDeleteMarker',
];

/** @throws S3Problem NotImplemented */
function mustBeImplemented(...elements: readonly (XmlElement | undefined)[]): void {
  for (const element of elements)
    for (const name of UNIMPLEMENTED)
      if (element !== undefined && childrenOf(element, name).length > 0)
        throw new S3Problem('NotImplemented', `${name} not implemented`);
}

function readRule(element: XmlElement, index: number): Fields & { readonly id: string } {
  const [filter] = childrenOf(element, 'Filter');
  const [and] = filter === undefined ? [] : childrenOf(filter, 'And');
  const prefix = textOf(element, 'Prefix') ?? textOf(filter, 'Prefix') ?? textOf(and, 'Prefix') ?? '';
  const [expiration] = childrenOf(element, 'Expiration');
  const [abort] = childrenOf(element, 'AbortIncompleteMultipartUpload');
  mustBeImplemented(element, filter, and, expiration);
  const transitions = childrenOf(element, 'Transition').map((transition) => {
    if (textOf(transition, 'StorageClass') !== 'STANDARD_IA')
      throw new S3Problem('MalformedXML', 'Objects can be moved to the storage class STANDARD_IA only.');
    return { condition: conditionOf(transition), storageClass: 'InfrequentAccess' };
  });
  const status = textOf(element, 'Status');
  if (status !== 'Enabled' && status !== 'Disabled')
    throw new S3Problem('MalformedXML', 'The Status of a rule is Enabled or Disabled.');
  return {
    id: textOf(element, 'ID') ?? `rule-${index + 1}`,
    enabled: status === 'Enabled',
    conditions: { prefix },
    ...(expiration === undefined ? {} : { deleteObjectsTransition: { condition: conditionOf(expiration) } }),
    ...(transitions.length === 0 ? {} : { storageClassTransitions: transitions }),
    ...(abort === undefined
      ? {}
      : { abortMultipartUploadsTransition: { condition: ageOf(textOf(abort, 'DaysAfterInitiation')) } }),
  };
}

function conditionOf(element: XmlElement): Fields {
  const date = textOf(element, 'Date');
  if (date === undefined) return ageOf(textOf(element, 'Days'));
  if (Number.isNaN(Date.parse(date))) throw new S3Problem('MalformedXML', `'${date}' is not a date.`);
  return { type: 'Date', date };
}

function ageOf(days: string | undefined): Fields {
  if (!/^\d{1,6}$/.test(days ?? '') || Number(days) < 1)
    throw new S3Problem('MalformedXML', `'${days ?? ''}' is not a positive number of days.`);
  return { type: 'Age', maxAge: Number(days) * DAY };
}

export function deleteLifecycle(call: Call): Response {
  call.sandbox.transaction(() => keep(call, scopeOf(call, bucketOf(call)), '', { rules: [] }));
  return emptyResponse(204);
}
