import type { APIPromise, RequestOptions } from './_client.ts';
import type { DateTime, Integer, InZone } from './_shared.ts';

/** DMARC Management: Checks on who sends mail in your domain's name.
 *  @product emailAuth DMARC Management
 *  @docs https://developers.cloudflare.com/dmarc-management/ */
export interface EmailAuth {
  readonly dmarcReports: EmailAuth.DMARCReports;
  readonly spf: EmailAuth.SPF;
}

export declare namespace EmailAuth {
  /** Collection of the reports that mail receivers send. */
  export interface DMARCReports {
    /** Edit whether a zone's DMARC reports are taken in.
     *
     *  Reports come only once the `_dmarc` record names Cloudflare's address; `status` tells what is wrong with it.
     *  @http PATCH /zones/{zone_id}/email/auth/dmarc-reports
     *  @body json required
     *  @availability ga
     *  @example { "zone_id": "023e105f4ecef8ad9ca31a8372d0c353", "enabled": true }
     *  @aliases DMARC management */
    edit(params: DMARCReportEditParams, options?: RequestOptions): APIPromise<DMARCReport>;

    /** Get a zone's DMARC report settings and its mail records.
     *  @http GET /zones/{zone_id}/email/auth/dmarc-reports
     *  @availability ga */
    get(params: InZone, options?: RequestOptions): APIPromise<DMARCReport>;
  }

  export interface DMARCReportEditParams extends InZone {
    /** Whether reports are taken in; null leaves it. */ enabled?: boolean | null;
    /** If true, the dashboard does not offer its setup guide any more; null leaves it. */ skip_wizard?: boolean | null;
  }

  export interface DMARCReport {
    /** Senders that you accept; absent if there are none. */ approved_sources?: DMARCReport.ApprovedSource[];
    /** Time of the first setup. @deprecated */ created?: DateTime;
    /** @readOnly */ created_at?: DateTime;
    /** Whether reports are taken in. */ enabled?: boolean;
    /** Time of the latest change of the settings. @deprecated */ modified?: DateTime;
    /** @readOnly */ modified_at?: DateTime;
    /** Mail records of the zone as they are in DNS now, by kind. */ records?: DMARCReport.Records;
    /** Local part of the address that reports of this zone go to. @example "9233c80fc89f43e3a7b749605f651868" */ rua_prefix?: string;
    /** Whether the setup guide was skipped. */ skip_wizard?: boolean;
    /** Problem with the `_dmarc` record; absent if there is none. */ status?:
      | 'missing-dmarc-report' | 'multiple-dmarc-reports' | 'missing-dmarc-rua' | 'cname-on-dmarc-record'
      | 'unauthorized-reporting-domain';
    /** Zone that the settings belong to. @example "023e105f4ecef8ad9ca31a8372d0c353" @deprecated */ tag?: string;
    /** @example "023e105f4ecef8ad9ca31a8372d0c353" */ zone_id?: string;
  }
  export namespace DMARCReport {
    export interface ApprovedSource {
      /** Time of the first setup. @deprecated */ created?: DateTime;
      /** @readOnly */ created_at?: DateTime;
      /** Domain the sender mails from. @example "sendgrid.net" */ domain?: string;
      /** Addresses that the sender's SPF record allows. */ ips?: string[];
      /** Time of the latest change of the settings. @deprecated */ modified?: DateTime;
      /** @readOnly */ modified_at?: DateTime;
      /** Name of the service, mostly its domain's. @example "SendGrid" */ name?: string;
      /** Short name for use in addresses. @example "sendgrid-net" */ slug?: string;
      /** Identifies the sender. @example "f174e90a-fafe-4643-bbbc-4a0ed4fc8415" */ tag?: string;
    }
    export interface Records {
      /** TXT records for BIMI, which show a logo beside mail. */ bimi_records?: Records.CheckedRecord[];
      /** CNAME records in place of DKIM keys, with what they lead to. */ cname_dkim_records?: Records.CheckedRecord[];
      /** CNAME records in place of `_dmarc`, with what they lead to. */ cname_dmarc_records?: Records.CheckedRecord[];
      /** CNAME records at the apex with the SPF text they lead to. */ cname_spf_records?: Records.CheckedRecord[];
      /** TXT records with DKIM keys. */ dkim_records?: Records.CheckedRecord[];
      /** TXT records with the DMARC policy. */ dmarc_records?: Records.CheckedRecord[];
      /** DMARC policy as resolvers see it, CNAMEs followed. */ resolved_dmarc_records?: Records.ResolvedDMARCRecord[];
      /** TXT records with SPF. */ spf_records?: Records.CheckedRecord[];
    }
    export namespace Records {
      export interface CheckedRecord {
        /** Identifies it among the zone's DNS records. @example "e5bb46707a802688812d5d1c9f7977d4" */ id?: string;
        /** Text it holds, or the target of a CNAME. */ content?: string;
        /** Full DNS name it stands at. @example "_dmarc.example.com" */ name?: string;
        /** Time that resolvers may cache it. @unit seconds @example 300 */ ttl?: Integer;
        /** Type in DNS, mostly `TXT` or `CNAME`. @example "TXT" */ type?: string;
        /** TXT entries found by following the CNAME; several are a fault. Null if nothing was followed. */ resolved?: string[] | null;
      }
      export interface ResolvedDMARCRecord {
        /** Text with its parts joined. */ content?: string;
        /** DNS name that was asked. @example "_dmarc.example.com" */ name?: string;
      }
    }
  }

  /** The record that names a domain's permitted mail senders. */
  export interface SPF {
    readonly inspect: SPF.Inspect;
  }

  export interface SpfComponent {
    /** DNS lookups that it costs, nested ones included. @example 0 */ lookup_count: Integer;
    /** SPF record that it leads to, for `INCLUDE` and `REDIRECT`. */ nested?: SpfTree;
    /** Result that receivers apply on a match. */ result: SpfResult;
    /** Mechanism or modifier, as in RFC 7208. */ type: 'ALL' | 'A' | 'MX' | 'IP4' | 'IP6' | 'EXISTS' | 'INCLUDE' | 'PTR' | 'REDIRECT';
    /** Address, range or domain it names. @example "203.0.113.1" */ value: string;
  }

  export interface SpfTree {
    /** Mechanisms and modifiers, in order. */ components: SpfComponent[];
    /** Domain whose SPF record this is. @example "example.com" */ domain: string;
    errors?: InspectError[];
    /** Text of the SPF record. */ record: string;
    /** DNS lookups in all; more than ten break SPF. @example 2 */ total_lookups: Integer;
  }

  export interface InspectError {
    /** Kind of fault, for programs. @example "max_lookups" */ code: string;
    /** Cause of the error, such as the faulty mechanism. @example "invalid" */ details?: string;
    /** Domain whose SPF record this is. @example "example.com" */ domain: string;
    /** Human-readable problem description. */ message: string;
  }

  export type SpfResult = 'pass' | 'neutral' | 'fail' | 'soft_fail' | 'none' | 'temp_error' | 'perm_error';
}

export declare namespace EmailAuth.SPF {
  /** A close look at one part of the sender record. */
  export interface Inspect {
    /** Inspect an SPF record of a zone and follow its includes.
     *
     *  More than ten DNS lookups break SPF (RFC 7208); errors come in the answer instead of failing the request.
     *  @http GET /zones/{zone_id}/email/auth/spf/inspect
     *  @availability ga
     *  @example { "zone_id": "023e105f4ecef8ad9ca31a8372d0c353", "id": "372e67954025e0ba6aaa6d586b9e0b59" } */
    get(params: InspectGetParams, options?: RequestOptions): APIPromise<InspectGetResponse>;
  }

  export interface InspectGetParams extends InZone {
    /** Record to look at, by its id in DNS. @from dns.records.list @minLength 1 */ id: string;
  }

  export interface InspectGetResponse {
    /** Mechanisms and modifiers of the record, in order. */ components: SpfComponent[];
    /** Domain that was inspected. @example "example.com" */ domain: string;
    /** Text of the record in DNS. */ record: string;
    /** DNS lookups over all includes; more than ten break SPF. @example 2 */ total_lookups: Integer;
    errors?: InspectGetResponse.Error[];
  }
  export namespace InspectGetResponse {
    export interface Error {
      /** Kind of fault, such as `max_lookups` or `loop_detected`. @example "max_lookups" */ code: string;
      /** Domain at which the fault lies. @example "example.com" */ domain: string;
      /** Human-readable problem description. */ message: string;
      /** Value that caused the fault, such as an invalid mechanism. @example "invalid" */ details?: string;
    }
  }
}
