import { sql as text } from '@flarewire/contract';
import { describe, expect, it } from 'vitest';
import { dangerOf, explained, quoteName, readParams, rowsSql } from './sql.ts';

describe('splitting SQL into statements', () => {
  it('statements end at semicolons', () => {
    expect(text.statementsOf('SELECT 1; SELECT 2;\n')).toEqual(['SELECT 1', 'SELECT 2']);
    expect(text.statementsOf(' ;; \n-- nothing\n;/* nor here */')).toEqual([]);
  });

  it('semicolons in strings, names and comments do not end a statement', () => {
    const one = `SELECT 'a;''b;', "c;""d", \`e;\`, [f;] -- g;\n, /* h; */ 1`;
    expect(text.statementsOf(`${one}; SELECT 2`)).toEqual([one, 'SELECT 2']);
    expect(text.statementsOf("SELECT 'open; ")).toEqual(["SELECT 'open;"]);
    expect(text.statementsOf('SELECT 1 /* open; ')).toEqual(['SELECT 1 /* open;']);
  });

  it('the body of a trigger stays in one statement', () => {
    const trigger =
      'CREATE TEMP TRIGGER t AFTER INSERT ON a BEGIN UPDATE a SET b = CASE WHEN c THEN 1 ELSE 2 END; DELETE FROM d; END';
    expect(text.statementsOf(`${trigger}; SELECT 1`)).toEqual([trigger, 'SELECT 1']);
    expect(text.statementsOf('CREATE TRIGGER t AFTER INSERT ON a BEGIN SELECT 1; END; SELECT 2')).toHaveLength(2);
    expect(text.statementsOf('SELECT CASE WHEN 1 THEN 2 END; BEGIN; SELECT 3')).toHaveLength(3);
  });
});

describe('destructive SQL', () => {
  it.each([
    ['drop table users', /Drops the table users permanently/],
    ['DROP TABLE IF EXISTS main."a b"', /Drops the table main."a b" permanently/],
    ['DROP INDEX i', /Drops the index i permanently/],
    ['ALTER TABLE a ADD b', /table a permanently/],
    ['alter table a drop column b', /column of a/],
    ['DELETE FROM users', /every row of users:/],
    ['UPDATE OR IGNORE users SET a = (SELECT b FROM c WHERE d)', /every row of users:/],
    ['WITH x AS (SELECT 1 WHERE 1) DELETE FROM users', /every row/],
    ["DELETE FROM users -- WHERE id = 1\n RETURNING 'WHERE'", /every row/],
  ])('%s is destructive', (sql, words) => {
    expect(dangerOf(sql)).toMatch(words);
  });

  it.each([
    'SELECT 1',
    'DELETE FROM users WHERE id = 1',
    'update users set a = 1 where id in (1, 2)',
    "INSERT INTO logs VALUES ('DROP TABLE users')",
    'CREATE TABLE "drop" (id)',
    'REPLACE INTO a VALUES (1)',
  ])('%s is not destructive', (sql) => {
    expect(dangerOf(sql)).toBeUndefined();
  });
});

it('the verb after common table expressions is found', () => {
  expect(text.verbOf('WITH a AS (DELETE), b AS (SELECT 1) INSERT INTO c SELECT * FROM b')).toBe('INSERT');
  expect(text.verbOf('-- first\nselect 1')).toBe('SELECT');
  expect(text.isReading('WITH a AS (SELECT 1) SELECT * FROM a')).toBe(true);
  expect(text.isReading('PRAGMA user_version = 2')).toBe(false);
});

describe('read-only SQL', () => {
  it.each([
    'select 1',
    'SELECT * FROM a; -- and\nVALUES (1)',
    'WITH a AS (SELECT 1) SELECT * FROM a',
    'EXPLAIN DELETE FROM a',
    'explain query plan update a set b = 1',
    'PRAGMA table_info("a b")',
    'pragma table_list',
    'SELECT \'DELETE FROM a; $x\', "b;c" FROM [d]',
    'SELECT * FROM a WHERE id = ?1 AND b = ?',
  ])('%s is read-only', (sql) => {
    expect(text.isSurelyReading(sql)).toBe(true);
  });

  it.each([
    '',
    'DELETE FROM a',
    'SELECT 1; DELETE FROM a',
    'WITH a AS (SELECT 1) DELETE FROM b',
    'WITH replace AS (SELECT 1) DELETE FROM b',
    'PRAGMA user_version = 2',
    'PRAGMA foreign_keys',
    'PRAGMA defer_foreign_keys = on',
    'CREATE TABLE a AS SELECT 1',
    'ATTACH "x" AS y',
    // SQLite parses the variable including the parenthesis, so the apparent string is not one.
    "SELECT $a('); DELETE FROM b; --')",
    "SELECT @a('); DELETE FROM b; --')",
  ])('%s is not read-only', (sql) => {
    expect(text.isSurelyReading(sql)).toBe(false);
  });
});

it('a query plan is requested once', () => {
  expect(explained('SELECT 1')).toBe('EXPLAIN QUERY PLAN SELECT 1');
  expect(explained(' explain query plan SELECT 1')).toBe('EXPLAIN QUERY PLAN SELECT 1');
});

it('names with any characters are quoted', () => {
  expect(quoteName('a "b"; DROP TABLE c')).toBe('"a ""b""; DROP TABLE c"');
  expect(rowsSql({ table: 'a b', order: 'c"', isDescending: true, limit: 10, offset: 20 })).toBe(
    'SELECT * FROM "a b" ORDER BY "c""" DESC LIMIT 10 OFFSET 20',
  );
  expect(text.statementsOf(rowsSql({ table: 'x"; DROP TABLE y; --', limit: 1, offset: 0 }))).toHaveLength(1);
});

it('parameters are parsed, and invalid ones are explained', () => {
  expect(readParams(' ')).toEqual([]);
  expect(readParams('["a", 1, null, true]')).toEqual(['a', 1, null, true]);
  expect(() => readParams('a')).toThrow(/JSON list/);
  expect(() => readParams('{"a":1}')).toThrow(/JSON list/);
  expect(() => readParams('[[1]]')).toThrow(/A parameter must be/);
});
