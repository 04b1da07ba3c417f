/** Describes plans and authentication methods. */

const ALL_PLANS = 4;
const WAYS: Readonly<Record<string, string>> = {
  'api_email+api_key': 'email and global API key',
  api_token: 'API token',
  user_service_key: 'user service key',
  pages_upload_token: 'upload token of Pages',
  assets_jwt: 'token of the upload session',
};

export function plansText(plans: readonly string[]): string {
  if (plans.length >= ALL_PLANS) return 'all';
  return plans.map((plan) => plan.charAt(0).toUpperCase() + plan.slice(1)).join(', ');
}

export function authText(security: readonly string[]): string {
  if (security.includes('none')) return 'none';
  return `${security.map((way) => WAYS[way] ?? way).join(' or ')} only`;
}
