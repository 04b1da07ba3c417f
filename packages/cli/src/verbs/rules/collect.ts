/** Expressions and rulesets in files and in what the API returns. */

import type { ExpressionOptions, TracedRuleset } from '@flarewire/rules-language';
import { isRecord } from '../../record.ts';
import { WrongInput } from '../../wrong-input.ts';

export interface Found {
  /** `rules.json: /rules/0/expression`, `main.tf:12` */
  readonly place: string;
  readonly text: string;
  readonly options: ExpressionOptions;
}

const NAMED = /^(?:\w+_)?expressions?$/;
const GATEWAY = /^(?:traffic|identity|device_posture)$/;
/** Its value is looked up, not true or false. */
const LOOKED_UP = /^(?:username|password)_expression$/;

/** All expressions of a value, with the phase that is around them. */
export function expressionsIn(value: unknown, title: string): Found[] {
  const found: Found[] = [];
  const walk = (one: unknown, name: string, pointer: string, phase: string | undefined): void => {
    if (Array.isArray(one)) for (const [index, item] of one.entries()) walk(item, name, `${pointer}/${index}`, phase);
    else if (isRecord(one)) {
      const own = typeof one.phase === 'string' ? one.phase : phase;
      for (const [key, inner] of Object.entries(one)) walk(inner, key, `${pointer}/${key}`, own);
    } else if (typeof one === 'string' && one.trim() !== '' && (NAMED.test(name) || GATEWAY.test(name))) {
      const isValue = LOOKED_UP.test(name) || pointer.includes('/action_parameters/');
      const language = GATEWAY.test(name) ? 'gateway' : 'rules';
      const counted = name === 'counting_expression' || phase === undefined ? {} : { phase };
      found.push({
        place: `${title}: ${pointer}`,
        text: one,
        options: { language, expects: isValue ? 'value' : 'condition', ...counted },
      });
    }
  };
  walk(value, '', '', undefined);
  return found;
}

/** `expression = "…"` of Terraform; what is put together there cannot be checked. */
const TERRAFORM = /^[ \t]*(\w*expression)[ \t]*=[ \t]*(?:"((?:[^"\\\n]|\\.)*)"|<<-?(\w+)\n([\s\S]*?)\n[ \t]*\3\b)/gm;

function expressionsOfTerraform(text: string, file: string): Found[] {
  return [...text.matchAll(TERRAFORM)].flatMap(({ 1: name = '', 2: quoted, 4: block, index }) => {
    const written = quoted?.replace(/\\(["\\])/g, '$1') ?? block ?? '';
    if (/(?<!\$)\$\{/.test(written)) return [];
    const expects = LOOKED_UP.test(name) ? ('value' as const) : ('any' as const);
    const line = text.slice(0, index).split('\n').length;
    return [{ place: `${file}:${line}`, text: written.replaceAll('$${', '${'), options: { expects } }];
  });
}

/** Expressions with blank lines between them; lines with `#` in front are comments. */
function expressionsOfText(text: string, file: string): Found[] {
  const found: Found[] = [];
  let line = 1;
  for (const block of text.split(/\n[ \t]*\n/)) {
    const own = block.replace(/^#.*(?:\n|$)/gm, '').trim();
    if (own !== '') found.push({ place: `${file}:${line}`, text: own, options: {} });
    line += block.split('\n').length + 1;
  }
  return found;
}

/** @throws WrongInput where the file is not valid JSON or YAML */
export async function expressionsOfFile(file: string, text: string): Promise<Found[]> {
  if (/\.(?:json|ya?ml)$/i.test(file)) return expressionsIn(await parsedFile(file, text), file);
  return /\.(?:tf|hcl)$/i.test(file) ? expressionsOfTerraform(text, file) : expressionsOfText(text, file);
}

/** JSON is YAML. @throws WrongInput */
export async function parsedFile(file: string, text: string): Promise<unknown> {
  try {
    return (await import('yaml')).parse(text);
  } catch (error) {
    throw new WrongInput(`${file}: ${error instanceof Error ? error.message : error}`);
  }
}

/** Everything with a phase and rules. */
export function rulesetsIn(value: unknown): TracedRuleset[] {
  if (Array.isArray(value)) return value.flatMap(rulesetsIn);
  if (!isRecord(value)) return [];
  const { phase, rules, kind } = value;
  if (typeof phase !== 'string' || !Array.isArray(rules)) return Object.values(value).flatMap(rulesetsIn);
  const own = { phase, rules: rules.filter(isRecord) };
  return [typeof kind === 'string' ? { ...own, kind } : own];
}
