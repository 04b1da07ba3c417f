/** Bodies for operations whose rules go beyond what their schemas can say: a zone file, SQL, a cron expression. */

export const EXAMPLE_BODIES: Readonly<Record<string, unknown>> = {
  'd1.database.query': { sql: 'SELECT 1 AS one' },
  'd1.database.raw': { sql: 'SELECT 1 AS one' },
  'dns.records.batch': { posts: [{ type: 'A', name: 'batch', content: '192.0.2.7', ttl: 1 }] },
  'dns.records.import': { file: 'www 300 IN A 192.0.2.1\n' },
  'workers.scripts.schedules.update': [{ cron: '*/5 * * * *' }],
};
