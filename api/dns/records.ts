import type { APIPromise, PagePromise, RequestOptions, SinglePage, V4PagePaginationArray } from '../_client.ts';
import type { ResourceID, Result } from '../_shared.ts';
import type { DNS } from './index.ts';

/** A zone's entries, such as A, CNAME, MX and TXT. */
export interface Records {
  /** Add one DNS record to a zone, proxied or DNS only.
   *  @http POST /zones/{zone_id}/dns_records
   *  @permission DNS Write
   *  @plans free pro business enterprise
   *  @availability ga */
  create(params: DNS.RecordCreateParams, options?: RequestOptions): APIPromise<DNS.RecordResponse>;

  /** Replace a DNS record as a whole; optional fields left out are reset.
   *  @http PUT /zones/{zone_id}/dns_records/{dns_record_id}
   *  @permission DNS Write
   *  @plans free pro business enterprise
   *  @availability ga */
  update(dnsRecordID: ResourceID, params: DNS.RecordUpdateParams, options?: RequestOptions): APIPromise<DNS.RecordResponse>;

  /** Page through a zone's DNS records, matched by name, type, content or tag.
   *  @http GET /zones/{zone_id}/dns_records
   *  @permission DNS Read; DNS Write
   *  @plans free pro business enterprise
   *  @availability ga */
  list(params: DNS.RecordListParams, options?: RequestOptions): PagePromise<V4PagePaginationArray<DNS.RecordResponse>, DNS.RecordResponse>;

  /** Delete one DNS record, so the zone stops answering with it.
   *  @http DELETE /zones/{zone_id}/dns_records/{dns_record_id}
   *  @permission DNS Write
   *  @plans free pro business enterprise
   *  @availability ga */
  delete(dnsRecordID: ResourceID, params: DNS.RecordDeleteParams, options?: RequestOptions): APIPromise<DNS.RecordDeleteResponse>;

  /** Apply deletes, patches, replacements and new DNS records in one call.
   *  @http POST /zones/{zone_id}/dns_records/batch
   *  @body json required
   *  @permission DNS Write
   *  @plans free pro business enterprise
   *  @availability ga */
  batch(params: DNS.RecordBatchParams, options?: RequestOptions): APIPromise<DNS.RecordBatchResponse>;

  /** Change a DNS record in place, keeping the optional fields left out.
   *  @http PATCH /zones/{zone_id}/dns_records/{dns_record_id}
   *  @permission DNS Write
   *  @plans free pro business enterprise
   *  @availability ga */
  edit(dnsRecordID: ResourceID, params: DNS.RecordEditParams, options?: RequestOptions): APIPromise<DNS.RecordResponse>;

  /** Download all DNS records of a zone as a BIND zone file.
   *  @http GET /zones/{zone_id}/dns_records/export
   *  @answer text text/plain
   *  @permission DNS Read; DNS Write
   *  @plans free pro business enterprise
   *  @availability ga */
  export(params: DNS.RecordExportParams, options?: RequestOptions): APIPromise<string>;

  /** Retrieve one DNS record, with shadowing details if asked for.
   *  @http GET /zones/{zone_id}/dns_records/{dns_record_id}
   *  @permission DNS Read; DNS Write
   *  @plans free pro business enterprise
   *  @availability ga */
  get(dnsRecordID: ResourceID, params: DNS.RecordGetParams, options?: RequestOptions): APIPromise<DNS.RecordResponse>;

  /** Add DNS records to a zone from an uploaded BIND zone file.
   *  @http POST /zones/{zone_id}/dns_records/import
   *  @body multipart
   *  @permission DNS Write
   *  @plans free pro business enterprise
   *  @availability ga */
  import(params: DNS.RecordImportParams, options?: RequestOptions): APIPromise<DNS.RecordScanResponse>;

  /** Probe for usual DNS records and add what is found (use scanTrigger).
   *  @http POST /zones/{zone_id}/dns_records/scan
   *  @permission DNS Write
   *  @plans free pro business enterprise
   *  @availability ga
   *  @deprecated dns.records.scanTrigger */
  scan(params: DNS.RecordScanParams, options?: RequestOptions): APIPromise<DNS.RecordScanResponse>;

  /** Get the DNS records a scan found that still await a decision.
   *  @http GET /zones/{zone_id}/dns_records/scan/review
   *  @permission DNS Read; DNS Write
   *  @plans free pro business enterprise
   *  @availability ga */
  scanList(params: DNS.RecordScanListParams, options?: RequestOptions): PagePromise<SinglePage<DNS.RecordResponse>, DNS.RecordResponse>;

  /** Accept scanned DNS records into the zone or reject them.
   *  @http POST /zones/{zone_id}/dns_records/scan/review
   *  @body json required
   *  @permission DNS Write
   *  @plans free pro business enterprise
   *  @availability ga */
  scanReview(params: DNS.RecordScanReviewParams, options?: RequestOptions): APIPromise<DNS.RecordScanReviewResponse>;

  /** Start a background scan for DNS records, held for review when found.
   *  @http POST /zones/{zone_id}/dns_records/scan/trigger
   *  @unwrapped
   *  @permission DNS Write
   *  @plans free pro business enterprise
   *  @availability ga */
  scanTrigger(params: DNS.RecordScanTriggerParams, options?: RequestOptions): APIPromise<Result.AaaAPIResponseCommon>;
}
