import type { APIPromise, PagePromise, RequestOptions, SinglePage, V4PagePaginationArray } from '../../_client.ts';
import type { InAccount, Integer } from '../../_shared.ts';
import type { Devices } from './index.ts';

/** Subnets from which matching devices get their virtual IP. */
export interface IPProfiles {
  /** Create an IP profile that gives matching devices IPs from a subnet.
   *
   *  A registration takes its address from the first enabled profile that matches, in order of `precedence`.
   *  @http POST /accounts/{account_id}/devices/ip-profiles
   *  @permission Zero Trust Write
   *  @availability ga
   *  @example {
   *    "account_id": "023e105f4ecef8ad9ca31a8372d0c353", "name": "IPv4 Cloudflare Source IPs",
   *    "match": "identity.email == \"test@cloudflare.com\"", "precedence": 100, "subnet_id": "b70ff985-a4ef-4643-bbbc-4a0ed4fc8415",
   *    "enabled": true
   *  } */
  create(params: IPProfileCreateParams, options?: RequestOptions): APIPromise<IPProfile>;

  /** Edit an IP profile; fields left out keep their values.
   *  @http PATCH /accounts/{account_id}/devices/ip-profiles/{profile_id}
   *  @body json required
   *  @permission Zero Trust Write
   *  @availability ga */
  update(profileID: string, params: IPProfileUpdateParams, options?: RequestOptions): APIPromise<IPProfile>;

  /** List the IP profiles of an account.
   *  @http GET /accounts/{account_id}/devices/ip-profiles
   *  @permission Zero Trust Read; Zero Trust Write
   *  @availability ga
   *  @columns name description match precedence enabled created_at updated_at
   *  @key name */
  list(params: IPProfileListParams, options?: RequestOptions): PagePromise<V4PagePaginationArray<IPProfile>, IPProfile>;

  /** Delete an IP profile, so that it gives devices no more IPs.
   *  @http DELETE /accounts/{account_id}/devices/ip-profiles/{profile_id}
   *  @permission Zero Trust Write
   *  @availability ga */
  delete(profileID: string, params: InAccount, options?: RequestOptions): APIPromise<IPProfileDeleteResponse>;

  /** Get one IP profile with its match rule and subnet.
   *  @http GET /accounts/{account_id}/devices/ip-profiles/{profile_id}
   *  @permission Zero Trust Read; Zero Trust Write
   *  @availability ga */
  get(profileID: string, params: InAccount, options?: RequestOptions): APIPromise<IPProfile>;
}

export interface IPProfileSettings {
  /** Wirefilter expression on `identity` that a registration must meet to get addresses of the profile. @maxLength 10000 */ match?: string;
  /** Name of the IP profile for people. @minLength 1 */ name?: string;
  /** Order of the IP profiles: of those that match, the lowest number wins. @example 100 */ precedence?: Integer;
}

export interface IPProfileCreateParams extends InAccount, IPProfileSettings {
  /** @maxLength 10000 */ match: string;
  /** @minLength 1 */ name: string;
  /** @example 100 */ precedence: Integer;
  /** @example "b70ff985-a4ef-4643-bbbc-4a0ed4fc8415" @from zeroTrust.networks.subnets.list */
  subnet_id: string;
  /** Note on the IP profile for people; null if there is none. */ description?: string | null;
  /** Whether the profile gives addresses to matching devices. @default true */ enabled?: boolean;
}

export interface IPProfile extends IPProfileSettings {
  /** Identifies the IP profile; given by Cloudflare. @example "f70ff985-a4ef-4643-bbbc-4a0ed4fc8415" */ id: string;
  /** @example "2025-02-14T13:17:00.123456789Z" */ created_at: string;
  /** Note on the IP profile for people; null if there is none. */ description: string | null;
  /** Whether the IP profile is in effect. */ enabled: boolean;
  /** @maxLength 10000 */ match: string;
  name: string;
  /** @example 100 */ precedence: Integer;
  /** @example "b70ff985-a4ef-4643-bbbc-4a0ed4fc8415" @from zeroTrust.networks.subnets.list */
  subnet_id: string;
  /** @example "2025-02-14T13:17:00.123456789Z" */ updated_at: string;
}

export interface IPProfileUpdateParams extends InAccount, IPProfileSettings {
  /** Note on the IP profile for people. */ description?: string;
  /** Whether the IP profile is in effect. */ enabled?: boolean;
  /** @example "b70ff985-a4ef-4643-bbbc-4a0ed4fc8415" @from zeroTrust.networks.subnets.list */
  subnet_id?: string;
}

export interface IPProfileListParams extends InAccount {
  /** @min 1 @default 1 */ page?: Integer;
  /** @min 1 @max 100 @default 50 */ per_page?: Integer;
}

export interface IPProfileDeleteResponse {
  /** Id of the device IP profile that was deleted. */ id?: string;
}

/** Devices that receive a given build. */
export interface DeploymentGroups {
  /** Create a group that pins client versions for chosen profiles.
   *
   *  Beta. A device profile can be in one group only.
   *  @http POST /accounts/{account_id}/devices/deployment-groups
   *  @availability ga
   *  @example {
   *    "account_id": "023e105f4ecef8ad9ca31a8372d0c353", "name": "Engineering Ring 0",
   *    "version_config": [{ "target_environment": "windows", "version": "2026.1.150.0" }], "policy_ids": ["f174e90a-fafe-4643-bbbc-4a0ed4fc8415"]
   *  }
   *  @aliases client auto-update; version pinning */
  create(params: DeploymentGroupCreateParams, options?: RequestOptions): APIPromise<DeploymentGroup>;

  /** List the account's deployment groups.
   *  @http GET /accounts/{account_id}/devices/deployment-groups
   *  @availability ga
   *  @columns name version_config policy_ids created_at updated_at */
  list(params: IPProfileListParams, options?: RequestOptions): PagePromise<V4PagePaginationArray<DeploymentGroup>, DeploymentGroup>;

  /** Delete a deployment group, so that its versions apply no more.
   *
   *  Beta. Clients keep the version they have; they get no further target from the group.
   *  @http DELETE /accounts/{account_id}/devices/deployment-groups/{group_id}
   *  @availability ga */
  delete(groupID: string, params: InAccount, options?: RequestOptions): APIPromise<DeploymentGroupDeleteResponse>;

  /** Edit a deployment group; fields left out keep their values.
   *
   *  Beta. Lists replace the former ones as a whole. Answers 409 if a profile already belongs to another group.
   *  @http PATCH /accounts/{account_id}/devices/deployment-groups/{group_id}
   *  @body json required
   *  @availability ga */
  edit(groupID: string, params: DeploymentGroupEditParams, options?: RequestOptions): APIPromise<DeploymentGroup>;

  /** Get one deployment group with its version settings.
   *  @http GET /accounts/{account_id}/devices/deployment-groups/{group_id}
   *  @availability ga */
  get(groupID: string, params: InAccount, options?: RequestOptions): APIPromise<DeploymentGroup>;
}

export interface DeploymentGroupCreateParams extends InAccount {
  /** Name of the deployment group for people. @minLength 1 @maxLength 255 */ name: string;
  /** Client version per platform; at least one. @minItems 1 */ version_config: Devices.VersionConfig[];
  /** Device profiles whose devices get these versions. @from zeroTrust.devices.policies.custom.list policy_id */ policy_ids?: string[];
}

export interface DeploymentGroup {
  /** Identifies the deployment group; given by Cloudflare. @example "550e8400-e29b-41d4-a716-446655440000" */ id: string;
  /** @example "2026-02-14T13:17:00.123456789Z" */ created_at: string;
  /** Name of the deployment group for people. @minLength 1 @maxLength 255 */ name: string;
  /** @example "2026-02-14T13:17:00.123456789Z" */ updated_at: string;
  /** Client version that the group sets for each platform. */ version_config: Devices.VersionConfig[];
  /** Device profiles assigned to the group; null if there are none. */ policy_ids?: string[] | null;
}

export interface DeploymentGroupDeleteResponse {
  /** Id of the deployment group that was deleted. */ id?: string;
}

export interface DeploymentGroupEditParams extends InAccount {
  /** Name of the deployment group for people. @minLength 1 @maxLength 255 */ name?: string;
  /** New list of device profiles, in place of the whole former one. @from zeroTrust.devices.policies.custom.list policy_id */
  policy_ids?: string[];
  /** New list of versions per platform, in place of the whole former one. */ version_config?: Devices.VersionConfig[];
}

/** Locations recognized by a TLS beacon. */
export interface Networks {
  /** Create a managed network that devices can detect.
   *
   *  Devices know they are in it when a host inside answers with the expected TLS certificate; device profiles can then match on `network`.
   *  @http POST /accounts/{account_id}/devices/networks
   *  @permission Zero Trust Write
   *  @availability ga
   *  @example {
   *    "account_id": "023e105f4ecef8ad9ca31a8372d0c353", "name": "managed-network-1", "type": "tls",
   *    "config": { "tls_sockaddr": "foobar:1234", "sha256": "b5bb9d8014a0f9b1d61e21e796d78dccdf1352f23cd32812f4850b878ae4944c" }
   *  }
   *  @aliases office network; TLS beacon */
  create(params: NetworkCreateParams, options?: RequestOptions): APIPromise<DeviceNetwork | null>;

  /** Replace a managed network's name, type or detection settings.
   *  @http PUT /accounts/{account_id}/devices/networks/{network_id}
   *  @body json required
   *  @permission Zero Trust Write
   *  @availability ga */
  update(/** @maxLength 36 */ networkID: string, params: NetworkUpdateParams, options?: RequestOptions): APIPromise<DeviceNetwork | null>;

  /** List the managed networks of the account.
   *  @http GET /accounts/{account_id}/devices/networks
   *  @availability ga
   *  @columns name type config.tls_sockaddr network_id
   *  @key name */
  list(params: InAccount, options?: RequestOptions): PagePromise<SinglePage<DeviceNetwork>, DeviceNetwork>;

  /** Delete a managed network, so that devices detect it no more.
   *
   *  The answer lists the networks that are left. Profiles that match on the network stop matching.
   *  @http DELETE /accounts/{account_id}/devices/networks/{network_id}
   *  @permission Zero Trust Write
   *  @availability ga */
  delete(
    /** @maxLength 36 */ networkID: string,
    params: InAccount,
    options?: RequestOptions,
  ): PagePromise<SinglePage<DeviceNetwork>, DeviceNetwork>;

  /** Get one managed network's detection settings.
   *  @http GET /accounts/{account_id}/devices/networks/{network_id}
   *  @availability ga */
  get(/** @maxLength 36 */ networkID: string, params: InAccount, options?: RequestOptions): APIPromise<DeviceNetwork | null>;
}

export interface NetworkSettings {
  /** Criteria for recognizing the network: the host the client asks and the certificate it expects. */ config?: DeviceNetworkConfig;
  /** Name of the managed network, unique within the account. @example "managed-network-1" */ name?: string;
  /** Method of recognizing the network; always by a TLS certificate. */ type?: 'tls';
}

export interface NetworkCreateParams extends InAccount, NetworkSettings {
  config: DeviceNetworkConfig;
  /** @example "managed-network-1" @minLength 1 */ name: string;
  type: 'tls';
}

export interface DeviceNetwork extends NetworkSettings {
  /** Identifies the managed network; device profiles match on it. @maxLength 36 @example "f174e90a-fafe-4643-bbbc-4a0ed4fc8415" */
  network_id?: string;
}

export interface NetworkUpdateParams extends InAccount, NetworkSettings {
  /** @example "managed-network-1" @minLength 1 */ name?: string;
}

export type DeploymentGroupsV4PagePaginationArray = V4PagePaginationArray<DeploymentGroup>;

export type DeviceNetworksSinglePage = SinglePage<DeviceNetwork>;

export interface DeviceNetworkConfig {
  /** Host and port, as `host:port`, that answers with the certificate only inside the network. @example "foobar:1234" */ tls_sockaddr: string;
  /** SHA-256 of the expected certificate, in hex; absent, it has to be valid for the system's trusted roots. @pattern ^[0-9A-Fa-f]{64}$ */
  sha256?: string;
}

export type IPProfilesV4PagePaginationArray = V4PagePaginationArray<IPProfile>;
