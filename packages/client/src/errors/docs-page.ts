/** Builds links to an operation's page in Cloudflare's API reference. */

/** Words that are not in camel case: `dDoSProtection` is `ddos_protection` in the reference. */
const IRREGULAR = /dDoS|DDoS|E2E|IDs|[iI]dP/g;

/** Address of an operation's page in the reference, which uses snake case for resources. */
export function docsPage(operation: string): string {
  const parts = operation.split('.').map((part) =>
    part
      .replace(IRREGULAR, (word) => word.charAt(0) + word.slice(1).toLowerCase())
      .replace(/([A-Z])([A-Z][a-z])/g, '$1_$2')
      .replace(/([a-z0-9])([A-Z])/g, '$1_$2')
      .toLowerCase(),
  );
  const method = parts.pop();
  const resource = parts.join('/subresources/');
  return `https://developers.cloudflare.com/api/resources/${resource}/methods/${method}/`;
}
