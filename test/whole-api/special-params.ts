/**
 * Parameters that a schema alone does not reveal, each with its reason. As few as possible; no operation is excluded
 * from the tests.
 */
import type { Style } from './values.ts';

interface Special {
  readonly why: string;
  /** True if these are the whole body and replace the one made from its schema. */
  readonly replacesBody?: true;
  /** `undefined` removes a parameter. */
  readonly params: (style: Style) => Readonly<Record<string, unknown>>;
}

const scripts: Special = {
  why: 'metadata names its main module, which has to be one of the files',
  params: (style) => {
    const type = 'application/javascript+module';
    if (style === 'odd') {
      const name = 'ünï "odd".mjs';
      return { metadata: { main_module: name }, files: [new File(['export default { fetch() {} }'], name, { type })] };
    }
    const main = new File(['export default { fetch() {} }'], 'src/worker.js', { type });
    const wasm = new File([Uint8Array.of(0, 97, 115, 109)], 'lib/a.wasm', { type: 'application/wasm' });
    return { metadata: { main_module: 'src/worker.js' }, files: style === 'all' ? [main, wasm] : [main] };
  },
};

const kvPairs: Special = {
  why: 'a value is base64 exactly where `base64` says so',
  params: (style) => ({
    body: [
      { key: style === 'odd' ? 'ü/?#%&+ "<>' : 'key', value: style === 'odd' ? '' : 'value' },
      ...(style === 'all'
        ? [{ key: 'bytes', value: 'AP8=', base64: true, expiration_ttl: 60, metadata: { a: [null] } }]
        : []),
    ],
  }),
};

const dnsRecord: Special = {
  why: 'content and data follow rules of the record type, TTLs have a gap between 1 and 60',
  replacesBody: true,
  params: (style) => {
    if (style === 'odd')
      return { type: 'TXT', name: '_odd', content: '"/?#%&+ \'<>" "ünï"', ttl: 1, comment: '', tags: [] };
    const required = { type: 'A', name: 'www', content: '192.0.2.1', ttl: 3600 };
    return style === 'required'
      ? required
      : { ...required, proxied: false, comment: 'text', tags: ['a:b'], settings: {} };
  },
};

const ingress: Special = {
  why: 'the last rule of a tunnel must match everything',
  params: (style) => {
    const rule = {
      hostname: style === 'odd' ? 'odd.example.com' : 'app.example.com',
      service: 'http://localhost:8001',
    };
    return { config: { ingress: [...(style === 'required' ? [] : [rule]), { service: 'http_status:404' }] } };
  },
};

const sql: Special = {
  why: 'the text is run as SQL',
  replacesBody: true,
  params: (style) =>
    style === 'required' ? { sql: 'SELECT 1' } : { sql: 'SELECT ?1 AS "ü"', params: [style === 'odd' ? '' : 'text'] },
};

const imageSource: Special = {
  why: 'an image comes from a file or from a URL, never from both',
  params: () => ({ url: undefined }),
};

const wholeTimes: Special = {
  why: 'two numbers with a dot between them can be distinguished only if they are whole',
  params: (style) => (style === 'odd' ? { event_t: 0, event_n: 0 } : {}),
};

const reusablePolicies: Special = {
  why: 'a policy that is named has to be there; policies have operations, and so tests, of their own',
  params: (style) => (style === 'required' ? {} : { policies: [] }),
};

const SPECIAL: Readonly<Record<string, Special>> = {
  'd1.database.create': {
    why: 'names are letters, digits, dashes and underscores',
    params: (style) => (style === 'odd' ? { name: '-0_' } : {}),
  },
  'd1.database.query': sql,
  'd1.database.raw': sql,
  'dns.records.create': dnsRecord,
  'dns.records.update': dnsRecord,
  'dns.records.edit': dnsRecord,
  'dns.records.import': {
    why: 'the file is a BIND zone file',
    params: (style) => ({
      file: `www.example.com. 300 IN TXT "${style === 'odd' ? '/?#%&+ ünï' : 'text'}"`,
      ...(style === 'odd' ? { proxied: 'false' } : {}),
    }),
  },
  'images.v1.create': imageSource,
  'kv.namespaces.bulkUpdate': kvPairs,
  'kv.namespaces.keys.bulkUpdate': kvPairs,
  'kv.namespaces.values.update': {
    why: 'a value is text or a file, not what `format: binary` makes; metadata is any JSON',
    params: (style) => {
      if (style === 'required') return { value: 'text' };
      const bytes = Uint8Array.from({ length: 256 }, (_, index) => index);
      const value = new File([bytes], 'value.bin', { type: 'application/octet-stream' });
      return { value, metadata: { a: [style, null, 0] }, expiration: style === 'odd' ? 0 : 4_000_000_000 };
    },
  },
  'magicTransit.connectors.events.get': wholeTimes,
  'snippets.update': scripts,
  'workers.services.environments.content.update': scripts,
  'workers.scripts.schedules.update': {
    why: 'a schedule is a cron expression',
    params: (style) => ({ body: style === 'odd' ? [] : [{ cron: '*/30 * * * *' }] }),
  },
  'workers.scripts.update': scripts,
  'workers.scripts.content.update': scripts,
  'workers.scripts.versions.create': scripts,
  'workersForPlatforms.dispatch.namespaces.scripts.update': scripts,
  'workersForPlatforms.dispatch.namespaces.scripts.content.update': scripts,
  'zeroTrust.tunnels.cloudflared.configurations.update': ingress,
  'zeroTrust.access.applications.create': reusablePolicies,
  'zeroTrust.access.applications.update': reusablePolicies,
  'zones.create': {
    why: 'the name of a zone is a domain',
    params: (style) => (style === 'odd' ? { name: 'BÜCHER.example.' } : {}),
  },
};

export const special = (name: string): Special | undefined => SPECIAL[name];

/** Path values with their own rules, in requests that should succeed. Tests of requests alone use any value. */
export const RULED_NAMES: Readonly<Record<string, { readonly why: string; readonly value: string }>> = {
  script_name: {
    why: 'names of scripts are lower-case letters, digits, dashes and underscores',
    value: 'odd_script-0',
  },
  ip_address: { why: 'an address map holds addresses', value: '192.0.2.1' },
  origin_ip: { why: 'a cloud region is set for an address', value: '192.0.2.1' },
  language: { why: 'captions have a BCP 47 tag', value: 'pt' },
};
