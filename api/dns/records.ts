import type { APIPromise, PagePromise, RequestOptions, SinglePage, V4PagePaginationArray } from '../_client.ts';
import type { InZone, ResourceID } from '../_shared.ts';
import type { DNS } from './index.ts';

/** A zone's entries, such as A, CNAME, MX and TXT. */
export interface Records {
  /** Create a DNS record, proxied or DNS only.
   *
   *  A name that has a CNAME can have no other A, AAAA or CNAME, and NS records cannot share a name with other types. An identical record is
   *  refused.
   *  @http POST /zones/{zone_id}/dns_records
   *  @permission DNS Write
   *  @plans free pro business enterprise
   *  @availability ga
   *  @example {
   *    "zone_id": "023e105f4ecef8ad9ca31a8372d0c353", "type": "A", "name": "blog.example.com", "content": "198.51.100.4", "ttl": 1,
   *    "proxied": true, "comment": "Web server"
   *  }
   *  @key name type content data
   *  @aliases add record; new DNS entry */
  create(params: DNS.RecordParams, options?: RequestOptions): APIPromise<DNS.RecordResult>;

  /** Replace a DNS record as a whole.
   *
   *  Fields left out go back to their defaults, comment and tags included. Use `edit` to change one field.
   *  @http PUT /zones/{zone_id}/dns_records/{dns_record_id}
   *  @permission DNS Write
   *  @plans free pro business enterprise
   *  @availability ga
   *  @example {
   *    "zone_id": "023e105f4ecef8ad9ca31a8372d0c353", "dns_record_id": "372e67954025e0ba6aaa6d586b9e0b59", "type": "A",
   *    "name": "blog.example.com", "content": "198.51.100.5", "ttl": 3600, "proxied": false
   *  } */
  update(dnsRecordID: ResourceID, params: DNS.RecordParams, options?: RequestOptions): APIPromise<DNS.RecordResult>;

  /** List a zone's DNS records, filtered by name, type, content or tag.
   *
   *  Filters of different fields are joined with `match`, tag filters among themselves with `tag_match`. `search` is for people; programs should
   *  use exact filters.
   *  @http GET /zones/{zone_id}/dns_records
   *  @permission DNS Read; DNS Write
   *  @plans free pro business enterprise
   *  @availability ga
   *  @columns name type content ttl proxied comment modified_on
   *  @key name type content */
  list(params: DNS.RecordListParams, options?: RequestOptions): PagePromise<V4PagePaginationArray<DNS.RecordResult>, DNS.RecordResult>;

  /** Delete one DNS record, so the zone stops answering with it.
   *
   *  Cannot be undone. Resolvers may go on answering from their cache until the record's TTL has run out.
   *  @http DELETE /zones/{zone_id}/dns_records/{dns_record_id}
   *  @permission DNS Write
   *  @plans free pro business enterprise
   *  @availability ga */
  delete(dnsRecordID: ResourceID, params: InZone, options?: RequestOptions): APIPromise<DNS.RecordDeleteResponse>;

  /** Send many record changes of a zone as one transaction.
   *
   *  Runs deletes, patches, puts, then posts; if one fails, none is applied. The changes may still reach data centers one by one. At most 200
   *  changes on Free zones, 3,500 on paid ones.
   *  @http POST /zones/{zone_id}/dns_records/batch
   *  @body json required
   *  @permission DNS Write
   *  @plans free pro business enterprise
   *  @availability ga
   *  @example {
   *    "zone_id": "023e105f4ecef8ad9ca31a8372d0c353", "deletes": [{ "id": "372e67954025e0ba6aaa6d586b9e0b59" }],
   *    "posts": [{ "type": "A", "name": "api.example.com", "content": "198.51.100.6", "ttl": 1, "proxied": true }]
   *  }
   *  @aliases bulk DNS changes
   *  @most 200 */
  batch(params: DNS.RecordBatchParams, options?: RequestOptions): APIPromise<DNS.RecordBatchResponse>;

  /** Edit one DNS record; fields left out keep their values.
   *
   *  Use it to change the content or the proxy status alone; a new `content` needs the `type` it belongs to.
   *  @http PATCH /zones/{zone_id}/dns_records/{dns_record_id}
   *  @permission DNS Write
   *  @plans free pro business enterprise
   *  @availability ga
   *  @example {
   *    "zone_id": "023e105f4ecef8ad9ca31a8372d0c353", "dns_record_id": "372e67954025e0ba6aaa6d586b9e0b59", "type": "A",
   *    "name": "blog.example.com", "ttl": 1, "content": "198.51.100.7", "proxied": true
   *  } */
  edit(dnsRecordID: ResourceID, params: DNS.RecordParams, options?: RequestOptions): APIPromise<DNS.RecordResult>;

  /** Export all DNS records of a zone as a BIND zone file.
   *
   *  The answer is text, not JSON. Proxy status, comments and tags follow each record in a comment (`cf_tags=…`), so that an import
   *  restores them.
   *  @http GET /zones/{zone_id}/dns_records/export
   *  @response text text/plain
   *  @permission DNS Read; DNS Write
   *  @plans free pro business enterprise
   *  @availability ga
   *  @aliases download zone file; BIND */
  export(params: InZone, options?: RequestOptions): APIPromise<string>;

  /** Get one DNS record, with shadowing details if asked for.
   *  @http GET /zones/{zone_id}/dns_records/{dns_record_id}
   *  @permission DNS Read; DNS Write
   *  @plans free pro business enterprise
   *  @availability ga */
  get(dnsRecordID: ResourceID, params: DNS.RecordGetParams, options?: RequestOptions): APIPromise<DNS.RecordResult>;

  /** Import DNS records into a zone from a BIND zone file.
   *
   *  Adds to the records there are, and removes none. `$INCLUDE` is refused, and a file may have 256 KiB at most. Three requests a minute per
   *  user.
   *  @http POST /zones/{zone_id}/dns_records/import
   *  @body multipart
   *  @permission DNS Write
   *  @plans free pro business enterprise
   *  @availability ga
   *  @aliases upload zone file; BIND */
  import(params: DNS.RecordImportParams, options?: RequestOptions): APIPromise<DNS.RecordData>;

  /** Start a scan that adds the usual DNS records it finds.
   *
   *  Deprecated: it adds records without asking. `scanTrigger` keeps them for a review instead.
   *  @http POST /zones/{zone_id}/dns_records/scan
   *  @permission DNS Write
   *  @plans free pro business enterprise
   *  @availability ga
   *  @deprecated dns.records.scanTrigger */
  scan(params: InZone, options?: RequestOptions): APIPromise<DNS.RecordData>;

  /** List the scanned DNS records that await a decision.
   *
   *  Fills while the scan of `scanTrigger` runs in the background. Records leave the list when they are accepted, rejected or expired.
   *  @http GET /zones/{zone_id}/dns_records/scan/review
   *  @permission DNS Read; DNS Write
   *  @plans free pro business enterprise
   *  @availability ga
   *  @columns name type content ttl proxied */
  scanList(params: InZone, options?: RequestOptions): PagePromise<SinglePage<DNS.RecordResult>, DNS.RecordResult>;

  /** Accept or reject scanned DNS records.
   *
   *  Accepted records are added to the zone, rejected ones are dropped for good; what is named in neither list goes on waiting.
   *  @http POST /zones/{zone_id}/dns_records/scan/review
   *  @body json required
   *  @permission DNS Write
   *  @plans free pro business enterprise
   *  @availability ga
   *  @example {
   *    "zone_id": "023e105f4ecef8ad9ca31a8372d0c353",
   *    "accepts": [{ "type": "A", "name": "blog.example.com", "content": "198.51.100.4", "ttl": 1, "proxied": true }],
   *    "rejects": [{ "id": "372e67954025e0ba6aaa6d586b9e0b59" }]
   *  } */
  scanReview(params: DNS.RecordScanReviewParams, options?: RequestOptions): APIPromise<DNS.RecordScanReviewResponse>;

  /** Start a background scan for the usual DNS records.
   *
   *  Returns at once and adds nothing: poll `scanList` for the finds, then decide with `scanReview`. Meant for new zones whose nameservers have
   *  not been switched yet.
   *  @http POST /zones/{zone_id}/dns_records/scan/trigger
   *  @unwrapped
   *  @permission DNS Write
   *  @plans free pro business enterprise
   *  @availability ga */
  scanTrigger(params: InZone, options?: RequestOptions): APIPromise<DNS.RecordScanTriggerResponse>;
}
