/** Which operations are looked for more often: they come first among those that fit alike. */

/** What most people use of the API; an operation is part of one if its name begins with it. */
const COMMON =
  /^(dns\.records|zones|accounts|cache\.purge|workers\.(scripts|routes)|kv\.namespaces|d1\.database|r2\.buckets|queues|pages\.projects|rulesets|firewall\.accessRules|pageRules|user\.tokens|loadBalancers|customHostnames|customCertificates|ssl\.certificatePacks|turnstile\.widgets|rules\.lists|zeroTrust\.(tunnels\.cloudflared|access\.applications)|stream|images\.v1|ai)\.[a-z]+$/i;

/** The last word of a name; with nothing said of what is to be done, people begin by looking. */
const DOING: Readonly<Record<string, number>> = {
  list: 1.3,
  create: 1.15,
  get: 1.12,
  query: 1.08,
  update: 1.05,
  edit: 1.05,
};

const COMMONLY = 1.5;
const OUTDATED = 0.45;

/** The factor by which its score grows or falls. */
export function weightOf(name: string, isDeprecated: boolean): number {
  const doing = DOING[name.slice(name.lastIndexOf('.') + 1)] ?? 1;
  return doing * (COMMON.test(name) ? COMMONLY : 1) * (isDeprecated ? OUTDATED : 1);
}
