/** Ranks frequently used operations first among equal matches. */

/** The most used parts of the API; an operation belongs to one if its name starts with it. */
const COMMON =
  /^(dns\.records|zones|accounts|cache\.purge|workers\.(scripts|routes)|kv\.namespaces|d1\.database|r2\.buckets|queues|pages\.projects|rulesets|firewall\.accessRules|pageRules|user\.tokens|loadBalancers|customHostnames|customCertificates|ssl\.certificatePacks|turnstile\.widgets|rules\.lists|zeroTrust\.(tunnels\.cloudflared|access\.applications)|stream|images\.v1|ai)\.[a-z]+$/i;

/** Weights of the last word of a name; without a typed action, reading is most likely. */
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

/** Factor applied to its score. */
export function weightOf(name: string, isDeprecated: boolean): number {
  const doing = DOING[name.slice(name.lastIndexOf('.') + 1)] ?? 1;
  return doing * (COMMON.test(name) ? COMMONLY : 1) * (isDeprecated ? OUTDATED : 1);
}
