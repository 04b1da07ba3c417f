import type { APIPromise, RequestOptions } from './_client.ts';
import type { DateTime, InZone, Integer } from './_shared.ts';

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
    /** Turn DMARC report handling on or off for a zone, or skip its wizard.
     *  @http PATCH /zones/{zone_id}/email/auth/dmarc-reports
     *  @body json required
     *  @availability ga */
    edit(params: DMARCReportEditParams, options?: RequestOptions): APIPromise<DMARCReportGetResponse>;

    /** Read a zone's DMARC report settings.
     *  @http GET /zones/{zone_id}/email/auth/dmarc-reports
     *  @availability ga */
    get(params: DMARCReportGetParams, options?: RequestOptions): APIPromise<DMARCReportGetResponse>;
  }

  export interface DMARCReportEditParams extends InZone {
    enabled?: boolean | null;
    skip_wizard?: boolean | null;
  }

  export import DMARCReportEditResponse = EmailAuth.DMARCReportGetResponse;

  export type DMARCReportGetParams = InZone;

  export interface DMARCReportGetResponse {
    approved_sources?: DMARCReportGetResponse.ApprovedSource[];
    /** @deprecated */ created?: DateTime;
    /** @readOnly */ created_at?: DateTime;
    enabled?: boolean;
    /** @deprecated */ modified?: DateTime;
    /** @readOnly */ modified_at?: DateTime;
    records?: DMARCReportGetResponse.Records;
    /** @example "9233c80fc89f43e3a7b749605f651868" */ rua_prefix?: string;
    skip_wizard?: boolean;
    status?: 'missing-dmarc-report' | 'multiple-dmarc-reports' | 'missing-dmarc-rua' | 'cname-on-dmarc-record';
    /** @example "023e105f4ecef8ad9ca31a8372d0c353" @deprecated */ tag?: string;
    /** @example "023e105f4ecef8ad9ca31a8372d0c353" */ zone_id?: string;
  }
  export namespace DMARCReportGetResponse {
    export interface ApprovedSource {
      /** @deprecated */ created?: DateTime;
      /** @readOnly */ created_at?: DateTime;
      /** @example "sendgrid.net" */ domain?: string;
      ips?: string[];
      /** @deprecated */ modified?: DateTime;
      /** @readOnly */ modified_at?: DateTime;
      /** @example "SendGrid" */ name?: string;
      /** @example "sendgrid-net" */ slug?: string;
      /** @example "f174e90a-fafe-4643-bbbc-4a0ed4fc8415" */ tag?: string;
    }
    export interface Records {
      bimi_records?: Records.SPFRecord[];
      cname_dkim_records?: Records.SPFRecord[];
      cname_dmarc_records?: Records.SPFRecord[];
      cname_spf_records?: Records.SPFRecord[];
      dkim_records?: Records.SPFRecord[];
      dmarc_records?: Records.SPFRecord[];
      resolved_dmarc_records?: Records.ResolvedDMARCRecord[];
      spf_records?: Records.SPFRecord[];
    }
    export namespace Records {
      export type BimiRecord = SPFRecord;
      export type CnamedkimRecord = SPFRecord;
      export type CnamedmarcRecord = SPFRecord;
      export type CnamespfRecord = SPFRecord;
      export type DKIMRecord = SPFRecord;
      export type DMARCRecord = SPFRecord;
      export interface ResolvedDMARCRecord {
        content?: string;
        /** @example "_dmarc.example.com" */ name?: string;
      }
      export interface SPFRecord {
        /** @example "e5bb46707a802688812d5d1c9f7977d4" */ id?: string;
        content?: string;
        /** @example "_dmarc.example.com" */ name?: string;
        /** @unit seconds @example 300 */ ttl?: Integer;
        /** @example "TXT" */ type?: string;
      }
    }
  }

  /** The record that names a domain's permitted mail senders. */
  export interface SPF {
    readonly inspect: SPF.Inspect;
  }

  export interface SpfComponent {
    /** @example 0 */ lookup_count: Integer;
    nested?: SpfTree;
    result: SpfResult;
    type: 'ALL' | 'A' | 'MX' | 'IP4' | 'IP6' | 'EXISTS' | 'INCLUDE' | 'PTR' | 'REDIRECT';
    /** @example "203.0.113.1" */ value: string;
  }

  export interface SpfTree {
    components: SpfComponent[];
    /** @example "example.com" */ domain: string;
    errors?: InspectError[];
    record: string;
    /** @example 2 */ total_lookups: Integer;
  }

  export interface InspectError {
    /** @example "max_lookups" */ code: string;
    /** @example "invalid" */ details?: string;
    /** @example "example.com" */ domain: string;
    message: string;
  }

  export type SpfResult = 'pass' | 'neutral' | 'fail' | 'soft_fail' | 'none' | 'temp_error' | 'perm_error';
}

export declare namespace EmailAuth.SPF {
  /** A close look at one part of the sender record. */
  export interface Inspect {
    /** Inspect an SPF entry of a zone, picked by its ID.
     *  @http GET /zones/{zone_id}/email/auth/spf/inspect
     *  @availability ga */
    get(params: InspectGetParams, options?: RequestOptions): APIPromise<InspectGetResponse>;
  }

  export interface InspectGetParams extends InZone {
    id: string;
  }

  export interface InspectGetResponse {
    components: SpfComponent[];
    /** @example "example.com" */ domain: string;
    record: string;
    /** @example 2 */ total_lookups: Integer;
    errors?: InspectGetResponse.Error[];
  }
  export namespace InspectGetResponse {
    export interface Error {
      /** @example "max_lookups" */ code: string;
      /** @example "example.com" */ domain: string;
      message: string;
      /** @example "invalid" */ details?: string;
    }
  }
}
