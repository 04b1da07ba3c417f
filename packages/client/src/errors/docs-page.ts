/** Builds links to an operation's page in Cloudflare's API reference. */

/** Address of an operation's page in the reference, which uses snake case for resources. */
export function docsPage(operation: string): string {
  const parts = operation.split('.').map((part) =>
    part
      .replace(/([A-Z])([A-Z][a-z])/g, '$1_$2')
      .replace(/([a-z0-9])([A-Z])/g, '$1_$2')
      .toLowerCase(),
  );
  const method = parts.pop();
  const resource = parts.join('/subresources/').replace('ddo_s_protection', 'ddos_protection');
  return `https://developers.cloudflare.com/api/resources/${resource}/methods/${method}/`;
}
