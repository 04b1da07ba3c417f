/** Keys of the S3 API, derived from a new API token. https://developers.cloudflare.com/r2/api/tokens/ */
import { createHash } from 'node:crypto';
import { ACCOUNT, askTo } from '../suite/kit.mjs';

export async function s3Keys(name) {
  const groups = await askTo('GET', '/user/tokens/permission_groups');
  const { id } = groups.find((group) => group.name === 'Workers R2 Storage Write');
  const resources = { [`com.cloudflare.api.account.${ACCOUNT}`]: '*' };
  const policies = [{ effect: 'allow', permission_groups: [{ id }], resources }];
  const token = await askTo('POST', '/user/tokens', { name, policies });
  return { accessKeyId: token.id, secretAccessKey: createHash('sha256').update(token.value).digest('hex') };
}
