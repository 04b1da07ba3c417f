import { descriptionOf, index, type JsonSchema, loadProduct, type ProductDocument } from '@flarewire/contract';
import { asSchema, isObject } from '@flarewire/schema';
import { describe, expect, it } from 'vitest';
import { ACCOUNT, createZone, testSandbox } from '../../../../test/sandbox.ts';
import { EXPRESSIONS } from './checked.ts';

/** Fields that the contract calls expressions, but which are of another language. */
const OTHERS: Readonly<Record<string, string>> = {
  'zeroTrust.dlp.dataClasses.create': 'classes and entries of DLP',
  'zeroTrust.dlp.dataClasses.update': 'classes and entries of DLP',
  'customCertificates.create': 'regions of private keys',
  'customCertificates.edit': 'regions of private keys',
};

const SAID = /rules[- ]language|language of rules|wirefilter|^expression that/i;

/** True if a schema has a field that is an expression by its name or its description. */
function takes(schema: JsonSchema, document: ProductDocument, seen: Set<string>): boolean {
  const { $ref, properties, items, anyOf, allOf } = schema;
  if (typeof $ref === 'string') {
    const name = $ref.slice('#/schemas/'.length);
    if (seen.has(name)) return false;
    seen.add(name);
    return takes(document.schemas[name] ?? {}, document, seen);
  }
  const fields = isObject(properties)
    ? Object.entries(properties).map(([name, one]) => [name, asSchema(one)] as const)
    : [];
  const inner = [items, ...[anyOf, allOf].flat(), ...fields.map(([, one]) => one)].filter(isObject);
  return (
    fields.some(
      ([name, one]) =>
        one.readOnly !== true && (/(?:^|_)expressions?$/.test(name) || SAID.test(descriptionOf(one, document) ?? '')),
    ) || inner.some((one) => takes(one, document, seen))
  );
}

describe('operations that take expressions', () => {
  it('the list of operations with expressions is complete', async () => {
    const found: string[] = [];
    for (const { name, product, method } of index().operations) {
      if (method === 'GET') continue;
      const document = await loadProduct(product);
      const body = document.operations[name]?.body?.schema;
      if (body !== undefined && takes(body, document, new Set())) found.push(name);
    }
    const listed = Object.keys(EXPRESSIONS);
    expect(found.filter((name) => !listed.includes(name) && OTHERS[name] === undefined)).toEqual([]);
    const byName = new Set(index().operations.map(({ name }) => name));
    expect([...listed, ...Object.keys(OTHERS)].filter((name) => !byName.has(name))).toEqual([]);
  });

  it('unreadable expressions are refused with their position', async () => {
    const { call } = testSandbox();
    const zone = `/zones/${await createZone({ call })}`;
    const refusal = async (method: string, path: string, body: unknown) => {
      const { status, json } = await call(method, path, body);
      return [status, json.errors?.[0]?.code, json.errors?.[0]?.source?.pointer];
    };
    const bad = 'http.host eq a.example';
    const rule = { action: 'block', expression: bad };
    const policy = { action: 'allow', description: '', enabled: true, value: "script-src 'self'" };
    expect([
      await refusal('PUT', `${zone}/rulesets/phases/http_request_firewall_custom/entrypoint`, { rules: [rule] }),
      await refusal('POST', `${zone}/page_shield/policies`, { ...policy, expression: bad }),
      await refusal('POST', `${zone}/filters`, [{ expression: 'ssl' }, { expression: bad }]),
      await refusal('POST', `${zone}/firewall/rules`, { action: { mode: 'challenge' }, filter: { expression: bad } }),
      await refusal('PUT', `${zone}/cloud_connector/rules`, [{ expression: bad, provider: 'aws_s3', enabled: true }]),
      await refusal('PUT', `${zone}/fraud_detection/settings`, { username_expressions: ['http.host', bad] }),
      await refusal('POST', `${zone}/leaked-credential-checks/detections`, { username: 'lookup(' }),
      await refusal('POST', `/accounts/${ACCOUNT}/gateway/rules`, { name: 'a', action: 'block', identity: bad }),
    ]).toEqual([
      [400, 20127, '/rules/0/expression'],
      [400, 20127, '/expression'],
      [400, 10001, '/1/expression'],
      [400, 10001, '/filter/expression'],
      [400, 10001, '/0/expression'],
      [400, 10400, '/username_expressions/1'],
      [400, 10001, '/username'],
      [400, 10001, '/identity'],
    ]);
  });

  it('expression errors have the messages of the API, with line and position', async () => {
    const { call } = testSandbox();
    const path = `/zones/${await createZone({ call })}/rulesets/phases/http_ratelimit/entrypoint`;
    const ratelimit = {
      characteristics: ['cf.colo.id'],
      period: 10,
      requests_per_period: 9,
      counting_expression: 'a b',
    };
    const { json } = await call('PUT', path, { rules: [{ action: 'block', expression: 'true', ratelimit }] });
    expect(json.errors?.[0]?.message).toBe(
      "'a b' is not a valid value for counting_expression because could not parse filter expression: Filter parsing error (1:3):\na b\n  ^ unrecognised input",
    );
  });
});
