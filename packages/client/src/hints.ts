/** What to do about the failures that users meet, by the provider's codes; each with the page that it follows. */

export interface Hint {
  /** Empty where the status alone tells. */
  readonly codes: readonly number[];
  /** HTTP status that means the same where no code is known. */
  readonly status?: number;
  /** Key of the product in which the codes mean this; everywhere without it. */
  readonly product?: string;
  /** The credential may lack a permission: the groups that the operation needs are named with the text. */
  readonly permissions?: true;
  readonly text: string;
  readonly page: string;
}

const DOCS = 'https://developers.cloudflare.com';
const TROUBLE = `${DOCS}/fundamentals/api/troubleshooting/`;
const TOKENS = `${DOCS}/fundamentals/api/get-started/create-token/`;
const KEYS = `${DOCS}/fundamentals/api/get-started/keys/`;
const IDS = `${DOCS}/fundamentals/account/find-account-and-zone-ids/`;
const LIMITS = `${DOCS}/fundamentals/api/reference/limits/`;
const RECORDS = `${DOCS}/dns/manage-dns-records/how-to/create-dns-records/`;

/** The first that fits is told, so what says more comes before what says less: 6111 is the cause inside of a 6003. */
export const hints: readonly Hint[] = [
  {
    codes: [6111],
    text: "What follows 'Bearer' is no API token: give the token itself as `apiToken`, without 'Bearer', quotes or line ends. A Global API Key goes into `apiKey`, with `apiEmail`.",
    page: TROUBLE,
  },
  {
    codes: [6103],
    text: '`apiKey` is no Global API Key: an API token goes into `apiToken`, without `apiEmail`.',
    page: KEYS,
  },
  {
    codes: [6102],
    text: '`apiEmail` is no e-mail address: give the one that the Global API Key belongs to.',
    page: KEYS,
  },
  {
    codes: [9106, 9107],
    text: 'No credentials arrived: give `apiToken`, or set CLOUDFLARE_API_TOKEN; `apiKey` needs `apiEmail` beside it.',
    page: TOKENS,
  },
  {
    codes: [9103],
    text: 'The Global API Key and the e-mail do not belong together: look both up in the dashboard, or use an API token.',
    page: KEYS,
  },
  {
    codes: [],
    status: 401,
    text: 'The token is not valid: check it with user.tokens.verify, or accounts.tokens.verify for one of an account, and make a new one if it has ended or was rolled.',
    page: TOKENS,
  },
  {
    codes: [9109],
    permissions: true,
    text: 'The token may have ended, may be refused from this IP address, or may not reach this account or zone: check it with user.tokens.verify, and its resources and IP filter in the dashboard.',
    page: TROUBLE,
  },
  {
    codes: [10000],
    status: 403,
    permissions: true,
    text: 'The token lacks a permission, or the account or zone is not among its resources: give it both in the dashboard. One that has ended or was rolled gets the same answer: user.tokens.verify tells.',
    page: TROUBLE,
  },
  {
    codes: [10405],
    text: 'This call takes another kind of credential: its page says whether an API token or a Global API Key.',
    page: TROUBLE,
  },
  {
    codes: [6003],
    text: 'The server cannot read the credentials or another header: check them for the wrong kind, quotes and line ends.',
    page: TROUBLE,
  },
  {
    codes: [7003, 7000],
    text: 'An id in the path is none, or of another kind: account and zone ids are 32 hex digits. Find them with accounts.list and zones.list; a name or an e-mail address does not do.',
    page: IDS,
  },
  {
    codes: [1003],
    text: 'The zone id is missing or none: it is 32 hex digits, not the domain. Find it with zones.list({ name }).',
    page: IDS,
  },
  {
    codes: [971, 10100],
    status: 429,
    text: 'Too many calls: a user has 1,200 in 5 minutes, all tokens and machines together. Wait as long as `retryAfter` says; `pace` keeps calls below the limit, and shares it between machines by a store.',
    page: LIMITS,
  },
  {
    codes: [81044],
    product: 'dns',
    text: 'The zone has no record of this id: find it with dns.records.list({ zone_id, name: { exact } }). It may have been replaced, or be of another zone.',
    page: RECORDS,
  },
  {
    codes: [81053, 81054, 81056, 81057, 81058],
    product: 'dns',
    text: 'A record of this name is in the way: find it with dns.records.list({ zone_id, name: { exact } }), then change it with dns.records.edit, or delete it.',
    page: RECORDS,
  },
  {
    codes: [1061],
    product: 'zones',
    text: 'The domain is a zone already: find it with zones.list({ name }). If it is not there, another account holds it.',
    page: `${DOCS}/fundamentals/manage-domains/add-site/`,
  },
  {
    codes: [10007],
    product: 'workers',
    text: 'The account has no such Worker: workers.scripts.list shows those that it has, which may be of another account.',
    page: `${DOCS}/workers/`,
  },
  {
    codes: [10021],
    product: 'workers',
    text: 'The script did not pass its check: the message says where. `metadata.main_module` names one of `files`, and what it imports is there too.',
    page: `${DOCS}/workers/configuration/multipart-upload-metadata/`,
  },
  {
    codes: [10013],
    product: 'kv',
    text: 'The account has no namespace of this id: find it with kv.namespaces.list. The id is not the title.',
    page: `${DOCS}/kv/concepts/kv-namespaces/`,
  },
  {
    codes: [10014],
    product: 'kv',
    text: 'A namespace of this title is there: find it with kv.namespaces.list and use its id, or take another title.',
    page: `${DOCS}/kv/concepts/kv-namespaces/`,
  },
  {
    codes: [10009],
    product: 'kv',
    text: 'The namespace has no such key. It may have expired, and a new key takes up to 60 seconds to be seen everywhere.',
    page: `${DOCS}/kv/concepts/how-kv-works/`,
  },
  {
    codes: [10006],
    product: 'r2',
    text: 'The account has no such bucket: r2.buckets.list shows them; one with a jurisdiction is found only with `jurisdiction`.',
    page: `${DOCS}/r2/buckets/`,
  },
  {
    codes: [10004],
    product: 'r2',
    text: 'The bucket is there, and it is yours: use it, or take another name.',
    page: `${DOCS}/r2/buckets/create-buckets/`,
  },
  {
    codes: [10042],
    product: 'r2',
    text: 'R2 is not switched on for this account: do it once in the dashboard.',
    page: `${DOCS}/r2/get-started/`,
  },
  {
    codes: [7404],
    product: 'd1',
    text: 'The account has no database of this id: find it with d1.database.list({ name }).',
    page: `${DOCS}/d1/`,
  },
  {
    codes: [7500],
    product: 'd1',
    text: 'The SQL was refused: the message says where. Values go into `params`, not into the text.',
    page: `${DOCS}/d1/sql-api/sql-statements/`,
  },
  {
    codes: [8000007],
    product: 'pages',
    text: 'The account has no such project: pages.projects.list shows those that it has.',
    page: `${DOCS}/pages/`,
  },
];
