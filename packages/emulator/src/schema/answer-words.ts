/** Texts for response fields that neither a request nor a rule filled: nothing that a reader could take for a fact. */
import type { SampleOptions, WordOf } from '@flarewire/schema';

const TIME = /(_at|At|_on|_time|Time|_date|Date|_?timestamp|_ts)$|^(ts|time|date|created|updated|modified)$/;
const ACCOUNT = /^(account|account_?(id|tag)|accountId)$/;
const ZONE = /^(zone|zone_?(id|tag)|zoneId)$/;
const OWN_ID = /^(id|uuid|uid)$/;
const ANY_ID = /(_|^)(id|uuid|uid|tag)$|I[dD]$/;

const ID = 'f1a4e05c9b7d4a21860e3f5d7c2b1a90';

/** Fields whose content follows from the name. */
const BY_NAME: Readonly<Record<string, string>> = {
  country: 'US',
  country_code: 'US',
  currency: 'USD',
  language: 'en',
  status: 'active',
  time_zone: 'Etc/UTC',
  timezone: 'Etc/UTC',
};

/** Ids of other things are not made up where they may be left out: nothing would be there under them. */
function wordsOf(path: Readonly<Record<string, string>>, now: string): WordOf {
  return (name, isRequired) => {
    // `{id}` of a path is the parent’s id in operations on its children.
    if (name !== 'id' && Object.hasOwn(path, name)) return path[name];
    if (TIME.test(name)) return now;
    if (ACCOUNT.test(name)) return path.account_id;
    if (ZONE.test(name)) return path.zone_id;
    if (OWN_ID.test(name) || (isRequired && ANY_ID.test(name))) return ID;
    return Object.hasOwn(BY_NAME, name) ? BY_NAME[name] : undefined;
  };
}

/** Options to complete a response to this request. */
export const answerOptions = (path: Readonly<Record<string, string>>, now: string): SampleOptions => ({
  now,
  wordOf: wordsOf(path, now),
});
