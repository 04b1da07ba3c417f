/** Policies of Page Shield: five in a zone, each with an expression and directives. */
import type { Context } from '../../http/context.ts';
import type { Handlers } from '../../http/handlers.ts';
import { notFound, problem } from '../../problem.ts';
import { all, below, fieldsOf, read } from '../shared/fields.ts';

/** https://developers.cloudflare.com/page-shield/policies/#availability */
const MOST = 5;

const policiesOf = (context: Context): string => below(context, 'page_shield', 'policies');

function check(context: Context): void {
  const { expression, value } = fieldsOf(context);
  if (expression !== undefined && String(expression).trim() === '') {
    const message = "'' is not a valid value for expression because the expression cannot be blank";
    throw problem(400, 20125, message, '/expression');
  }
  // Code not documented.
  if (value !== undefined && String(value).trim() === '') throw problem(400, 20120, 'value cannot be blank', '/value');
}

export const pageShield = {
  'pageShield.policies.create': (context) => {
    check(context);
    const count = all(context, policiesOf(context)).length + 1;
    if (count > MOST) {
      const message = `exceeded the maximum number of rules in the phase http_response_page_shield: ${count} out of ${MOST}`;
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
