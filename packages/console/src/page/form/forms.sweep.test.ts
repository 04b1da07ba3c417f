/**
 * Checks forms over the whole API: every field is present once, every value is shown in it, and nothing is lost or
 * changed.
 */
import { isDeepStrictEqual } from 'node:util';
import { isObject, pointerOf } from '@flarewire/schema';
import { beforeAll, expect, test } from 'vitest';
import { atLeast } from '../../../../../test/repository/sample.ts';
import { makeParams } from '../../../../../test/whole-api/cases.ts';
import { type Subject as Read, sweptSubjects } from '../../../../../test/whole-api/contract-reading.ts';
import type { Style } from '../../../../../test/whole-api/values.ts';
import { type Field, fieldsIn, fieldsOf } from './fields.ts';
import { isFile, type Params, type Subject } from './schema.ts';
import { branchOf, chooseBranch } from './values/branches.ts';
import { exampleOf } from './values/example.ts';
import { getAt, removeAt, setAt } from './values/paths.ts';
import { problemsOf } from './values/problems.ts';
import { readText, textOf } from './values/text.ts';
import { fromURLText, sensitivePointers, toURLText } from './values/url.ts';

let subjects: Subject[];
beforeAll(async () => {
  subjects = (await sweptSubjects()).map(({ operation, schemas, defs }: Read) => ({ operation, schemas, defs }));
});

const STYLES: readonly Style[] = ['required', 'all', 'odd'];

/** Runs `judge` over every operation; returned texts are failures. */
function faultsOver(judge: (subject: Subject) => readonly string[]): string {
  expect(subjects.length).toBeGreaterThan(atLeast(3000));
  const faults = subjects.flatMap((subject) => judge(subject).map((fault) => `${subject.operation.name}: ${fault}`));
  return faults.length === 0 ? '' : [`${faults.length} faults`, ...faults.slice(0, 30)].join('\n  ');
}

/** Runs `judge` with the values that the client's tests generate. */
const faultsOf = (judge: (subject: Subject, params: Params) => readonly string[]): string =>
  faultsOver((subject) =>
    STYLES.flatMap((style) => judge(subject, makeParams(subject, style)).map((fault) => `${style}: ${fault}`)),
  );

const isUnder = (value: unknown): boolean => value !== undefined && value !== null && !isDeepStrictEqual(value, {});

const HOLDERS: ReadonlySet<string> = new Set(['object', 'record', 'array', 'union']);

/** All fields that a form shows for the value, at any depth. */
function* display(subject: Subject, params: Params): Generator<Field> {
  const open = fieldsOf(subject);
  for (let field = open.shift(); field !== undefined; field = open.shift()) {
    yield field;
    open.push(...fieldsIn(subject, field, params));
  }
}

test('all fields of all branches can be computed four levels deep', () => {
  let count = 0;
  const descend = (subject: Subject, field: Field, params: Params, depth: number): void => {
    count++;
    if (depth === 0) return;
    const indexes = field.choice?.branches.map((_, index) => index) ?? [undefined];
    const item = field.kind === 'array' ? setAt(params, field.path, [null]) : params;
    for (const index of indexes) {
      const inside = fieldsIn(subject, field, item, index);
      // Below the first union, one branch per nested union suffices, because the combinations are too many.
      for (const inner of indexes.length > 1 && depth < 3 ? inside.slice(0, 3) : inside)
        descend(subject, inner, item, depth - 1);
    }
  };
  const faults = faultsOver((subject) => {
    for (const field of fieldsOf(subject)) descend(subject, field, {}, 4);
    return [];
  });
  expect(faults).toBe('');
  expect(count).toBeGreaterThan(atLeast(30_000));
});

/** Names shown at the top level for each combination of branches, including discriminators. */
function namesShown(subject: Subject, field: Field): string[][] {
  if (field.path.length > 0) return [[field.name]];
  const { choice } = field;
  if (choice === undefined) return [[]];
  return choice.branches.flatMap((_, index) => {
    const inside = fieldsIn(subject, field, {}, index);
    const sets = inside.reduce<string[][]>(
      (all, inner) => all.flatMap((names) => namesShown(subject, inner).map((more) => [...names, ...more])),
      [choice.tag === undefined ? [] : [choice.tag]],
    );
    return sets;
  });
}

test('every parameter is shown exactly once, whichever branch is selected', () => {
  const faults = faultsOver((subject) => {
    const wanted = new Set(subject.schemas.params.map(({ name }) => name));
    if (subject.operation.name === 'snippets.update') wanted.add('files');
    const tops = fieldsOf(subject).map((field) => namesShown(subject, field));
    const found = new Set(tops.flat(2));
    const twice = tops.flatMap((sets, index) => {
      const others = tops.filter((_, other) => other !== index).flat(2);
      return sets.flatMap((names) => names.filter((name, at) => names.indexOf(name) !== at || others.includes(name)));
    });
    return [
      ...[...wanted].filter((name) => !found.has(name)).map((name) => `${name} is not shown`),
      ...[...found].filter((name) => !wanted.has(name)).map((name) => `${name} is not a parameter`),
      ...[...new Set(twice)].map((name) => `${name} is shown twice`),
    ];
  });
  expect(faults).toBe('');
});

test("required fields come first, followed by the others in the contract's order", () => {
  const faults = faultsOver((subject) => {
    const required = fieldsOf(subject).map(({ isRequired }) => isRequired);
    return required.includes(false) && required.lastIndexOf(true) > required.indexOf(false) ? ['not first'] : [];
  });
  expect(faults).toBe('');
});

test('a valid value has no problems', () => {
  expect(faultsOf((subject, params) => problemsOf(subject, params).map(({ full }) => full))).toBe('');
});

/** True if the union has any value. */
const hasOwn = ({ schemas }: Subject, { path, in: place }: Field, params: Params): boolean =>
  path.length > 0 || schemas.params.some((param) => param.in === place && params[param.name] !== undefined);

test('every union finds the branch of its value, and selecting that branch changes nothing', () => {
  let count = 0;
  const faults = faultsOf((subject, params) => {
    const wrong: string[] = [];
    for (const field of display(subject, params)) {
      if (field.kind !== 'union' || (field.path.length > 0 && !isUnder(getAt(params, field.path)))) continue;
      const index = branchOf(subject, field, params);
      if (index === undefined) {
        if (hasOwn(subject, field, params))
          wrong.push(`${field.pointer}: no branch for ${JSON.stringify(getAt(params, field.path))?.slice(0, 200)}`);
        continue;
      }
      count++;
      const next = chooseBranch(subject, field, params, index);
      if (!isDeepStrictEqual(next, params))
        wrong.push(
          `${field.pointer}: ${JSON.stringify(params).slice(0, 300)} became ${JSON.stringify(next).slice(0, 300)}`,
        );
    }
    return wrong;
  });
  expect(faults).toBe('');
  expect(count).toBeGreaterThan(atLeast(1000));
});

/** The value rebuilt from the visible fields only. */
function rebuilt(subject: Subject, params: Params): Params {
  let made: Params = {};
  for (const field of display(subject, params)) {
    const value = getAt(params, field.path);
    const { tag } = field.choice ?? {};
    if (tag !== undefined) made = setAt(made, [...field.path, tag], getAt(params, [...field.path, tag]));
    if (field.path.length === 0 || value === undefined) continue;
    const isHolder = value !== null && HOLDERS.has(field.kind) && !isFile(value);
    if (!isHolder || typeof value !== 'object') made = setAt(made, field.path, value);
    else if (getAt(made, field.path) === undefined) made = setAt(made, field.path, Array.isArray(value) ? [] : {});
  }
  return made;
}

test('the fields show the whole value', () => {
  const faults = faultsOf((subject, params) => {
    const made = rebuilt(subject, params);
    return isDeepStrictEqual(made, params)
      ? []
      : [`${JSON.stringify(params).slice(0, 400)} became ${JSON.stringify(made).slice(0, 400)}`];
  });
  expect(faults).toBe('');
});

test('the text in a control is parsed back to the same value', () => {
  let count = 0;
  const faults = faultsOf((subject, params) =>
    [...display(subject, params)].flatMap((field) => {
      const value = getAt(params, field.path);
      if (field.path.length === 0 || value === undefined || value === null || value === '' || isFile(value)) return [];
      if (HOLDERS.has(field.kind)) return [];
      count++;
      const read = readText(field, textOf(field, value));
      return read.ok && isDeepStrictEqual(read.value, value)
        ? []
        : [`${field.pointer} (${field.kind}): ${JSON.stringify(value)} became ${JSON.stringify(read)}`];
    }),
  );
  expect(faults).toBe('');
  expect(count).toBeGreaterThan(atLeast(40_000));
});

test('an initial value is valid except for what only the caller can know', () => {
  const faults = faultsOver((subject) => {
    const example = exampleOf(subject, { account_id: '023e105f4ecef8ad9ca31a8372d0c353' });
    return [
      ...problemsOf(subject, example)
        .filter(({ kind }) => kind !== 'required')
        .map(({ full }) => full),
      ...sensitivePointers(subject, example).map((pointer) => `${pointer} is a credential`),
    ];
  });
  expect(faults).toBe('');
});

test('a URL holds the value without secrets and files and reports the omissions', () => {
  const faults = faultsOf((subject, params) => {
    const { text, dropped } = toURLText(subject, params, 1_000_000);
    // From the end, because removing an item moves later ones.
    const kept = dropped.toReversed().reduce((left, pointer) => {
      const path = pointer
        .slice(1)
        .split('/')
        .map((key) => key.replaceAll('~1', '/').replaceAll('~0', '~'));
      const place = path.map((key, index) => (Array.isArray(getAt(left, path.slice(0, index))) ? Number(key) : key));
      return Array.isArray(getAt(left, place.slice(0, -1))) ? setAt(left, place, null) : removeAt(left, place);
    }, params);
    const secrets = sensitivePointers(subject, fromURLText(text) ?? {});
    return isDeepStrictEqual(fromURLText(text), kept) && secrets.length === 0
      ? []
      : [`${JSON.stringify(kept)} became ${JSON.stringify(fromURLText(text))}, ${secrets.join(' ')}`.slice(0, 600)];
  });
  expect(faults).toBe('');
});

test('every field has a label, a unique pointer and short hints', () => {
  const faults = faultsOf((subject, params) =>
    [...display(subject, params)].flatMap((field) => [
      ...(field.label === '' && field.name !== '' ? [`${field.pointer} has no label`] : []),
      ...(field.pointer === pointerOf(field.path) ? [] : [`${field.pointer} is not its path`]),
      ...field.hints.filter((hint) => hint.length > 60 || hint === '').map((hint) => `${field.pointer}: ${hint}`),
      ...(field.choice?.branches.length === 0 ||
      (isObject(field.choice) &&
        new Set(field.choice.branches.map((one) => one.label)).size < field.choice.branches.length)
        ? [`${field.pointer}: branches of the same label`]
        : []),
    ]),
  );
  expect(faults).toBe('');
});
