import type { APIPromise, JsonValue, PagePromise, RequestOptions, SinglePage } from '../../_client.ts';
import type { InAccount } from '../../_shared.ts';

/** Health conditions, such as disk encryption or OS version. */
export interface Posture {
  readonly integrations: Posture.Integrations;

  /** Create a posture rule that checks the state of devices.
   *
   *  Blocks nothing by itself: Access and Gateway policies refer to the rule. Types of third parties need an integration first.
   *  @http POST /accounts/{account_id}/devices/posture
   *  @permission Zero Trust Write
   *  @availability ga
   *  @example {
   *    "account_id": "023e105f4ecef8ad9ca31a8372d0c353", "name": "Admin Serial Numbers", "type": "os_version", "schedule": "5m",
   *    "match": [{ "platform": "windows" }], "input": { "operating_system": "windows", "operator": ">=", "version": "10.0.19045" }
   *  }
   *  @aliases device posture check */
  create(params: PostureParams, options?: RequestOptions): APIPromise<DevicePostureRule | null>;

  /** Replace a posture rule's type, input, match and schedule.
   *  @http PUT /accounts/{account_id}/devices/posture/{rule_id}
   *  @permission Zero Trust Write
   *  @availability ga
   *  @example {
   *    "account_id": "023e105f4ecef8ad9ca31a8372d0c353", "rule_id": "f174e90a-fafe-4643-bbbc-4a0ed4fc8415", "name": "Disk encrypted",
   *    "type": "disk_encryption", "schedule": "5m", "match": [{ "platform": "mac" }], "input": { "requireAll": true }
   *  } */
  update(
    /** @maxLength 36 */ ruleID: string,
    params: PostureParams,
    options?: RequestOptions,
  ): APIPromise<DevicePostureRule | null>;

  /** List the device posture rules of the account.
   *  @http GET /accounts/{account_id}/devices/posture
   *  @availability ga
   *  @columns name type description match schedule expiration enabled
   *  @key name */
  list(params: InAccount, options?: RequestOptions): PagePromise<SinglePage<DevicePostureRule>, DevicePostureRule>;

  /** Delete a posture rule, so that devices are checked by it no more.
   *
   *  Take it out of Access and Gateway policies first, or these may fail to match.
   *  @http DELETE /accounts/{account_id}/devices/posture/{rule_id}
   *  @permission Zero Trust Write
   *  @availability ga */
  delete(
    /** @maxLength 36 */ ruleID: string,
    params: InAccount,
    options?: RequestOptions,
  ): APIPromise<PostureDeleteResponse | null>;

  /** Get one device posture rule.
   *  @http GET /accounts/{account_id}/devices/posture/{rule_id}
   *  @availability ga */
  get(/** @maxLength 36 */ ruleID: string, params: InAccount, options?: RequestOptions): APIPromise<DevicePostureRule | null>;
}

export interface PostureRuleSettings {
  /** Name of the posture rule for people. */ name?: string;
  /** Kind of check; it decides what `input` holds and whether an integration is needed. */ type?:
    | 'file' | 'application' | 'tanium' | 'gateway' | 'warp' | 'disk_encryption' | 'serial_number'
    | 'sentinelone' | 'carbonblack' | 'firewall' | 'os_version' | 'domain_joined' | 'client_certificate'
    | 'client_certificate_v2' | 'antivirus' | 'unique_client_id' | 'kolide' | 'tanium_s2s' | 'crowdstrike_s2s'
    | 'intune' | 'workspace_one' | 'sentinelone_s2s' | 'custom_s2s' | (string & {});
  /** Note on the rule for people. */ description?: string;
  /** How long a result stays valid without a new one, such as `1h`; empty, until the client reports again. @example "1h" */ expiration?: string | null;
  /** Value that the device is checked against; its shape depends on `type`. */ input?: DeviceInput;
  /** How often the client checks, such as `5m`, which is the default; at least `1m`. @example "1h" @pattern ^(\d+(\.\d+)?(ns|us|µs|ms|s|m|h))+$ */
  schedule?: string;
}

export interface PostureParams extends InAccount, PostureRuleSettings {
  /** @minLength 1 */ name: string;
  type:
    | 'file' | 'application' | 'tanium' | 'gateway' | 'warp' | 'disk_encryption' | 'serial_number'
    | 'sentinelone' | 'carbonblack' | 'firewall' | 'os_version' | 'domain_joined' | 'client_certificate'
    | 'client_certificate_v2' | 'antivirus' | 'unique_client_id' | 'kolide' | 'tanium_s2s' | 'crowdstrike_s2s'
    | 'intune' | 'workspace_one' | 'sentinelone_s2s' | 'custom_s2s' | (string & {});
  /** @example "1h" @pattern ^(\d+(\.\d+)?(ns|us|µs|ms|s|m|h))*$ */ expiration?: string;
  /** Platforms on which the client runs the rule; one entry per platform. */ match?: DeviceMatchParam[];
}

export interface DevicePostureRule extends PostureRuleSettings {
  /** Identifies the posture rule; given by Cloudflare. @maxLength 36 @example "f174e90a-fafe-4643-bbbc-4a0ed4fc8415" */ id?: string;
  /** Whether the rule still works; false for Kolide rules that use the deprecated `issue_count`. @readOnly */ enabled?: boolean;
  /** Platforms on which the client runs the rule; one entry per platform. */ match?: DeviceMatch[];
  /** @example "1h" */ schedule?: string;
  type?:
    | 'file' | 'application' | 'tanium' | 'gateway' | 'warp' | 'disk_encryption' | 'serial_number'
    | 'sentinelone' | 'carbonblack' | 'firewall' | 'os_version' | 'domain_joined' | 'client_certificate'
    | 'client_certificate_v2' | 'antivirus' | 'unique_client_id' | 'kolide' | 'tanium_s2s' | 'crowdstrike_s2s'
    | 'intune' | 'workspace_one' | 'sentinelone_s2s' | 'custom_s2s';
}

export interface PostureDeleteResponse {
  /** Identifies the posture rule; given by Cloudflare. @maxLength 36 @example "f174e90a-fafe-4643-bbbc-4a0ed4fc8415" */ id?: string;
}

export type CarbonblackInput = string;

export type CarbonblackInputParam = string;

export interface ClientCertificateInput {
  /** Certificate, uploaded to Cloudflare, that must have signed the client's one.
   *  @maxLength 36 @example "b14ddcc4-bcd2-4df4-bd4f-eb27d5a50c30" @from mtlsCertificates.list id */
  certificate_id: string;
  /** Common name that the certificate on the device has to carry. @example "example.com" */ cn: string;
}

export interface CrowdstrikeInput {
  /** @example "bc7cbfbb-600a-42e4-8a23-45b5e85f804f" @from zeroTrust.devices.posture.integrations.list id */
  connection_id: string;
  /** Longest time since CrowdStrike last saw the device, such as `15d3h20m4s`. @example "15d3h20m4s" */ last_seen?: string;
  operator?: '<' | '<=' | '>' | '>=' | '==';
  /** Lowest or highest CrowdStrike score for the operating system, by `operator`. @example "13.3.0" */ os?: string;
  /** CrowdStrike overall score to compare with, 1 to 100. @example "90" */ overall?: string;
  /** CrowdStrike sensor configuration score to compare with, 1 to 100. @example "90" */ sensor_config?: string;
  /** State that CrowdStrike must report for the device. */ state?: 'online' | 'offline' | 'unknown';
  /** Version of the agent or system to compare with. @example "13.3.0" */ version?: string;
  /** Operator that compares the version found with `version`. */ versionOperator?: '<' | '<=' | '>' | '>=' | '==';
}

export interface VersionConfig {
  /** Platform of the client, such as `windows` or `macos`. @example "windows" */ target_environment: string | null;
  /** Version of the client. @example "2026.1.150.0" @minLength 1 */ version: string;
}

export type DeviceInput =
  | FileInput | UniqueClientIDInput | DomainJoinedInput | OSVersionInput | FirewallInput | SentineloneInput
  | DeviceInput.TeamsDevicesCarbonblackInputRequest
  | DeviceInput.TeamsDevicesAccessSerialNumberListInputRequest | DiskEncryptionInput
  | DeviceInput.TeamsDevicesApplicationInputRequest | ClientCertificateInput
  | DeviceInput.TeamsDevicesClientCertificateV2InputRequest | DeviceInput.TeamsDevicesAntivirusInputRequest
  | WorkspaceOneInput | CrowdstrikeInput | IntuneInput | KolideInput | TaniumInput | SentineloneS2sInput
  | DeviceInput.TeamsDevicesCustomS2sInputRequest;

export declare namespace DeviceInput {
  export interface TeamsDevicesCarbonblackInputRequest {
    operating_system: 'windows' | 'linux' | 'mac';
    /** Path of the file or application on the device. @example "/bin/cat" */ path: string;
    sha256?: string;
    thumbprint?: string;
  }
  export interface TeamsDevicesAccessSerialNumberListInputRequest {
    /** Gateway list with the serial numbers that pass. @maxLength 36 @example "f174e90a-fafe-4643-bbbc-4a0ed4fc8415" @from zeroTrust.gateway.lists.list */
    id: string;
  }
  export interface TeamsDevicesApplicationInputRequest {
    operating_system: 'windows' | 'linux' | 'mac';
    /** File path of the application whose presence on the device is checked. @example "/bin/cat" @minLength 1 */ path: string;
    sha256?: string;
    thumbprint?: string;
  }
  export interface TeamsDevicesClientCertificateV2InputRequest {
    /** Certificate, uploaded to Cloudflare, that must have signed the client's one.
     *  @maxLength 36 @example "b14ddcc4-bcd2-4df4-bd4f-eb27d5a50c30" @from mtlsCertificates.list id */
    certificate_id: string;
    /** Whether the private key must be on the device too; leave it on unless the key is kept elsewhere. */ check_private_key: boolean;
    operating_system: 'windows' | 'linux' | 'mac';
    /** Common name the certificate must have; may hold `${serial_number}` and `${hostname}`. @example "${hostname}.com.${serial_number}" */
    cn?: string;
    /** Purposes that the certificate must be made out for. */ extended_key_usage?: ('clientAuth' | 'emailProtection')[];
    /** Places on the device to search for the certificate. */ locations?: TeamsDevicesClientCertificateV2InputRequest.Locations;
    /** Alternative names (SAN) that the certificate must have. */ subject_alternative_names?: string[];
  }
  export namespace TeamsDevicesClientCertificateV2InputRequest {
    export interface Locations {
      /** Files that are searched for the certificate, on Linux only. */ paths?: string[];
      /** Trust stores that are searched: that of the system, the user or both. */ trust_stores?: ('system' | 'user')[];
    }
  }
  export interface TeamsDevicesAntivirusInputRequest {
    /** Days within which the antivirus definitions must have been updated. @unit days @example 7 */ update_window_days?: number;
  }
  export interface TeamsDevicesCustomS2sInputRequest {
    /** @example "bc7cbfbb-600a-42e4-8a23-45b5e85f804f" @from zeroTrust.devices.posture.integrations.list id */
    connection_id: string;
    operator: '<' | '<=' | '>' | '>=' | '==';
    /** Score from 0 to 100 to compare with what the provider gave the device. @example 100 */ score: number;
  }
}

export interface DeviceMatch {
  /** Operating system on which the rule runs. */ platform?: 'windows' | 'mac' | 'linux' | 'android' | 'ios' | 'chromeos';
}

export interface DeviceMatchParam {
  /** Operating system on which the rule runs. */ platform?: 'windows' | 'mac' | 'linux' | 'android' | 'ios' | 'chromeos' | (string & {});
}

export type DevicePostureRulesSinglePage = SinglePage<DevicePostureRule>;

export interface DiskEncryptionInput {
  /** Names of the volumes that must be encrypted, such as `C`. */ checkDisks?: CarbonblackInput[];
  /** Whether all volumes must be encrypted, whatever `checkDisks` names. */ requireAll?: boolean;
}

export interface DomainJoinedInput {
  /** Operating system of the check; Windows only. */ operating_system: 'windows';
  /** Domain that the device must be joined to. @example "example.com" */ domain?: string;
}

export interface FileInput {
  operating_system: 'windows' | 'linux' | 'mac';
  /** Path of the file or application on the device. @example "/bin/cat" */ path: string;
  /** Whether the file must exist, rather than be missing. */ exists?: boolean;
  /** @example "https://api.us-2.crowdstrike.com" */ sha256?: string;
  thumbprint?: string;
}

export interface FirewallInput {
  /** Whether the firewall must be on. */ enabled: boolean;
  /** Operating system whose firewall is checked. */ operating_system: 'windows' | 'mac';
}

export interface IntuneInput {
  /** Compliance state that Intune must report for the device. */
  compliance_status: 'compliant' | 'noncompliant' | 'unknown' | 'notapplicable' | 'ingraceperiod' | 'error';
  /** @example "bc7cbfbb-600a-42e4-8a23-45b5e85f804f" @from zeroTrust.devices.posture.integrations.list id */
  connection_id: string;
}

export interface KolideInput {
  /** @example "bc7cbfbb-600a-42e4-8a23-45b5e85f804f" @from zeroTrust.devices.posture.integrations.list id */
  connection_id: string;
  /** Kolide authentication states that pass; at least one. @minItems 1 @unique */ auth_state?: ('Good' | 'Notified' | 'Will Block' | 'Blocked')[];
  /** Comparison operator for the number of Kolide issues; goes with the deprecated `issue_count`. */ countOperator?: '<' | '<=' | '>' | '>=' | '==';
  /** Number of open Kolide issues to compare with; deprecated, use `auth_state`. @example "1" */ issue_count?: string;
}

export interface OSVersionInput {
  operating_system: 'windows' | 'mac' | 'linux' | 'ios' | 'android' | 'chromeos';
  operator: '<' | '<=' | '>' | '>=' | '==';
  /** Version of the operating system to compare with, as `major.minor.patch`. @example "13.3.0" */ version: string;
  /** Linux distribution that is required, such as `ubuntu`. @example "ubuntu" */ os_distro_name?: string;
  /** Version of the Linux distribution that is required. @example "11.3.1" */ os_distro_revision?: string;
  os_version_extra?: string;
}

export interface SentineloneInput {
  operating_system: 'windows' | 'linux' | 'mac';
  /** Path of the file or application on the device. @example "/bin/cat" */ path: string;
  sha256?: string;
  thumbprint?: string;
}

export interface SentineloneS2sInput {
  /** @example "bc7cbfbb-600a-42e4-8a23-45b5e85f804f" @from zeroTrust.devices.posture.integrations.list id */
  connection_id: string;
  /** Number of active threats on the device to compare with. @example 1 */ active_threats?: number;
  /** Whether SentinelOne must count the device as infected. */ infected?: boolean;
  /** Whether SentinelOne must see the device as active. */ is_active?: boolean;
  /** Network state that SentinelOne must report. */ network_status?: 'connected' | 'disconnected' | 'disconnecting' | 'connecting';
  /** State of the SentinelOne agent that is required. */ operational_state?:
    | 'na' | 'partially_disabled' | 'auto_fully_disabled' | 'fully_disabled' | 'auto_partially_disabled'
    | 'disabled_error' | 'db_corruption';
  operator?: '<' | '<=' | '>' | '>=' | '==';
}

export interface TaniumInput {
  /** @example "bc7cbfbb-600a-42e4-8a23-45b5e85f804f" @from zeroTrust.devices.posture.integrations.list id */
  connection_id: string;
  /** Time of the device's last contact with Tanium to compare with. @example "2023-07-20T23:16:32Z" */ eid_last_seen?: string;
  /** Comparison operator for `risk_level` or `eid_last_seen`. */ operator?: '<' | '<=' | '>' | '>=' | '==';
  /** Risk level that Tanium gives the device, to compare with. */ risk_level?: 'low' | 'medium' | 'high' | 'critical';
  /** Operator that compares the score with `total_score`. */ scoreOperator?: '<' | '<=' | '>' | '>=' | '==';
  /** Tanium score to compare with. @example 1 */ total_score?: number;
}

export interface UniqueClientIDInput {
  /** Gateway list with the device ids that pass. @example "da3de859-8f6e-47ea-a2b5-b2433858471f" @from zeroTrust.gateway.lists.list */ id: string;
  /** Mobile operating system that the check is for. */ operating_system: 'android' | 'ios' | 'chromeos';
}

export interface WorkspaceOneInput {
  /** Compliance state that Workspace ONE must report. */ compliance_status: 'compliant' | 'noncompliant' | 'unknown';
  /** @example "bc7cbfbb-600a-42e4-8a23-45b5e85f804f" @from zeroTrust.devices.posture.integrations.list id */
  connection_id: string;
}

export declare namespace Posture {
  /** Outside services that report device health. */
  export interface Integrations {
    /** Create a link to a third-party posture provider.
     *
     *  Checks nothing until posture rules refer to the integration by `connection_id`.
     *  @http POST /accounts/{account_id}/devices/posture/integration
     *  @permission Zero Trust Write
     *  @availability ga
     *  @example {
     *    "account_id": "023e105f4ecef8ad9ca31a8372d0c353", "name": "My Workspace One Integration", "type": "workspace_one", "interval": "10m",
     *    "config": {
     *      "api_url": "https://as123.awmdm.com/API", "auth_url": "https://na.uemauth.workspaceone.com/connect/token",
     *      "client_id": "example client id", "client_secret": "example client secret"
     *    }
     *  }
     *  @aliases CrowdStrike; Intune; service provider */
    create(params: IntegrationCreateParams, options?: RequestOptions): APIPromise<Integration | null>;

    /** List the posture providers connected to the account.
     *  @http GET /accounts/{account_id}/devices/posture/integration
     *  @availability ga
     *  @columns name type interval config.api_url */
    list(params: InAccount, options?: RequestOptions): PagePromise<SinglePage<Integration>, Integration>;

    /** Delete the link to a third-party posture provider.
     *
     *  Posture rules that use it get no more results.
     *  @http DELETE /accounts/{account_id}/devices/posture/integration/{integration_id}
     *  @permission Zero Trust Write
     *  @availability ga */
    delete(
      /** @maxLength 36 */ integrationID: string,
      params: InAccount,
      options?: RequestOptions,
    ): APIPromise<IntegrationDeleteResponse | null>;

    /** Edit a posture integration; fields left out keep their values.
     *  @http PATCH /accounts/{account_id}/devices/posture/integration/{integration_id}
     *  @body json required
     *  @permission Zero Trust Write
     *  @availability ga */
    edit(
      /** @maxLength 36 */ integrationID: string,
      params: IntegrationEditParams,
      options?: RequestOptions,
    ): APIPromise<Integration | null>;

    /** Get one posture provider integration.
     *  @http GET /accounts/{account_id}/devices/posture/integration/{integration_id}
     *  @availability ga */
    get(/** @maxLength 36 */ integrationID: string, params: InAccount, options?: RequestOptions): APIPromise<Integration | null>;
  }

  export interface IntegrationCreateParams extends InAccount {
    /** Address and credentials of the provider; their shape depends on `type`. */ config:
      | IntegrationCreateParams.TeamsDevicesWorkspaceOneConfigRequest
      | IntegrationCreateParams.TeamsDevicesCrowdstrikeConfigRequest
      | IntegrationCreateParams.TeamsDevicesUptycsConfigRequest
      | IntegrationCreateParams.TeamsDevicesIntuneConfigRequest
      | IntegrationCreateParams.TeamsDevicesKolideConfigRequest
      | IntegrationCreateParams.TeamsDevicesTaniumConfigRequest
      | IntegrationCreateParams.TeamsDevicesSentineloneS2sConfigRequest
      | IntegrationCreateParams.TeamsDevicesCustomS2sConfigRequest;
    /** Time between two queries to the provider, such as `10m`: at least 5m, at most 12h. @example "10m" @pattern ^(\d+[hm])+$ */ interval: string;
    /** Name of the integration, as users gave it. @minLength 1 */ name: string;
    /** Provider to connect. */ type:
      | 'workspace_one' | 'crowdstrike_s2s' | 'uptycs' | 'intune' | 'kolide' | 'tanium_s2s' | 'sentinelone_s2s'
      | 'custom_s2s' | (string & {});
  }
  export namespace IntegrationCreateParams {
    export interface TeamsDevicesWorkspaceOneConfigRequest extends Integration.Config {
      /** @minLength 1 */ client_id: string;
      /** Client secret from the Workspace ONE dashboard. @sensitive @minLength 1 */ client_secret: string;
    }
    export interface TeamsDevicesCrowdstrikeConfigRequest {
      /** URL of the CrowdStrike API, which depends on the cloud. @example "https://api.us-2.crowdstrike.com" @format uri */ api_url: string;
      /** Client id of the CrowdStrike API client. @minLength 1 */ client_id: string;
      /** Client secret of the CrowdStrike API client. @sensitive @minLength 1 */ client_secret: string;
      /** Customer id (CID) of the CrowdStrike account. @minLength 1 */ customer_id: string;
    }
    export interface TeamsDevicesUptycsConfigRequest {
      /** Hostname of the Uptycs API. @example "rnd.uptycs.io" @minLength 1 */ api_url: string;
      /** Client key of the Uptycs API. @sensitive @minLength 1 */ client_key: string;
      /** Client secret of the Uptycs API. @sensitive @minLength 1 */ client_secret: string;
      /** Customer id of the Uptycs account. @minLength 1 */ customer_id: string;
    }
    export interface TeamsDevicesIntuneConfigRequest {
      /** Client id of the app registered for Intune. @minLength 1 */ client_id: string;
      /** Client secret of the app registered for Intune. @sensitive @minLength 1 */ client_secret: string;
      /** Tenant (directory) id of Intune. @minLength 1 */ customer_id: string;
    }
    export interface TeamsDevicesKolideConfigRequest {
      /** Client id from Kolide. @minLength 1 */ client_id: string;
      /** Client secret from Kolide. @sensitive @minLength 1 */ client_secret: string;
    }
    export interface TeamsDevicesTaniumConfigRequest {
      /** URL of the Tanium API. @format uri */ api_url: string;
      /** API token of Tanium. @sensitive @minLength 1 */ client_secret: string;
      /** Client id of an Access service token, if Access stands before the Tanium API. @example "88bf3b6d86161464f6509f7219099e57.access" */
      access_client_id?: string;
      /** Client secret of that service token, if Access stands before the Tanium API. @sensitive */ access_client_secret?: string;
    }
    export interface TeamsDevicesSentineloneS2sConfigRequest {
      /** URL of the SentinelOne console and its API. @example "https://example.sentinelone.net" @format uri */ api_url: string;
      /** API token of SentinelOne. @sensitive @minLength 1 */ client_secret: string;
    }
    export interface TeamsDevicesCustomS2sConfigRequest {
      /** Client id of the Access service token that calls `api_url`, sent as `CF-Access-Client-ID`.
       *  @example "88bf3b6d86161464f6509f7219099e57.access" @minLength 1 */
      access_client_id: string;
      /** Client secret of that service token, sent as `CF-Access-Client-Secret`. @sensitive @minLength 1 */ access_client_secret: string;
      /** URL of your own API, which gives each device a score. @example "https://example.custom-s2s.com" @format uri */ api_url: string;
    }
  }

  export interface IntegrationSettings {
    /** Time between queries to the provider, such as `10m`: at least 5m, at most 12h. @example "10m" */ interval?: string;
    /** Name of the integration for people. */ name?: string;
    /** Provider that is connected. */ type?:
      | 'workspace_one' | 'crowdstrike_s2s' | 'uptycs' | 'intune' | 'kolide' | 'tanium_s2s' | 'sentinelone_s2s'
      | 'custom_s2s' | (string & {});
  }

  export interface Integration extends IntegrationSettings {
    /** Identifies the integration; given by Cloudflare. @maxLength 36 @example "f174e90a-fafe-4643-bbbc-4a0ed4fc8415" */ id?: string;
    /** Address and client of the provider; secrets are left out. */ config?: Integration.Config;
    type?:
      | 'workspace_one' | 'crowdstrike_s2s' | 'uptycs' | 'intune' | 'kolide' | 'tanium_s2s' | 'sentinelone_s2s'
      | 'custom_s2s';
  }
  export namespace Integration {
    export interface Config {
      /** URL of the Workspace ONE API, from its dashboard. @example "https://as123.awmdm.com/API" */ api_url: string;
      /** URL of the Workspace ONE authorization server; depends on the region. @format uri */ auth_url: string;
      /** Client id from the Workspace ONE dashboard. */ client_id: string;
    }
  }

  export type IntegrationDeleteResponse = JsonValue;

  export interface IntegrationEditParams extends InAccount, IntegrationSettings {
    /** New address and credentials of the provider, of the shape that `type` calls for. */ config?:
      | IntegrationCreateParams.TeamsDevicesWorkspaceOneConfigRequest
      | IntegrationCreateParams.TeamsDevicesCrowdstrikeConfigRequest
      | IntegrationCreateParams.TeamsDevicesUptycsConfigRequest
      | IntegrationCreateParams.TeamsDevicesIntuneConfigRequest
      | IntegrationCreateParams.TeamsDevicesKolideConfigRequest
      | IntegrationCreateParams.TeamsDevicesTaniumConfigRequest
      | IntegrationCreateParams.TeamsDevicesSentineloneS2sConfigRequest
      | IntegrationCreateParams.TeamsDevicesCustomS2sConfigRequest;
    /** @example "10m" @pattern ^(\d+[hm])+$ */ interval?: string;
    /** @minLength 1 */ name?: string;
  }

  export type IntegrationsSinglePage = SinglePage<Integration>;
}
