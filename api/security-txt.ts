import type { APIPromise, RequestOptions } from './_client.ts';
import type { DateTime, Integer, InZone } from './_shared.ts';

/** security.txt: A file that tells researchers how to report flaws.
 *  @product securityTXT security.txt
 *  @docs https://developers.cloudflare.com/security-center/infrastructure/security-file/ */
export interface SecurityTXT {
  /** Replace the zone's security.txt and whether it is served.
   *
   *  Served at `/.well-known/security.txt`. A valid file needs `contact` and `expires`.
   *  @http PUT /zones/{zone_id}/security-center/securitytxt
   *  @body json required
   *  @unwrapped
   *  @permission Zone Settings Write
   *  @availability ga
   *  @example {
   *    "zone_id": "023e105f4ecef8ad9ca31a8372d0c353", "enabled": true, "contact": ["mailto:security@example.com"],
   *    "expires": "2027-01-01T00:00:00Z", "preferred_languages": "en"
   *  } */
  update(params: SecurityTXT.SecurityTXTUpdateParams, options?: RequestOptions): APIPromise<SecurityTXT.SecurityTXTResult>;

  /** Delete the security.txt that Cloudflare serves for the zone.
   *  @http DELETE /zones/{zone_id}/security-center/securitytxt
   *  @unwrapped
   *  @permission Zone Settings Write
   *  @availability ga */
  delete(params: InZone, options?: RequestOptions): APIPromise<SecurityTXT.SecurityTXTResult>;

  /** Get the zone's security.txt.
   *  @http GET /zones/{zone_id}/security-center/securitytxt
   *  @permission Zone Settings Write; Zone Settings Read
   *  @availability ga */
  get(params: InZone, options?: RequestOptions): APIPromise<SecurityTXT.SecurityTXTFile>;
}

export declare namespace SecurityTXT {
  export interface SecurityTXTFile {
    /** Pages that thank those who reported (https addresses). */ acknowledgments?: (/** @format uri */ string)[];
    /** Addresses at which the file itself is found. */ canonical?: (/** @format uri */ string)[];
    /** Addresses for reports: `mailto:`, `tel:` or https, preferred first. */ contact?: (/** @format uri */ string)[];
    /** Whether Cloudflare serves the file. */ enabled?: boolean;
    /** Keys for encrypted reports, by address. */ encryption?: (/** @format uri */ string)[];
    /** Time after which the file is stale. */ expires?: DateTime;
    /** Pages with open security positions. */ hiring?: (/** @format uri */ string)[];
    /** Pages with the policy of disclosure. */ policy?: (/** @format uri */ string)[];
    /** Languages understood, as tags joined by commas. */ preferred_languages?: string;
  }

  export interface SecurityTXTUpdateParams extends InZone, SecurityTXTFile {}

  export interface SecurityTXTResult {
    errors: SecurityTXTResult.Error[];
    messages: SecurityTXTResult.ResponseMessage[];
    success: true;
  }
  export namespace SecurityTXTResult {
    export interface ResponseMessage {
      /** Number by which programs tell it. @min 1000 */ code: Integer;
      /** Human-readable message. */ message: string;
      /** Page that tells more. */ documentation_url?: string;
      /** Part of the request concerned. */ source?: Error.Source;
    }

    export interface Error extends ResponseMessage {}
    export namespace Error {
      export interface Source {
        /** JSON pointer to the part of the request that is concerned. */ pointer?: string;
      }
    }
  }
  }
