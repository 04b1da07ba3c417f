/** Hints for product-specific error codes: `codes page text`, one per line. */

/** Pages are below https://developers.cloudflare.com/. */
export const productHints: { readonly [product: string]: string } = {
  dns: `
81044 dns/manage-dns-records/how-to/create-dns-records/ The zone has no record with this id: find it with dns.records.list({ zone_id, name: { exact } }). It may have been replaced, or belong to another zone.
81053,81054,81056,81057,81058 dns/manage-dns-records/how-to/create-dns-records/ A record with this name conflicts: find it with dns.records.list({ zone_id, name: { exact } }), then change it with dns.records.edit or delete it.`,
  zones: `
1061 fundamentals/manage-domains/add-site/ The domain is already a zone: find it with zones.list({ name }). If it is not listed, another account owns it.`,
  workers: `
10007 /worker|script|service/ workers/ The account has no Worker with this name: workers.scripts.list lists the ones it has. It may belong to another account.
10021 workers/configuration/multipart-upload-metadata/ The script failed validation: the message says where. \`metadata.main_module\` must name one of \`files\`, and every module that it imports must be among them.`,
  kv: `
10013 kv/concepts/kv-namespaces/ The account has no namespace with this id: find it with kv.namespaces.list. The id is not the title.
10014 kv/concepts/kv-namespaces/ A namespace with this title exists: find it with kv.namespaces.list and use its id, or choose another title.
10009 kv/concepts/how-kv-works/ The namespace has no such key. It may have expired, and a new key takes up to 60 seconds to be visible everywhere.`,
  r2: `
10006 r2/buckets/ The account has no bucket with this name: r2.buckets.list lists the ones it has. A bucket with a jurisdiction is found only with \`cf-r2-jurisdiction\`.
10004 r2/buckets/create-buckets/ You already own a bucket with this name: use it, or choose another name.
10042 r2/get-started/ R2 is not enabled for this account: enable it once in the dashboard.`,
  d1: `
7404 d1/ The account has no database with this id: find it with d1.database.list({ name }).
7500 /sql|syntax|no such|constraint/ d1/sql-api/sql-statements/ The SQL was refused: the message says where. Pass values in \`params\`, not in the SQL text.`,
  loadBalancers: `
1003 /already|duplicate|in use/ load-balancing/troubleshooting/common-error-codes/ Another pool, monitor or load balancer has this name: choose another one, or find it with the list operation and edit it.`,
  workflows: `
10405 /exists/ workflows/reference/limits/ An instance with this id exists, or existed within the retention period: choose another id, or leave it out.`,
  pages: `
8000007 pages/ The account has no project with this name: pages.projects.list lists the ones it has.`,
};
