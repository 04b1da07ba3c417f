import type { PagePromise, RequestOptions, SinglePage, V4PagePaginationArray } from '../_client.ts';
import type { DateTime, InAccount, Integer } from '../_shared.ts';

/** Managed service in which experts watch your mail threats. */
export interface Phishguard {
  readonly reports: Phishguard.Reports;
}

export declare namespace Phishguard {
  /** Findings and actions of the experts. */
  export interface Reports {
    /** List the PhishGuard reports of a span of time.
     *  @http GET /accounts/{account_id}/email-security/phishguard/reports
     *  @permission Cloud Email Security: Write; Cloud Email Security: Read
     *  @availability beta
     *  @columns title disposition priority tags created_at */
    list(params: ReportListParams, options?: RequestOptions): PagePromise<SinglePage<ReportListResponse>, ReportListResponse>;
  }

  export interface ReportListParams extends InAccount {
    /** End of the span in RFC 3339 form; goes before `to_date`. */ end?: DateTime;
    /** First day of the span; deprecated, give `start`. @format date @deprecated */ from_date?: string;
    /** Start of the span in RFC 3339 form; goes before `from_date`. */ start?: DateTime;
    /** Last day of the span; deprecated, give `end`. @format date @deprecated */ to_date?: string;
  }

  export interface ReportListResponse {
    /** Number of the entry, given by Cloudflare. */ id: Integer;
    /** Text of the report. */ content: string;
    /** Verdict on the reported message. */ disposition:
      | 'MALICIOUS' | 'MALICIOUS-BEC' | 'SUSPICIOUS' | 'SPOOF' | 'SPAM' | 'BULK' | 'ENCRYPTED' | 'EXTERNAL'
      | 'UNKNOWN' | 'NONE';
    /** Facts of the message. */ fields: ReportListResponse.Fields;
    /** Urgency of the report. */ priority: string;
    /** Headline of the report. */ title: string;
    /** @readOnly */ created_at?: DateTime | null;
    /** Labels of the report. */ tags?: ReportListResponse.Tag[] | null;
    /** Time as the older field gave it; deprecated. @readOnly @deprecated */ ts?: DateTime;
    /** @readOnly */ updated_at?: DateTime | null;
  }
  export namespace ReportListResponse {
    export interface Fields {
      /** Recipients of the message. */ to: string[];
      /** Address in the `From` header. */ from?: string | null;
      /** Time at which the message came. @readOnly */ occurred_at?: DateTime;
      /** Postfix id of the message; null if unknown. */ postfix_id?: string | null;
      /** Time as the older field gave it; deprecated. @readOnly @deprecated */ ts?: DateTime;
    }
    export interface Tag {
      /** Group that the label belongs to. */ category: string;
      /** Text of the label. */ value: string;
    }
  }

  export type ReportListResponsesV4PagePaginationArray = V4PagePaginationArray<ReportListResponse>;
}
