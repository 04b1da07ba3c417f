/** Builds links to an operation's page in Cloudflare's API reference. */

/** Words that are not in camel case: `dDoSProtection` is `ddos_protection` in the reference. */
const IRREGULAR = /dDoS|DDoS|E2E|IDs|[iI]dP/g;

/** `settingsV2` → `settings_v2`, as the reference names its resources. */
export const inSnakeCase = (name: string): string =>
  name
    .replace(IRREGULAR, (word) => word.charAt(0) + word.slice(1).toLowerCase())
    .replace(/([A-Z])([A-Z][a-z])/g, '$1_$2')
    .replace(/([a-z0-9])([A-Z])/g, '$1_$2')
    .toLowerCase();

/** Address of an operation's page in the reference. */
export function docsPage(operation: string): string {
  const parts = operation.split('.').map(inSnakeCase);
  const method = parts.pop();
  const resource = parts.join('/subresources/');
  return `https://developers.cloudflare.com/api/resources/${resource}/methods/${method}/`;
}
