import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { checkExpression, type ExpressionOptions } from './check/check.ts';
import { evaluate } from './evaluate/evaluate.ts';
import { type HttpRequest, requestFields } from './evaluate/request.ts';
import type { FieldValue } from './evaluate/value.ts';
import { readExpression } from './parse.ts';
import { FIELD_PHASES, FUNCTION_PHASES, OVERRIDE_FIELDS, VALUES_ONLY } from './scheme/phases.ts';
import { findField, findFunction } from './scheme/scheme.ts';

interface Case {
  readonly page: string;
  readonly expression: string;
}
interface Checked extends Case {
  readonly options?: ExpressionOptions;
}
interface Accepted extends Checked {
  readonly type: string;
}
interface Refused extends Checked {
  readonly at: number;
  readonly message: string;
}
interface Evaluated extends Case {
  readonly fields?: Readonly<Record<string, FieldValue>>;
  readonly request?: HttpRequest;
  readonly value: FieldValue;
}

const casesOf = (name: string) =>
  JSON.parse(readFileSync(new URL(`../test/cases/${name}.json`, import.meta.url), 'utf8'));
// The JSON files have this structure.
const accepted: readonly Accepted[] = casesOf('accepted');
const refused: readonly Refused[] = casesOf('refused');
const evaluated: readonly Evaluated[] = casesOf('evaluated');

describe('the scheme', () => {
  it('names that are listed for a phase or an override exist', () => {
    const listed = [...Object.keys(FIELD_PHASES), ...Object.values(OVERRIDE_FIELDS).flat()];
    expect(listed.filter((name) => findField(name) === undefined)).toEqual([]);
    const known = (name: string) => findFunction(name) ?? findField(name);
    expect([...Object.keys(FUNCTION_PHASES), ...VALUES_ONLY].filter((name) => known(name) === undefined)).toEqual([]);
  });
});

describe('cases from the documentation', () => {
  it('there are at least 1,400 cases, each with its page', () => {
    const all: readonly Case[] = [...accepted, ...refused, ...evaluated];
    expect(all.length).toBeGreaterThanOrEqual(1_400);
    expect(all.filter(({ page }) => !/^[a-z0-9][\w.#/-]+$/.test(page))).toEqual([]);
  });

  it('valid expressions are accepted with their type', () => {
    const wrong = accepted.flatMap(({ expression, type, options }) => {
      const checked = checkExpression(expression, options);
      const actual = checked.ok ? checked.type : checked.problem;
      return actual === type ? [] : [{ expression, type, actual }];
    });
    expect(wrong).toEqual([]);
  });

  it('invalid expressions are rejected at their position with the message of the API', () => {
    const wrong = refused.flatMap(({ expression, at, message, options }) => {
      const checked = checkExpression(expression, { expects: 'condition', ...options });
      const isSame = !checked.ok && checked.problem.at === at && checked.problem.message.startsWith(message);
      return isSame ? [] : [{ expression, at, message, actual: checked.ok ? checked.type : checked.problem }];
    });
    expect(wrong).toEqual([]);
  });

  it('expressions with a request evaluate to the expected value', () => {
    const wrong = evaluated.flatMap(({ expression, fields, request, value }) => {
      const read = readExpression(expression);
      const given = fields ?? requestFields(request ?? { url: '' });
      const actual = read.ok ? evaluate(read.expression, { fields: given }) : read.problem;
      return 'value' in actual && JSON.stringify(actual.value) === JSON.stringify(value)
        ? []
        : [{ expression, value, actual }];
    });
    expect(wrong).toEqual([]);
  });
});
