/** Policies of Page Shield: each with an expression and directives. */
import type { Context } from '../../handler/context.ts';
import type { Handlers } from '../../handler/handlers.ts';
import { notFound, problem } from '../../problem.ts';
import { below, countOf, fieldsOf, read } from '../shared/fields.ts';

// The maximum is not documented any more: the number is ours.
const MAX = 5;

/** https://developers.cloudflare.com/client-side-security/rules/csp-directives/ */
const DIRECTIVES = new Set([
  ...['script-src', 'connect-src', 'default-src', 'img-src', 'style-src', 'font-src', 'object-src', 'media-src'],
  ...['child-src', 'form-action', 'worker-src', 'base-uri', 'manifest-src', 'frame-src', 'frame-ancestors'],
  'upgrade-insecure-requests',
]);

const directivesOf = (value: string): string[] =>
  value
    .split(';')
    .map((part) => part.trim().split(/\s/, 1)[0] ?? '')
    .filter(Boolean);

const policiesOf = (context: Context): string => below(context, 'page_shield', 'policies');

function check(context: Context): void {
  const { expression, value } = fieldsOf(context);
  if (expression !== undefined && String(expression).trim() === '') {
    const message = "'' is not a valid value for expression because the expression cannot be blank";
    throw problem(400, 20125, message, '/expression');
  }
  // Code not documented.
  if (value !== undefined && String(value).trim() === '') throw problem(400, 20120, 'value cannot be blank', '/value');
  const stray = directivesOf(String(value ?? '')).find((name) => !DIRECTIVES.has(name.toLowerCase()));
  // Code not documented.
  if (stray !== undefined) throw problem(400, 20120, `'${stray.slice(0, 60)}' is not a supported directive`, '/value');
}

export const pageShield = {
  'pageShield.policies.create': (context) => {
    check(context);
    const count = countOf(context, policiesOf(context)) + 1;
    if (count > MAX) {
      const message = `exceeded the maximum number of rules in the phase http_response_page_shield: ${count} out of ${MAX}`;
      throw problem(400, 50001, message);
    }
    return context.generic();
  },
  'pageShield.policies.update': (context) => {
    const before = read(context, policiesOf(context), context.path.policy_id);
    if (before === undefined) throw notFound('policy');
    check(context);
    const { id: _, ...kept } = before;
    return context.generic({ ...kept, ...fieldsOf(context) });
  },
} satisfies Handlers;
