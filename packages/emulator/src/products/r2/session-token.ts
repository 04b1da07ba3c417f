/** Session tokens of temporary credentials: https://developers.cloudflare.com/r2/api/s3/temporary-credentials/ */
import { createHash } from 'node:crypto';

/** The secret access key that belongs to a session. */
export const secretOfSession = (jwt: string): string => createHash('sha256').update(jwt).digest('hex');
