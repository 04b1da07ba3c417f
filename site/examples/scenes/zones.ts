/** Scenes of zones: plans, rules, certificates and delivery. */
import {
  DAY,
  gives,
  idOf,
  inAccount,
  inZone,
  MINUTE,
  onPlan,
  type Scene,
  type Scenes,
  type Stage,
  sends,
} from './scene.ts';
import { uploadsWorker } from './workers.ts';

const RULE = { action: 'block', expression: 'http.request.uri.path eq "/internal"' };
/** A ruleset of the zone with one rule. */
async function ruleset(stage: Stage): Promise<{ readonly id: string; readonly rule: string }> {
  const made = await stage.call('rulesets.create', {
    ...inAccount,
    kind: 'custom',
    name: 'Internal',
    phase: 'http_request_firewall_custom',
    rules: [RULE],
  });
  const { id, rules } = made as { id: string; rules: { id: string }[] }; // its response
  return { id, rule: rules[0]?.id ?? '' };
}

const site: Scene = async (stage) => {
  const made = await stage.call('rum.siteInfo.create', { ...inAccount, zone_tag: inZone.zone_id, auto_install: true });
  const { site_tag, ruleset } = made as { site_tag: string; ruleset?: { id: string } }; // its response
  return {
    ...('site_id' in stage.params ? { site_id: site_tag } : {}),
    ...('ruleset_id' in stage.params ? { ruleset_id: ruleset?.id } : {}),
  };
};

export const zoneScenes: Scenes = [
  [
    /^(cache\.(variants|regionalTieredCache)\.edit|zones\.(ct\.alerting|aegis|automaticPlatformOptimization|h2Prioritization|originH2MaxStreams)\.edit|rateLimits\.create)$/,
    onPlan('enterprise'),
  ],
  [
    /^rulesets\.(get|delete|versions\.|rules\.(delete|edit))/,
    async (stage) => {
      const { id, rule } = await ruleset(stage);
      return {
        ...('ruleset_id' in stage.params ? { ruleset_id: id } : {}),
        ...('rule_id' in stage.params ? { rule_id: rule } : {}),
      };
    },
  ],
  [/^rulesets\.(phases\.)?versions\.(get|delete)$/, gives({ ruleset_version: '1' })],
  [/^rum\.(siteInfo\.(get|update|delete)|rules\.)/, site],
  [/^snippets\.(update|get|delete|content\.get)$/, gives({ snippet_name: 'my_snippet' })],
  [
    /^snippets\.rules\.update$/,
    async (stage) => {
      const files = [
        new File(['export default { fetch: (request) => fetch(request) };'], 'main.js', {
          type: 'application/javascript+module',
        }),
      ];
      await stage.call('snippets.update', {
        ...inZone,
        snippet_name: 'my_snippet',
        metadata: { main_module: 'main.js' },
        files,
      });
      return undefined;
    },
  ],
  [
    /^firewall\.rules\.create$/,
    gives({ body: [{ action: 'block', filter: { expression: 'ip.src eq 192.0.2.1' }, description: 'One address' }] }),
  ],
  [
    /^firewall\.lockdowns\.update$/,
    gives({ configurations: [{ target: 'ip', value: '192.0.2.1' }], urls: ['www.example.com/admin*'] }),
  ],
  [
    /^zones\.activationCheck\.trigger$/,
    async ({ wait }) => {
      await wait(DAY);
      return undefined;
    },
  ],
  [/^rateLimits\.analytics\.get$/, gives({ since: '2026-11-30T12:00:00Z', until: '2026-12-01T12:00:00Z' })],
  [/^zaraz\.publish\.create$/, sends(['zaraz.workflow.update', { ...inZone, body: 'preview' }])],
];
void [idOf, MINUTE, uploadsWorker];
