/** Where Cloudflare's API reference describes an operation. */

/** Address of an operation's page in the reference, which spells resources in snake case. */
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
