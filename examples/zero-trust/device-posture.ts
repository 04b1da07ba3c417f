/**
 * Let only devices with an encrypted disk and a firewall in
 *
 * Makes posture checks for the disk, the firewall and the version of the system, and an Access policy that asks for all
 * of them besides an address of the company. Put the policy in front of applications by its name. Devices need the WARP
 * client, enrolled in your account.
 *
 * Limits: Checks run every five minutes on the device; a device that is off has no result, and is refused.
 *   https://developers.cloudflare.com/cloudflare-one/reusable-components/posture-checks/
 *   https://developers.cloudflare.com/cloudflare-one/account-limits/
 * Permissions: Zero Trust Write; Access: Apps and Policies Write
 * Run: node examples/zero-trust/device-posture.ts COMPANY PLATFORM VERSION
 *   COMPANY: domain of the addresses that may enter
 *   PLATFORM: mac or windows
 *   VERSION: oldest version of the system that may enter, such as 15.1.0
 */
import Cloudflare from 'flarewire';
import { accountFor, find } from 'flarewire/find';

const [company, platform, version] = process.argv.slice(2);
if (!company || (platform !== 'mac' && platform !== 'windows') || !/^\d+\.\d+\.\d+$/.test(version ?? '')) {
  console.error('Usage: node examples/zero-trust/device-posture.ts COMPANY mac|windows VERSION');
  process.exit(2);
}

const client = new Cloudflare();
const account_id = process.env.CLOUDFLARE_ACCOUNT_ID ?? (await accountFor(client)).id;
const { posture } = client.zeroTrust.devices;

const system = { operating_system: platform };
const checks = [
  { type: 'disk_encryption', input: { requireAll: true } },
  { type: 'firewall', input: { ...system, enabled: true } },
  { type: 'os_version', input: { ...system, operator: '>=' as const, version: version ?? '' } },
];
const there = await posture.list({ account_id }).all();
const ids: string[] = [];
for (const { type, input } of checks) {
  const name = `${platform} ${type.replace('_', ' ')}`;
  const wanted = { account_id, name, type, input, match: [{ platform }], schedule: '5m', expiration: '15m' };
  const found = there.find((one) => one.name === name);
  const rule = found?.id ? await posture.update(found.id, wanted) : await posture.create(wanted);
  ids.push(rule?.id ?? '');
  console.log(`${name}: ${found ? 'put right' : 'new'}`);
}

const name = `${company} on healthy ${platform}`;
const policy = {
  account_id,
  name,
  decision: 'allow' as const,
  include: [{ email_domain: { domain: company } }],
  require: ids.map((id) => ({ device_posture: { integration_uid: id } })),
};
const known = await find(client, 'zeroTrust.access.policies.list', { account_id }, { name });
if (known?.id) await client.zeroTrust.access.policies.update(known.id, policy);
else await client.zeroTrust.access.policies.create(policy);
console.log(`policy "${name}": ${known ? 'put right' : 'new'}`);
