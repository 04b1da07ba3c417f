/** Facts of Containers: sizes of instances, regions, and the registries that images come from. */

interface Size {
  readonly vcpu: number;
  readonly memory: number;
  readonly disk: number;
}

/** https://developers.cloudflare.com/containers/platform/limits/#instance-types (memory in MiB, disk in MB) */
export const SIZES: Readonly<Record<string, Size>> = {
  lite: { vcpu: 0.0625, memory: 256, disk: 2000 },
  basic: { vcpu: 0.25, memory: 1024, disk: 4000 },
  'standard-1': { vcpu: 0.5, memory: 4096, disk: 8000 },
  'standard-2': { vcpu: 1, memory: 6144, disk: 12_000 },
  'standard-3': { vcpu: 2, memory: 8192, disk: 16_000 },
  'standard-4': { vcpu: 4, memory: 12_288, disk: 20_000 },
};

interface Region {
  /** Data centers that instances are shown in. */
  readonly locations: readonly string[];
  /** Cannot be the only one. */
  readonly isLimited?: true;
}

/** https://developers.cloudflare.com/containers/concepts/placement/#regional-constraints */
export const REGIONS: Readonly<Record<string, Region>> = {
  ENAM: { locations: ['iad', 'ewr'] },
  WNAM: { locations: ['sjc', 'sea'] },
  EEUR: { locations: ['waw', 'vie'] },
  WEUR: { locations: ['ams', 'fra'] },
  APAC: { locations: ['sin', 'nrt'] },
  SAM: { locations: ['gru', 'scl'] },
  ME: { locations: ['dxb', 'doh'], isLimited: true },
  OC: { locations: ['syd', 'akl'], isLimited: true },
  AFR: { locations: ['jnb', 'cpt'], isLimited: true },
};

/** https://developers.cloudflare.com/containers/concepts/placement/#jurisdictional-constraints */
export const JURISDICTIONS: Readonly<Record<string, readonly string[]>> = {
  eu: ['EEUR', 'WEUR'],
  us: ['ENAM', 'WNAM'],
  fedramp: ['ENAM', 'WNAM'],
};

/** Cloudflare's own registry, in which every account has its images. */
export const OWN_REGISTRY = 'registry.cloudflare.com';

/** https://developers.cloudflare.com/containers/guides/image-management/#use-pre-built-container-images */
export const REGISTRIES: Readonly<Record<'ECR' | 'DockerHub' | 'GAR', RegExp>> = {
  DockerHub: /^docker\.io$/,
  ECR: /^\d{12}\.dkr\.ecr\.[a-z0-9-]+\.amazonaws\.com$/,
  GAR: /^[a-z0-9-]+-docker\.pkg\.dev$/,
};

/** The registry of an image; undefined for one that no container can be pulled from. */
export function registryOf(image: string): string | undefined {
  const [host = ''] = image.split('/');
  const isKnown = host === OWN_REGISTRY || Object.values(REGISTRIES).some((pattern) => pattern.test(host));
  return isKnown && image.length > host.length + 1 ? host : undefined;
}
