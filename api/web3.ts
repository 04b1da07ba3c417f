import type { APIPromise, PagePromise, RequestOptions, SinglePage } from './_client.ts';
import type { DateTime, InZone, ResourceID } from './_shared.ts';

/** Web3 Gateways: HTTP access to IPFS and Ethereum under your own domain.
 *  @product web3 Web3 Gateways
 *  @docs https://developers.cloudflare.com/web3/ */
export interface Web3 {
  readonly hostnames: Web3.Hostnames;
}

export declare namespace Web3 {
  /** Names at which a gateway answers. */
  export interface Hostnames {
    readonly ipfsUniversalPaths: Hostnames.IPFSUniversalPaths;

    /** Add a gateway hostname for IPFS or Ethereum to the zone.
     *  @http POST /zones/{zone_id}/web3/hostnames
     *  @permission Web3 Hostnames Write
     *  @plans free pro business enterprise */
    create(params: HostnameCreateParams, options?: RequestOptions): APIPromise<Hostname>;

    /** List the zone's Web3 gateway hostnames.
     *  @http GET /zones/{zone_id}/web3/hostnames
     *  @permission Web3 Hostnames Write; Web3 Hostnames Read
     *  @plans free pro business enterprise */
    list(params: HostnameListParams, options?: RequestOptions): PagePromise<SinglePage<Hostname>, Hostname>;

    /** Remove a Web3 hostname and its gateway from the zone.
     *  @http DELETE /zones/{zone_id}/web3/hostnames/{identifier}
     *  @permission Web3 Hostnames Write
     *  @plans free pro business enterprise */
    delete(identifier: ResourceID, params: HostnameDeleteParams, options?: RequestOptions): APIPromise<HostnameDeleteResponse | null>;

    /** Change a Web3 hostname's description or DNSLink.
     *  @http PATCH /zones/{zone_id}/web3/hostnames/{identifier}
     *  @body json required
     *  @permission Web3 Hostnames Write
     *  @plans free pro business enterprise */
    edit(identifier: ResourceID, params: HostnameEditParams, options?: RequestOptions): APIPromise<Hostname>;

    /** Read one Web3 hostname's target, DNSLink and status.
     *  @http GET /zones/{zone_id}/web3/hostnames/{identifier}
     *  @permission Web3 Hostnames Write; Web3 Hostnames Read
     *  @plans free pro business enterprise */
    get(identifier: ResourceID, params: HostnameGetParams, options?: RequestOptions): APIPromise<Hostname>;
  }

  export interface HostnameCreateParams extends InZone {
    /** @maxLength 255 @example "gateway.example.com" */ name: string;
    target: 'ethereum' | 'ipfs' | 'ipfs_universal_path';
    /** @maxLength 500 */ description?: string;
    /** @example "/ipns/onboarding.ipfs.cloudflare.com" */ dnslink?: string;
  }

  export interface Hostname {
    /** @readOnly */ id?: ResourceID;
    /** @readOnly */ created_on?: DateTime;
    /** @maxLength 500 */ description?: string;
    /** @example "/ipns/onboarding.ipfs.cloudflare.com" */ dnslink?: string;
    /** @readOnly */ modified_on?: DateTime;
    /** @maxLength 255 @example "gateway.example.com" */ name?: string;
    /** @readOnly */ status?: 'active' | 'pending' | 'deleting' | 'error';
    target?: 'ethereum' | 'ipfs' | 'ipfs_universal_path';
  }

  export type HostnameListParams = InZone;

  export type HostnameDeleteParams = InZone;

  export interface HostnameDeleteResponse {
    /** @readOnly */ id: ResourceID;
  }

  export interface HostnameEditParams extends InZone {
    /** @maxLength 500 */ description?: string;
    /** @example "/ipns/onboarding.ipfs.cloudflare.com" */ dnslink?: string;
  }

  export type HostnameGetParams = InZone;

  export type HostnamesSinglePage = SinglePage<Hostname>;
}

export declare namespace Web3.Hostnames {
  /** Gateways that serve any IPFS content. */
  export interface IPFSUniversalPaths {
    readonly contentLists: IPFSUniversalPaths.ContentLists;
  }
}

export declare namespace Web3.Hostnames.IPFSUniversalPaths {
  /** Content that a gateway refuses. */
  export interface ContentLists {
    readonly entries: ContentLists.Entries;

    /** Replace a content list's action along with all its entries.
     *  @http PUT /zones/{zone_id}/web3/hostnames/{identifier}/ipfs_universal_path/content_list
     *  @permission Web3 Hostnames Write
     *  @plans enterprise */
    update(identifier: ResourceID, params: ContentListUpdateParams, options?: RequestOptions): APIPromise<ContentList>;

    /** Read what a universal path gateway does with content on its list.
     *  @http GET /zones/{zone_id}/web3/hostnames/{identifier}/ipfs_universal_path/content_list
     *  @permission Web3 Hostnames Write; Web3 Hostnames Read
     *  @plans enterprise */
    get(identifier: ResourceID, params: ContentListGetParams, options?: RequestOptions): APIPromise<ContentList>;
  }

  export interface ContentListUpdateParams extends InZone {
    action: 'block';
    entries: ContentListUpdateParams.Entry[];
  }
  export namespace ContentListUpdateParams {
    export interface Entry {
      /** @maxLength 500 @example "QmPZ9gcCEpqKTo6aq61g2nXGUhM4iCL3ewB6LDXZCtioEB" */ content?: string;
      /** @maxLength 500 */ description?: string;
      type?: 'cid' | 'content_path';
    }
  }

  export interface ContentList {
    action?: 'block';
  }

  export type ContentListGetParams = InZone;
}

export declare namespace Web3.Hostnames.IPFSUniversalPaths.ContentLists {
  /** Single refused content IDs or paths. */
  export interface Entries {
    /** Add a CID or content path to a universal path gateway's content list.
     *  @http POST /zones/{zone_id}/web3/hostnames/{identifier}/ipfs_universal_path/content_list/entries
     *  @plans enterprise */
    create(identifier: ResourceID, params: EntryCreateParams, options?: RequestOptions): APIPromise<EntryListResponse.Entry>;

    /** Replace one content list entry's content, type and description.
     *  @http PUT /zones/{zone_id}/web3/hostnames/{identifier}/ipfs_universal_path/content_list/entries/{content_list_entry_identifier}
     *  @permission Web3 Hostnames Write
     *  @plans enterprise */
    update(
      contentListEntryIdentifier: ResourceID,
      params: EntryUpdateParams,
      options?: RequestOptions,
    ): APIPromise<EntryListResponse.Entry>;

    /** List the CIDs and paths on a universal path gateway's content list.
     *  @http GET /zones/{zone_id}/web3/hostnames/{identifier}/ipfs_universal_path/content_list/entries
     *  @permission Web3 Hostnames Write; Web3 Hostnames Read
     *  @plans enterprise */
    list(identifier: ResourceID, params: EntryListParams, options?: RequestOptions): APIPromise<EntryListResponse | null>;

    /** Take one entry off a universal path gateway's content list.
     *  @http DELETE /zones/{zone_id}/web3/hostnames/{identifier}/ipfs_universal_path/content_list/entries/{content_list_entry_identifier}
     *  @permission Web3 Hostnames Write
     *  @plans enterprise */
    delete(
      contentListEntryIdentifier: ResourceID,
      params: EntryDeleteParams,
      options?: RequestOptions,
    ): APIPromise<HostnameDeleteResponse | null>;

    /** Look up one content list entry by its ID.
     *  @http GET /zones/{zone_id}/web3/hostnames/{identifier}/ipfs_universal_path/content_list/entries/{content_list_entry_identifier}
     *  @permission Web3 Hostnames Write; Web3 Hostnames Read
     *  @plans enterprise */
    get(contentListEntryIdentifier: ResourceID, params: EntryGetParams, options?: RequestOptions): APIPromise<EntryListResponse.Entry>;
  }

  export interface EntryCreateParams extends InZone {
    /** @maxLength 500 @example "QmPZ9gcCEpqKTo6aq61g2nXGUhM4iCL3ewB6LDXZCtioEB" */ content: string;
    type: 'cid' | 'content_path';
    /** @maxLength 500 */ description?: string;
  }

  export type EntryCreateResponse = EntryListResponse.Entry;

  export interface EntryUpdateParams extends InZone {
    /** @readOnly */ identifier: ResourceID;
    /** @maxLength 500 @example "QmPZ9gcCEpqKTo6aq61g2nXGUhM4iCL3ewB6LDXZCtioEB" */ content: string;
    type: 'cid' | 'content_path';
    /** @maxLength 500 */ description?: string;
  }

  export type EntryUpdateResponse = EntryListResponse.Entry;

  export type EntryListParams = InZone;

  export interface EntryListResponse {
    entries?: EntryListResponse.Entry[];
  }
  export namespace EntryListResponse {
    export interface Entry {
      /** @readOnly */ id?: ResourceID;
      /** @maxLength 500 @example "QmPZ9gcCEpqKTo6aq61g2nXGUhM4iCL3ewB6LDXZCtioEB" */ content?: string;
      /** @readOnly */ created_on?: DateTime;
      /** @maxLength 500 */ description?: string;
      /** @readOnly */ modified_on?: DateTime;
      type?: 'cid' | 'content_path';
    }
  }

  export type EntryDeleteParams = EntryGetParams;

  export type EntryDeleteResponse = HostnameDeleteResponse;

  export interface EntryGetParams extends InZone {
    /** @readOnly */ identifier: ResourceID;
  }

  export type EntryGetResponse = EntryListResponse.Entry;
}
