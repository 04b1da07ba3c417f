/**
 * Describes rule actions and the phases that support them:
 * https://developers.cloudflare.com/ruleset-engine/rules-language/actions/
 */

export interface RuleAction {
  readonly id: string;
  readonly label: string;
  readonly words: string;
  /** First words of the rule's sentence. */
  readonly verb: string;
}

const action = (id: string, label: string, verb: string, words: string): RuleAction => ({ id, label, verb, words });

export const ACTIONS: readonly RuleAction[] = [
  action('block', 'Block', 'Block', 'Responds with an error; later rules are not evaluated'),
  action(
    'managed_challenge',
    'Managed challenge',
    'Challenge',
    'Cloudflare chooses the challenge; most people see none',
  ),
  action('js_challenge', 'JavaScript challenge', 'Challenge (JavaScript)', 'The browser must run a script'),
  action('challenge', 'Interactive challenge', 'Challenge (interactive)', 'The visitor must interact'),
  action('log', 'Log', 'Log', 'Only logged; requires Enterprise'),
  action('skip', 'Skip', 'Skip other rules for', 'Skips rules, phases or products'),
  action('redirect', 'Redirect', 'Redirect', 'The visitor is sent to another address'),
  action('rewrite', 'Rewrite', 'Rewrite', 'Changes the path, query or headers'),
  action('route', 'Change the origin', 'Route', 'Another host, port or SNI at the origin'),
  action('set_cache_settings', 'Cache settings', 'Set the cache for', 'What is cached, how long, and by which key'),
  action('set_config', 'Configuration', 'Set the configuration for', 'Zone settings for these requests only'),
  action('compress_response', 'Compression', 'Choose the compression for', 'Compression algorithms of the response'),
  action('serve_error', 'Custom error', 'Respond with an error page', 'Replaces an error with your own response'),
  action('execute', 'Run a managed ruleset', 'Run a ruleset for', 'Another ruleset is evaluated, with overrides'),
  action('score', 'Score', 'Score', 'A number is added to the score of the request'),
  action('log_custom_field', 'Log custom fields', 'Log fields of', 'Headers and cookies in the logs'),
  action('set_cache_control', 'Cache-Control', 'Set Cache-Control for', 'Sets or removes directives of the response'),
  action('set_cache_tags', 'Cache tags', 'Set cache tags for', 'Tags to purge by are added or removed'),
  action('ddos_dynamic', 'DDoS protection', 'Mitigate', 'Action chosen by DDoS protection'),
  action(
    'force_connection_close',
    'Close the connection',
    'Close the connection of',
    'HTTP/1.1 with close, HTTP/2 with GOAWAY',
  ),
  action('transform_response_html', 'Change the HTML', 'Change the HTML for', 'Changes the page in transit'),
];

export const actionOf = (id: unknown): RuleAction | undefined => ACTIONS.find((one) => one.id === id);

export interface Phase {
  readonly label: string;
  readonly actions: readonly string[];
}

const CHALLENGES = ['block', 'managed_challenge', 'js_challenge', 'challenge', 'log'];

/** https://developers.cloudflare.com/ruleset-engine/reference/phases-list/ */
const PHASES: Readonly<Record<string, Phase>> = {
  http_request_firewall_custom: { label: 'Custom rules', actions: [...CHALLENGES, 'skip', 'execute'] },
  http_ratelimit: { label: 'Rate limiting rules', actions: [...CHALLENGES, 'execute'] },
  http_request_firewall_managed: { label: 'Managed rules', actions: ['execute', 'skip'] },
  http_request_dynamic_redirect: { label: 'Single redirects', actions: ['redirect'] },
  http_request_redirect: { label: 'Bulk redirects', actions: ['redirect'] },
  http_request_transform: { label: 'URL rewrites', actions: ['rewrite'] },
  http_request_late_transform: { label: 'Request headers', actions: ['rewrite'] },
  http_response_headers_transform: { label: 'Response headers', actions: ['rewrite'] },
  http_request_origin: { label: 'Origin rules', actions: ['route'] },
  http_request_cache_settings: { label: 'Cache rules', actions: ['set_cache_settings'] },
  http_config_settings: { label: 'Configuration rules', actions: ['set_config'] },
  http_response_compression: { label: 'Compression rules', actions: ['compress_response'] },
  http_custom_errors: { label: 'Custom errors', actions: ['serve_error'] },
  http_log_custom_fields: { label: 'Custom log fields', actions: ['log_custom_field'] },
  http_request_sbfm: { label: 'Super Bot Fight Mode', actions: [...CHALLENGES, 'skip'] },
};

export const phaseOf = (phase: string | undefined): Phase | undefined =>
  phase !== undefined && Object.hasOwn(PHASES, phase) ? PHASES[phase] : undefined;
