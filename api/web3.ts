import type { APIPromise, PagePromise, RequestOptions, SinglePage } from './_client.ts';
import type { DateTime, InZone, ResourceID } from './_shared.ts';

/** Web3 Gateways: HTTP access to IPFS and Ethereum under your own domain.
 *  @product web3 Web3 Gateways
 *  @docs https://developers.cloudflare.com/web3/ */
export interface Web3 {
  readonly hostnames: Web3.Hostnames;
}

export declare namespace Web3 {
  /** Words of fields by their names. */
  export interface Glossary {
    /** CID or content path to block. */ content: string;
    /** Note for people. */ description: string;
    /** IPFS or IPNS path that the hostname shows; for target `ipfs` only. */ dnslink: string;
    /** Id of the gateway, given by Cloudflare. */ id: string;
    /** Whether `content` is a CID or a path. */ type: unknown;
  }

  /** Words of the path values that methods take by position. */
  export interface PathGlossary {
    /** Content list entry to work on, as `web3.hostnames.ipfsUniversalPaths.contentLists.entries.list` shows it.
     *  @from web3.hostnames.ipfsUniversalPaths.contentLists.entries.list */
    content_list_entry_identifier: string;
    /** Web3 hostname (gateway) to work on. @from web3.hostnames.list */ identifier: string;
  }

  /** Names at which a gateway answers. */
  export interface Hostnames {
    readonly ipfsUniversalPaths: Hostnames.IPFSUniversalPaths;

    /** Create a gateway hostname for IPFS or Ethereum.
     *
     *  The DNS record is made along with it; it works once the status is `active`.
     *  @http POST /zones/{zone_id}/web3/hostnames
     *  @permission Web3 Hostnames Write
     *  @plans free pro business enterprise
     *  @example {
     *    "zone_id": "023e105f4ecef8ad9ca31a8372d0c353", "name": "gateway.example.com", "target": "ipfs_universal_path"
     *  }
     *  @waits web3.hostnames.get status done=active failed=error id=id */
    create(params: HostnameCreateParams, options?: RequestOptions): APIPromise<Hostname>;

    /** List the zone's Web3 gateway hostnames.
     *  @http GET /zones/{zone_id}/web3/hostnames
     *  @permission Web3 Hostnames Write; Web3 Hostnames Read
     *  @plans free pro business enterprise
     *  @columns name target dnslink description status created_on
     *  @key name */
    list(params: InZone, options?: RequestOptions): PagePromise<SinglePage<Hostname>, Hostname>;

    /** Delete a Web3 hostname and its gateway from the zone.
     *  @http DELETE /zones/{zone_id}/web3/hostnames/{identifier}
     *  @permission Web3 Hostnames Write
     *  @plans free pro business enterprise */
    delete(identifier: ResourceID, params: InZone, options?: RequestOptions): APIPromise<HostnameDeleteResponse | null>;

    /** Edit a Web3 hostname's description or DNSLink.
     *  @http PATCH /zones/{zone_id}/web3/hostnames/{identifier}
     *  @body json required
     *  @permission Web3 Hostnames Write
     *  @plans free pro business enterprise */
    edit(identifier: ResourceID, params: HostnameEditParams, options?: RequestOptions): APIPromise<Hostname>;

    /** Get one Web3 hostname's target, DNSLink and status.
     *  @http GET /zones/{zone_id}/web3/hostnames/{identifier}
     *  @permission Web3 Hostnames Write; Web3 Hostnames Read
     *  @plans free pro business enterprise */
    get(identifier: ResourceID, params: InZone, options?: RequestOptions): APIPromise<Hostname>;
  }

  export interface GatewayTarget {
    /** Hostname of the zone under which the gateway is reached. @maxLength 255 @example "gateway.example.com" @format hostname */ name?: string;
    /** Network the gateway leads to; with `ipfs_universal_path` any content by its path. */
    target?: 'ethereum' | 'ipfs' | 'ipfs_universal_path' | (string & {});
    /** @maxLength 500 */ description?: string;
    /** @example "/ipns/onboarding.ipfs.cloudflare.com" */ dnslink?: string;
  }

  export interface HostnameCreateParams extends InZone, GatewayTarget {
    /** @maxLength 255 @example "gateway.example.com" @format hostname */ name: string;
    target: 'ethereum' | 'ipfs' | 'ipfs_universal_path' | (string & {});
  }

  export interface Hostname extends GatewayTarget {
    /** @readOnly */ id?: ResourceID;
    /** @readOnly */ created_on?: DateTime;
    /** @readOnly */ modified_on?: DateTime;
    /** Progress of setting up the gateway. @readOnly */ status?: 'active' | 'pending' | 'deleting' | 'error';
    target?: 'ethereum' | 'ipfs' | 'ipfs_universal_path';
  }

  export interface HostnameDeleteResponse {
    /** @readOnly */ id: ResourceID;
  }

  export interface HostnameEditParams extends InZone {
    /** @maxLength 500 */ description?: string;
    /** @example "/ipns/onboarding.ipfs.cloudflare.com" */ dnslink?: string;
  }

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
     *
     *  Entries left out are deleted.
     *  @http PUT /zones/{zone_id}/web3/hostnames/{identifier}/ipfs_universal_path/content_list
     *  @permission Web3 Hostnames Write
     *  @plans enterprise */
    update(identifier: ResourceID, params: ContentListUpdateParams, options?: RequestOptions): APIPromise<ContentList>;

    /** Get what a universal path gateway does with listed content.
     *  @http GET /zones/{zone_id}/web3/hostnames/{identifier}/ipfs_universal_path/content_list
     *  @permission Web3 Hostnames Write; Web3 Hostnames Read
     *  @plans enterprise */
    get(identifier: ResourceID, params: InZone, options?: RequestOptions): APIPromise<ContentList>;
  }

  export interface ContentListUpdateParams extends InZone {
    /** Action for listed content: block. */ action: 'block';
    /** The listed content. */ entries: ContentListUpdateParams.Entry[];
  }
  export namespace ContentListUpdateParams {
    export interface Entry {
      /** @maxLength 500 @example "QmPZ9gcCEpqKTo6aq61g2nXGUhM4iCL3ewB6LDXZCtioEB" @minLength 1 */ content?: string;
      /** @maxLength 500 */ description?: string;
      type?: 'cid' | 'content_path' | (string & {});
    }
  }

  export interface ContentList {
    /** Action for listed content: block. */ action?: 'block';
  }
}

export declare namespace Web3.Hostnames.IPFSUniversalPaths.ContentLists {
  /** Single refused content IDs or paths. */
  export interface Entries {
    /** Create a content list entry for a CID or content path.
     *  @http POST /zones/{zone_id}/web3/hostnames/{identifier}/ipfs_universal_path/content_list/entries
     *  @plans enterprise
     *  @example {
     *    "zone_id": "023e105f4ecef8ad9ca31a8372d0c353", "identifier": "023e105f4ecef8ad9ca31a8372d0c353",
     *    "content": "QmPZ9gcCEpqKTo6aq61g2nXGUhM4iCL3ewB6LDXZCtioEB", "type": "cid"
     *  } */
    create(identifier: ResourceID, params: EntryCreateParams, options?: RequestOptions): APIPromise<EntryResult>;

    /** Replace one content list entry's content, type and description.
     *  @http PUT /zones/{zone_id}/web3/hostnames/{identifier}/ipfs_universal_path/content_list/entries/{content_list_entry_identifier}
     *  @permission Web3 Hostnames Write
     *  @plans enterprise */
    update(
      contentListEntryIdentifier: ResourceID,
      params: EntryUpdateParams,
      options?: RequestOptions,
    ): APIPromise<EntryResult>;

    /** List the CIDs and paths on a universal path gateway's content list.
     *  @http GET /zones/{zone_id}/web3/hostnames/{identifier}/ipfs_universal_path/content_list/entries
     *  @permission Web3 Hostnames Write; Web3 Hostnames Read
     *  @plans enterprise
     *  @columns content type description created_on modified_on */
    list(identifier: ResourceID, params: InZone, options?: RequestOptions): APIPromise<EntryListResponse | null>;

    /** Delete one entry of a gateway's content list.
     *  @http DELETE /zones/{zone_id}/web3/hostnames/{identifier}/ipfs_universal_path/content_list/entries/{content_list_entry_identifier}
     *  @permission Web3 Hostnames Write
     *  @plans enterprise */
    delete(
      contentListEntryIdentifier: ResourceID,
      params: EntryParams,
      options?: RequestOptions,
    ): APIPromise<HostnameDeleteResponse | null>;

    /** Get one content list entry by its ID.
     *  @http GET /zones/{zone_id}/web3/hostnames/{identifier}/ipfs_universal_path/content_list/entries/{content_list_entry_identifier}
     *  @permission Web3 Hostnames Write; Web3 Hostnames Read
     *  @plans enterprise */
    get(contentListEntryIdentifier: ResourceID, params: EntryParams, options?: RequestOptions): APIPromise<EntryResult>;
  }

  export interface EntryCreateParams extends InZone {
    /** @maxLength 500 @example "QmPZ9gcCEpqKTo6aq61g2nXGUhM4iCL3ewB6LDXZCtioEB" @minLength 1 */ content: string;
    type: 'cid' | 'content_path' | (string & {});
    /** @maxLength 500 */ description?: string;
  }

  export interface EntryResult {
    /** @readOnly */ id?: ResourceID;
    /** @maxLength 500 @example "QmPZ9gcCEpqKTo6aq61g2nXGUhM4iCL3ewB6LDXZCtioEB" */ content?: string;
    /** @readOnly */ created_on?: DateTime;
    /** @maxLength 500 */ description?: string;
    /** @readOnly */ modified_on?: DateTime;
    type?: 'cid' | 'content_path';
  }

  export interface EntryUpdateParams extends InZone {
    /** Gateway hostname the list belongs to. @readOnly @from web3.hostnames.list */ identifier: ResourceID;
    /** @maxLength 500 @example "QmPZ9gcCEpqKTo6aq61g2nXGUhM4iCL3ewB6LDXZCtioEB" @minLength 1 */ content: string;
    type: 'cid' | 'content_path' | (string & {});
    /** @maxLength 500 */ description?: string;
  }

  export interface EntryListResponse {
    /** The listed content. */ entries?: EntryResult[];
  }

  export interface EntryParams extends InZone {
    /** Gateway hostname the list belongs to. @readOnly @from web3.hostnames.list */ identifier: ResourceID;
  }
}
