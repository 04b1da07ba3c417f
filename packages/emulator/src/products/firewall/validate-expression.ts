/** `/filters/validate-expr`: https://developers.cloudflare.com/firewall/api/cf-filters/validation/ */
import { checkExpression } from '@flarewire/rules-language';
import type { Handlers } from '../../handler/handlers.ts';
import { CODE, problem } from '../../problem.ts';

/** In the form of the page, which names no code. @throws Problem 400 */
function validate(expression: string): null {
  const checked = checkExpression(expression, { expects: 'condition' });
  if (checked.ok) return null;
  const { at, length, message } = checked.problem;
  const before = expression.slice(0, at);
  const start = before.lastIndexOf('\n') + 1;
  const line = expression.slice(start).split('\n', 1)[0] ?? '';
  const marks = '^'.repeat(Math.max(1, Math.min(length, line.length - (at - start))));
  const text = `Filter parsing error:\n\`${line}\`\n${' '.repeat(at - start + 2)}${marks} ${message}\n`;
  throw problem(400, CODE.invalid, text, '/expression');
}

export const validateExpression = {
  'undocumented.filterExpressions.validate': (context) => validate(String(context.body?.expression ?? '')),
  'undocumented.filterExpressions.get': (context) => validate(String(context.query.expression ?? '')),
} satisfies Handlers;
