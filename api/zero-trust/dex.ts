import type {
  APIPromise,
  PagePromise,
  RequestOptions,
  SinglePage,
  V4PagePagination,
  V4PagePaginationArray,
} from '../_client.ts';
import type { DateTime, InAccount, Integer } from '../_shared.ts';
import type { ZeroTrust } from './index.ts';

/** Digital experience: how well devices and apps are connected. */
export interface DEX {
  readonly warpChangeEvents: DEX.WARPChangeEvents;
  readonly commands: DEX.Commands;
  readonly colos: DEX.Colos;
  readonly fleetStatus: DEX.FleetStatus;
  readonly httpTests: DEX.HTTPTests;
  readonly tests: DEX.TestsResource;
  readonly tracerouteTestResults: DEX.TracerouteTestResults;
  readonly tracerouteTests: DEX.TracerouteTests;
  readonly rules: DEX.Rules;
  readonly devices: DEX.Devices;
}

export declare namespace DEX {
  /** When devices toggled or changed their client. */
  export interface WARPChangeEvents {
    /** Page through WARP toggle and configuration changes in a time range.
     *  @http GET /accounts/{account_id}/dex/warp-change-events
     *  @permission Cloudflare DEX Write; Cloudflare DEX Read; Zero Trust Report; Zero Trust Read
     *  @availability ga */
    get(params: WARPChangeEventGetParams, options?: RequestOptions): APIPromise<WARPChangeEventGetResponse>;
  }

  export interface WARPChangeEventGetParams extends InAccount {
    /** @example "2023-09-20T17:00:00Z" */ from: string;
    /** @min 1 @default 1 @example 1 */ page: number;
    /** @min 1 @max 50 @example 10 */ per_page: number;
    /** @example "2023-09-20T17:00:00Z" */ to: string;
    /** @example "Myorg" */ account_name?: string;
    /** @example "MASQUE" */ config_name?: string;
    /** @default "ASC" */ sort_order?: 'ASC' | 'DESC';
    toggle?: 'on' | 'off';
    type?: 'config' | 'toggle';
  }

  export type WARPChangeEventGetResponse = (WARPChangeEventGetResponse.DigitalExperienceMonitoringWARPToggleChangeEvent | WARPChangeEventGetResponse.DigitalExperienceMonitoringWARPConfigChangeEvent)[];
  export namespace WARPChangeEventGetResponse {
    export interface DigitalExperienceMonitoringWARPConfigChangeEvent {
      /** @maxLength 36 @example "f174e90a-fafe-4643-bbbc-4a0ed4fc8415" */ device_id?: string;
      /** @maxLength 36 @example "f174e90a-fafe-4643-bbbc-4a0ed4fc8415" @deprecated */ device_registration?: string;
      from?: DigitalExperienceMonitoringWARPConfigChangeEvent.To;
      hostname?: string;
      /** @maxLength 36 @example "f174e90a-fafe-4643-bbbc-4a0ed4fc8415" */ registration_id?: string;
      serial_number?: string;
      timestamp?: DateTime;
      to?: DigitalExperienceMonitoringWARPConfigChangeEvent.To;
      user_email?: string;
    }
    export namespace DigitalExperienceMonitoringWARPConfigChangeEvent {
      export type From = To;
      export interface To {
        account_name?: string;
        /** @maxLength 36 @example "f174e90a-fafe-4643-bbbc-4a0ed4fc8415" */ account_tag?: string;
        config_name?: string;
      }
    }
    export interface DigitalExperienceMonitoringWARPToggleChangeEvent {
      account_name?: string;
      account_tag?: string;
      /** @maxLength 36 @example "f174e90a-fafe-4643-bbbc-4a0ed4fc8415" */ device_id?: string;
      /** @maxLength 36 @example "f174e90a-fafe-4643-bbbc-4a0ed4fc8415" @deprecated */ device_registration?: string;
      hostname?: string;
      /** @maxLength 36 @example "f174e90a-fafe-4643-bbbc-4a0ed4fc8415" */ registration_id?: string;
      serial_number?: string;
      timestamp?: DateTime;
      toggle?: 'on' | 'off';
      user_email?: string;
    }
  }

  /** Remote diagnostics on devices, such as packet captures. */
  export interface Commands {
    readonly devices: Commands.Devices;
    readonly downloads: Commands.Downloads;
    readonly quota: Commands.Quota;

    /** Queue remote commands, such as packet captures, on chosen devices.
     *  @http POST /accounts/{account_id}/dex/commands
     *  @permission Cloudflare DEX Write
     *  @availability ga */
    create(params: CommandCreateParams, options?: RequestOptions): APIPromise<CommandCreateResponse>;

    /** Page through remote commands by type, device, user, status or date.
     *  @http GET /accounts/{account_id}/dex/commands
     *  @items commands
     *  @permission Cloudflare DEX Write; Cloudflare DEX Read; Zero Trust Report; Zero Trust Read
     *  @availability ga */
    list(
      params: CommandListParams,
      options?: RequestOptions,
    ): PagePromise<V4PagePagination<CommandListResponse.Command>, CommandListResponse.Command>;
  }

  export interface CommandCreateParams extends InAccount {
    /** @maxItems 20 */ commands: CommandCreateParams.Command[];
  }
  export namespace CommandCreateParams {
    export interface Command {
      device_id: string;
      type: 'pcap' | 'speed-test' | 'warp-diag';
      user_email: string;
      args?: Command.WARPDiagArgs | Command.PCAPArgs | Command.SpeedTestArgs;
      registration_id?: string;
    }
    export namespace Command {
      export interface PCAPArgs {
        /** @min 1 @default 5 */ 'max-file-size-mb'?: number;
        /** @min 1 @default 160 */ 'packet-size-bytes'?: number;
        /** @min 1 @default 5 */ 'time-limit-min'?: number;
      }
      export interface SpeedTestArgs {
        interfaces?: ('default' | 'tunnel')[];
      }
      export interface WARPDiagArgs {
        /** @default true */ 'test-all-routes'?: boolean;
      }
    }
  }

  export interface CommandCreateResponse {
    commands?: CommandCreateResponse.Command[];
  }
  export namespace CommandCreateResponse {
    export interface Command {
      id?: string;
      args?: { [key: string]: string };
      device_id?: string;
      registration_id?: string;
      status?: 'PENDING_EXEC' | 'PENDING_UPLOAD' | 'SUCCESS' | 'FAILED';
      type?: string;
    }
  }

  export interface CommandListParams extends InAccount {
    command_type?: 'pcap' | 'speed-test' | 'warp-diag';
    device_id?: string;
    from?: DateTime;
    status?: 'PENDING_EXEC' | 'PENDING_UPLOAD' | 'SUCCESS' | 'FAILED';
    to?: DateTime;
    user_email?: string;
    /** @min 1 @default 1 @example 1 */ page?: number;
    /** @min 1 @max 50 @example 10 */ per_page?: number;
  }

  /** Data centers that devices used. */
  export interface Colos {
    /** List the Cloudflare colos that devices used in a time range.
     *  @http GET /accounts/{account_id}/dex/colos
     *  @permission Cloudflare DEX Write; Cloudflare DEX Read; Zero Trust Report; Zero Trust Read
     *  @availability ga */
    list(params: ColoListParams, options?: RequestOptions): PagePromise<SinglePage<ColoListResponse>, ColoListResponse>;
  }

  export interface ColoListParams extends InAccount {
    /** @example "2023-08-20T20:45:00Z" */ from: string;
    /** @example "2023-08-24T20:45:00Z" */ to: string;
    sortBy?: 'fleet-status-usage' | 'application-tests-usage';
  }

  export interface ColoListResponse {
    /** @example "SFO" */ airportCode: string;
    city: string;
    /** @example "US" */ countryCode: string;
  }

  /** Connection state of all machines, now and over time. */
  export interface FleetStatus {
    readonly devices: FleetStatus.Devices;

    /** Count fleet devices by status for the last few minutes.
     *  @http GET /accounts/{account_id}/dex/fleet-status/live
     *  @permission Cloudflare DEX Write; Cloudflare DEX Read; Zero Trust Report; Zero Trust Read
     *  @availability ga */
    live(params: FleetStatusLiveParams, options?: RequestOptions): APIPromise<FleetStatusLiveResponse>;

    /** Chart fleet device counts over a time range, by colo or device.
     *  @http GET /accounts/{account_id}/dex/fleet-status/over-time
     *  @permission Cloudflare DEX Write; Cloudflare DEX Read; Zero Trust Report; Zero Trust Read
     *  @availability ga */
    overTime(params: FleetStatusOverTimeParams, options?: RequestOptions): APIPromise<FleetStatusOverTimeResponse>;
  }

  export interface FleetStatusLiveParams extends InAccount {
    /** @min 1 @max 60 @unit minutes @default 10 @example 10 */ since_minutes: number;
  }

  export interface FleetStatusLiveResponse {
    deviceStats?: FleetStatusLiveResponse.DeviceStats;
  }
  export namespace FleetStatusLiveResponse {
    export interface DeviceStats {
      byColo?: LiveStat[] | null;
      byMode?: LiveStat[] | null;
      byPlatform?: LiveStat[] | null;
      byStatus?: LiveStat[] | null;
      byVersion?: LiveStat[] | null;
      uniqueDevicesTotal?: number;
    }
  }

  export interface FleetStatusOverTimeParams extends InAccount {
    from: string;
    to: string;
    /** @example "SJC" */ colo?: string;
    /** @example "cb49c27f-7f97-49c5-b6f3-f7c01ead0fd7" */ device_id?: string;
  }

  export interface FleetStatusOverTimeResponse {
    deviceStats?: FleetStatusOverTimeResponse.DeviceStats;
  }
  export namespace FleetStatusOverTimeResponse {
    export interface DeviceStats {
      byMode?: DeviceStats.ByMode[];
      byStatus?: DeviceStats.ByMode[];
      uniqueDevicesTotal?: number;
    }
    export namespace DeviceStats {
      export interface ByMode {
        timestamp?: string;
        uniqueDevicesTotal?: number;
        value?: string;
      }
      export type ByStatus = ByMode;
    }
  }

  /** Results of web request tests. */
  export interface HTTPTests {
    readonly percentiles: HTTPTests.Percentiles;

    /** Get the results of an HTTP test over time, by device or colo.
     *  @http GET /accounts/{account_id}/dex/http-tests/{test_id}
     *  @permission Cloudflare DEX Write; Cloudflare DEX Read; Zero Trust Report; Zero Trust Read
     *  @availability ga */
    get(/** @maxLength 36 */ testID: string, params: HTTPTestGetParams, options?: RequestOptions): APIPromise<HTTPDetails>;
  }

  export interface HTTPTestGetParams extends InAccount {
    /** @example "1689520412000" */ from: string;
    interval: 'minute' | 'hour';
    /** @example "1689606812000" */ to: string;
    /** @example "SJC" */ colo?: string;
    deviceId?: string[];
  }

  export interface HTTPDetails {
    /** @example "http://example.com" */ host?: string;
    httpStats?: HTTPDetails.HTTPStats | null;
    httpStatsByColo?: HTTPDetails.HTTPStatsByColo[];
    /** @example "0h5m0s" */ interval?: string;
    kind?: 'http';
    /** @example "GET" */ method?: string;
    name?: string;
    target_policies?: ZeroTrust.DigitalExperienceMonitor[] | null;
    targeted?: boolean;
  }
  export namespace HTTPDetails {
    export interface HTTPStats {
      availabilityPct: HTTPStats.AvailabilityPct;
      dnsResponseTimeMs: HTTPTests.TestStatOverTime;
      httpStatusCode: HTTPStats.HTTPStatusCode[];
      resourceFetchTimeMs: HTTPTests.TestStatOverTime;
      serverResponseTimeMs: HTTPTests.TestStatOverTime;
      /** @example 57 */ uniqueDevicesTotal: Integer;
    }
    export namespace HTTPStats {
      export interface AvailabilityPct {
        slots: ZeroTrust.TimeslotFloat[];
        /** @format float */ avg?: number | null;
        /** @format float */ max?: number | null;
        /** @format float */ min?: number | null;
      }
      export namespace AvailabilityPct {
        export type Slot = ZeroTrust.TimeslotFloat;
      }
      export interface HTTPStatusCode {
        status200: Integer;
        status300: Integer;
        status400: Integer;
        status500: Integer;
        timestamp: string;
      }
    }
    export interface HTTPStatsByColo {
      availabilityPct: HTTPStats.AvailabilityPct;
      /** @example "DFW" */ colo: string;
      dnsResponseTimeMs: HTTPTests.TestStatOverTime;
      httpStatusCode: HTTPStats.HTTPStatusCode[];
      resourceFetchTimeMs: HTTPTests.TestStatOverTime;
      serverResponseTimeMs: HTTPTests.TestStatOverTime;
      /** @example 57 */ uniqueDevicesTotal: Integer;
    }
    export namespace HTTPStatsByColo {
      export import AvailabilityPct = HTTPStats.AvailabilityPct;
      export type HTTPStatusCode = HTTPStats.HTTPStatusCode;
    }
  }

  /** All tests with a summary of results. */
  export interface TestsResource {
    readonly uniqueDevices: Tests.UniqueDevicesResource;

    /** Page through DEX tests with a summary of their results.
     *  @http GET /accounts/{account_id}/dex/tests/overview
     *  @items tests
     *  @permission Cloudflare DEX Write; Cloudflare DEX Read; Zero Trust Report; Zero Trust Read
     *  @availability ga */
    list(params: TestListParams, options?: RequestOptions): PagePromise<V4PagePagination<Test>, Test>;
  }

  export interface TestListParams extends InAccount {
    /** @example "SJC" */ colo?: string;
    deviceId?: string[];
    kind?: 'http' | 'traceroute';
    /** @example "a1b2c3d4-e5f6-7890-abcd-ef1234567890" */ registration_id?: string;
    testName?: string;
    /** @min 1 @default 1 @example 1 */ page?: number;
    /** @min 1 @max 50 @default 10 @example 10 */ per_page?: number;
  }

  export interface Test {
    /** @maxLength 36 @example "f174e90a-fafe-4643-bbbc-4a0ed4fc8415" */ id: string;
    created: string;
    description: string;
    enabled: boolean;
    host: string;
    interval: string;
    kind: 'http' | 'traceroute';
    name: string;
    updated: string;
    httpResults?: Test.HTTPResults | null;
    httpResultsByColo?: Test.HTTPResultsByColo[];
    method?: string;
    target_policies?: ZeroTrust.DigitalExperienceMonitor[] | null;
    targeted?: boolean;
    tracerouteResults?: Test.TracerouteResults | null;
    tracerouteResultsByColo?: Test.TracerouteResultsByColo[];
  }
  export namespace Test {
    export interface HTTPResults {
      resourceFetchTime: HTTPResults.ResourceFetchTime;
    }
    export namespace HTTPResults {
      export interface ResourceFetchTime {
        history: ResourceFetchTime.History[];
        /** @unit milliseconds */ avgMs?: Integer | null;
        overTime?: ResourceFetchTime.OverTime | null;
      }
      export namespace ResourceFetchTime {
        export interface History {
          timePeriod: AggregateTimePeriod;
          /** @unit milliseconds */ avgMs?: Integer | null;
          /** @format float */ deltaPct?: number | null;
        }
        export interface OverTime {
          timePeriod: AggregateTimePeriod;
          values: OverTime.Value[];
        }
        export namespace OverTime {
          export interface Value {
            /** @unit milliseconds */ avgMs: Integer;
            timestamp: string;
          }
        }
      }
    }
    export interface HTTPResultsByColo {
      /** @example "SJC" */ colo: string;
      resourceFetchTime: HTTPResults.ResourceFetchTime;
    }
    export namespace HTTPResultsByColo {
      export import ResourceFetchTime = HTTPResults.ResourceFetchTime;
    }
    export interface TracerouteResults {
      roundTripTime: HTTPResults.ResourceFetchTime;
    }
    export namespace TracerouteResults {
      export import RoundTripTime = HTTPResults.ResourceFetchTime;
    }
    export interface TracerouteResultsByColo {
      /** @example "SJC" */ colo: string;
      roundTripTime: HTTPResults.ResourceFetchTime;
    }
    export namespace TracerouteResultsByColo {
      export import RoundTripTime = HTTPResults.ResourceFetchTime;
    }
  }

  /** Single path measurements. */
  export interface TracerouteTestResults {
    readonly networkPath: TracerouteTestResults.NetworkPath;
  }

  /** Results of network path tests. */
  export interface TracerouteTests {
    /** Get the results of a traceroute test over time, by device or colo.
     *  @http GET /accounts/{account_id}/dex/traceroute-tests/{test_id}
     *  @permission Cloudflare DEX Write; Cloudflare DEX Read; Zero Trust Report; Zero Trust Read
     *  @availability ga */
    get(/** @maxLength 36 */ testID: string, params: TracerouteTestGetParams, options?: RequestOptions): APIPromise<Traceroute>;

    /** Show the hops one device took in a traceroute test over a time range.
     *  @http GET /accounts/{account_id}/dex/traceroute-tests/{test_id}/network-path
     *  @permission Cloudflare DEX Write; Cloudflare DEX Read; Zero Trust Report; Zero Trust Read
     *  @availability ga */
    networkPath(
      /** @maxLength 36 */ testID: string,
      params: TracerouteTestNetworkPathParams,
      options?: RequestOptions,
    ): APIPromise<ZeroTrust.NetworkPathResponse>;

    /** Get percentile figures of a traceroute test for a time range.
     *  @http GET /accounts/{account_id}/dex/traceroute-tests/{test_id}/percentiles
     *  @permission Cloudflare DEX Write; Cloudflare DEX Read; Zero Trust Report; Zero Trust Read
     *  @availability ga */
    percentiles(
      /** @maxLength 36 */ testID: string,
      params: TracerouteTestPercentilesParams,
      options?: RequestOptions,
    ): APIPromise<TracerouteTestPercentilesResponse>;
  }

  export type TracerouteTestGetParams = HTTPTestGetParams;

  export interface Traceroute {
    /** @example "1.1.1.1" */ host: string;
    /** @example "0h5m0s" */ interval: string;
    kind: 'traceroute';
    name: string;
    target_policies?: ZeroTrust.DigitalExperienceMonitor[] | null;
    targeted?: boolean;
    tracerouteStats?: Traceroute.TracerouteStats | null;
    tracerouteStatsByColo?: Traceroute.TracerouteStatsByColo[];
  }
  export namespace Traceroute {
    export interface TracerouteStats {
      availabilityPct: HTTPDetails.HTTPStats.AvailabilityPct;
      hopsCount: HTTPTests.TestStatOverTime;
      packetLossPct: HTTPDetails.HTTPStats.AvailabilityPct;
      roundTripTimeMs: HTTPTests.TestStatOverTime;
      /** @example 57 */ uniqueDevicesTotal: Integer;
    }
    export namespace TracerouteStats {
      export import AvailabilityPct = HTTPDetails.HTTPStats.AvailabilityPct;
      export import PacketLossPct = HTTPDetails.HTTPStats.AvailabilityPct;
    }
    export interface TracerouteStatsByColo {
      availabilityPct: HTTPDetails.HTTPStats.AvailabilityPct;
      /** @example "DFW" */ colo: string;
      hopsCount: HTTPTests.TestStatOverTime;
      packetLossPct: HTTPDetails.HTTPStats.AvailabilityPct;
      roundTripTimeMs: HTTPTests.TestStatOverTime;
      /** @example 57 */ uniqueDevicesTotal: Integer;
    }
    export namespace TracerouteStatsByColo {
      export import AvailabilityPct = HTTPDetails.HTTPStats.AvailabilityPct;
      export import PacketLossPct = HTTPDetails.HTTPStats.AvailabilityPct;
    }
  }

  export interface TracerouteTestNetworkPathParams extends InAccount {
    deviceId: string;
    /** @example "1689520412000" */ from: string;
    interval: 'minute' | 'hour';
    /** @example "1689606812000" */ to: string;
  }

  export interface TracerouteTestPercentilesParams extends InAccount {
    /** @example "2023-09-20T17:00:00Z" */ from: string;
    /** @example "2023-09-20T17:00:00Z" */ to: string;
    colo?: string;
    deviceId?: string[];
  }

  export interface TracerouteTestPercentilesResponse {
    hopsCount?: ZeroTrust.Percentiles;
    packetLossPct?: ZeroTrust.Percentiles;
    roundTripTimeMs?: ZeroTrust.Percentiles;
  }

  /** Conditions that pick the devices for a test. */
  export interface Rules {
    /** Create a DEX rule from a match expression.
     *  @http POST /accounts/{account_id}/dex/rules
     *  @permission Cloudflare DEX Write
     *  @availability ga */
    create(params: RuleCreateParams, options?: RequestOptions): APIPromise<RuleListResponse.Rule>;

    /** Change only the given fields of a DEX rule.
     *  @http PATCH /accounts/{account_id}/dex/rules/{rule_id}
     *  @body json required
     *  @permission Cloudflare DEX Write
     *  @availability ga */
    update(/** @maxLength 36 */ ruleID: string, params: RuleUpdateParams, options?: RequestOptions): APIPromise<RuleListResponse.Rule>;

    /** Page through DEX rules, filtered by name.
     *  @http GET /accounts/{account_id}/dex/rules
     *  @items rules
     *  @permission Cloudflare DEX Write; Cloudflare DEX Read; Zero Trust Report; Zero Trust Read
     *  @availability ga */
    list(params: RuleListParams, options?: RequestOptions): PagePromise<V4PagePagination<RuleListResponse.Rule>, RuleListResponse.Rule>;

    /** Delete a DEX rule along with its match expression.
     *  @http DELETE /accounts/{account_id}/dex/rules/{rule_id}
     *  @permission Cloudflare DEX Write
     *  @availability ga */
    delete(/** @maxLength 36 */ ruleID: string, params: RuleDeleteParams, options?: RequestOptions): APIPromise<RuleDeleteResponse | null>;

    /** Fetch one DEX rule with its match expression.
     *  @http GET /accounts/{account_id}/dex/rules/{rule_id}
     *  @permission Cloudflare DEX Write; Cloudflare DEX Read; Zero Trust Report; Zero Trust Read
     *  @availability ga */
    get(/** @maxLength 36 */ ruleID: string, params: RuleGetParams, options?: RequestOptions): APIPromise<RuleListResponse.Rule>;
  }

  export interface RuleCreateParams extends InAccount {
    match: string;
    name: string;
    description?: string;
  }

  export import RuleCreateResponse = RuleListResponse.Rule;

  export interface RuleUpdateParams extends InAccount {
    description?: string;
    match?: string;
    name?: string;
  }

  export import RuleUpdateResponse = RuleListResponse.Rule;

  export interface RuleListParams extends InAccount {
    name?: string;
    /** @default "name" */ sort_by?: 'name' | 'created_at' | 'updated_at';
    /** @default "ASC" */ sort_order?: 'ASC' | 'DESC';
    /** @min 1 @default 1 @example 1 */ page?: number;
    /** @min 1 @max 50 @example 10 */ per_page?: number;
  }

  export type RuleDeleteParams = InAccount;

  export type RuleDeleteResponse = boolean | null;

  export type RuleGetParams = InAccount;

  export import RuleGetResponse = RuleListResponse.Rule;

  /** Network facts about single machines. */
  export interface Devices {
    readonly isps: Devices.ISPsResource;
  }

  export interface AggregateTimePeriod {
    units: 'hours' | 'days' | 'testRuns';
    value: Integer;
  }

  export type ColoListResponsesSinglePage = SinglePage<ColoListResponse>;

  export interface CommandListResponse {
    commands?: CommandListResponse.Command[];
  }
  export namespace CommandListResponse {
    export interface Command {
      id?: string;
      completed_date?: DateTime | null;
      created_date?: DateTime;
      device_id?: string;
      filename?: string | null;
      registration_id?: string;
      status?: string;
      type?: string;
      user_email?: string;
    }
  }

  export type CommandListResponsesV4PagePagination = V4PagePagination<CommandListResponse>;

  export interface LiveStat {
    uniqueDevicesTotal?: number;
    value?: string;
  }

  export interface OverviewMetrics {
    testsTotal: Integer;
    /** @format float */ avgHttpAvailabilityPct?: number | null;
    /** @format float */ avgTracerouteAvailabilityPct?: number | null;
  }

  export interface RuleListResponse {
    rules?: RuleListResponse.Rule[];
  }
  export namespace RuleListResponse {
    export interface Rule {
      /** @maxLength 36 @example "f174e90a-fafe-4643-bbbc-4a0ed4fc8415" */ id: string;
      /** @readOnly */ created_at: string;
      match: string;
      name: string;
      description?: string;
      targeted_tests?: Rule.TargetedTest[];
      /** @readOnly */ updated_at?: string;
    }
    export namespace Rule {
      export interface TargetedTest {
        data: ZeroTrust.Devices.SchemaData;
        enabled: boolean;
        name: string;
        test_id: string;
      }
    }
  }

  export type RuleListResponsesV4PagePagination = V4PagePagination<RuleListResponse>;

  export interface Tests {
    overviewMetrics: OverviewMetrics;
    tests: Test[];
  }
  export namespace Tests {
    export interface UniqueDeviceListParams extends InAccount {
      deviceId?: string[];
      testName?: string;
    }
    export interface UniqueDevices {
      uniqueDevicesTotal: Integer;
    }
  }

  export type TestsV4PagePagination = V4PagePagination<Tests>;
}

export declare namespace DEX.Commands {
  /** Machines that can take remote diagnostics. */
  export interface Devices {
    /** Page through the devices that can take remote commands.
     *  @http GET /accounts/{account_id}/dex/commands/devices
     *  @items devices
     *  @permission Cloudflare DEX Write; Cloudflare DEX Read; Zero Trust Report; Zero Trust Read
     *  @availability ga */
    list(
      params: DeviceListParams,
      options?: RequestOptions,
    ): PagePromise<V4PagePagination<DeviceListResponse.Device>, DeviceListResponse.Device>;
  }

  export interface DeviceListParams extends InAccount {
    search?: string;
    /** @min 1 @default 1 @example 1 */ page?: number;
    /** @min 1 @max 50 @example 10 */ per_page?: number;
  }

  /** Files produced by remote diagnostics. */
  export interface Downloads {
    /** Download an output file of a remote command.
     *  @http GET /accounts/{account_id}/dex/commands/{command_id}/downloads/{filename}
     *  @answer binary application/zip
     *  @permission Cloudflare DEX Write; Cloudflare DEX Read; Zero Trust Report; Zero Trust Read
     *  @availability ga */
    get(filename: string, params: DownloadGetParams, options?: RequestOptions): APIPromise<Response>;
  }

  export interface DownloadGetParams extends InAccount {
    /** @example "5758fefe-ae7e-4538-a39b-1fef6abcb909" */ command_id: string;
  }

  /** How many diagnostics may still be run. */
  export interface Quota {
    /** Show how much of the remote command quota is used.
     *  @http GET /accounts/{account_id}/dex/commands/quota
     *  @permission Cloudflare DEX Write; Cloudflare DEX Read; Zero Trust Report; Zero Trust Read
     *  @availability ga */
    get(params: QuotaGetParams, options?: RequestOptions): APIPromise<QuotaGetResponse>;
  }

  export type QuotaGetParams = InAccount;

  export interface QuotaGetResponse {
    quota: number;
    quota_usage: number;
    reset_time: DateTime;
  }

  export interface DeviceListResponse {
    devices?: DeviceListResponse.Device[];
  }
  export namespace DeviceListResponse {
    export interface Device {
      deviceId?: string;
      deviceName?: string;
      eligible?: boolean;
      ineligibleReason?: string;
      personEmail?: string;
      /** @example "windows" */ platform?: string;
      registrationId?: string;
      /** @example "connected" */ status?: string;
      timestamp?: string;
      /** @example "1.0.0" */ version?: string;
    }
  }

  export type DeviceListResponsesV4PagePagination = V4PagePagination<DeviceListResponse>;
}

export declare namespace DEX.FleetStatus {
  /** State records per machine. */
  export interface Devices {
    /** Page through device status records by mode, platform, version or colo.
     *  @http GET /accounts/{account_id}/dex/fleet-status/devices
     *  @permission Cloudflare DEX Write; Cloudflare DEX Read; Zero Trust Report; Zero Trust Read
     *  @availability ga */
    list(
      params: DeviceListParams,
      options?: RequestOptions,
    ): PagePromise<V4PagePaginationArray<ZeroTrust.Devices.FleetStatusGetResponse>, ZeroTrust.Devices.FleetStatusGetResponse>;
  }

  export interface DeviceListParams extends InAccount {
    from: string;
    to: string;
    /** @example "SJC" */ colo?: string;
    /** @example "cb49c27f-7f97-49c5-b6f3-f7c01ead0fd7" */ device_id?: string;
    /** @example "proxy" */ mode?: string;
    /** @example "windows" */ platform?: string;
    /** @default "timestamp" */ sort_by?: 'colo' | 'device_id' | 'mode' | 'platform' | 'status' | 'timestamp' | 'version';
    /** @default "last_seen" */ source?: 'last_seen' | 'hourly' | 'raw';
    /** @example "connected" */ status?: string;
    /** @example "1.0.0" */ version?: string;
    /** @min 1 @default 1 @example 1 */ page?: number;
    /** @min 1 @max 50 @example 10 */ per_page?: number;
  }

  export type DeviceListResponse = ZeroTrust.Devices.FleetStatusGetResponse;
  export namespace DeviceListResponse {
    export type CPUPctByApp = ZeroTrust.CpuPctByApp;
    export type DeviceIPV4 = ZeroTrust.Devices.FleetStatusGetResponse.ISPIPV4;
    export namespace DeviceIPV4 {
      export type Location = ZeroTrust.Devices.FleetStatusGetResponse.ISPIPV4.Location;
    }
    export type DeviceIPV6 = ZeroTrust.Devices.FleetStatusGetResponse.ISPIPV4;
    export namespace DeviceIPV6 {
      export type Location = ZeroTrust.Devices.FleetStatusGetResponse.ISPIPV4.Location;
    }
    export type GatewayIPV4 = ZeroTrust.Devices.FleetStatusGetResponse.ISPIPV4;
    export namespace GatewayIPV4 {
      export type Location = ZeroTrust.Devices.FleetStatusGetResponse.ISPIPV4.Location;
    }
    export type GatewayIPV6 = ZeroTrust.Devices.FleetStatusGetResponse.ISPIPV4;
    export namespace GatewayIPV6 {
      export type Location = ZeroTrust.Devices.FleetStatusGetResponse.ISPIPV4.Location;
    }
    export type ISPIPV4 = ZeroTrust.Devices.FleetStatusGetResponse.ISPIPV4;
    export namespace ISPIPV4 {
      export type Location = ZeroTrust.Devices.FleetStatusGetResponse.ISPIPV4.Location;
    }
    export type ISPIPV6 = ZeroTrust.Devices.FleetStatusGetResponse.ISPIPV4;
    export namespace ISPIPV6 {
      export type Location = ZeroTrust.Devices.FleetStatusGetResponse.ISPIPV4.Location;
    }
    export type RTT = ZeroTrust.Devices.FleetStatusGetResponse.RTT;
    export namespace RTT {
      export type MinRTTUs = ZeroTrust.DirectionalStat;
      export type RTTUs = ZeroTrust.DirectionalStat;
      export type RTTVarUs = ZeroTrust.DirectionalStat;
    }
    export type RamUsedPctByApp = ZeroTrust.RamUsedPctByApp;
    export type TunnelStats = ZeroTrust.Devices.FleetStatusGetResponse.TunnelStats;
    export namespace TunnelStats {
      export type BytesLost = ZeroTrust.DirectionalStat;
      export type BytesReceived = ZeroTrust.DirectionalStat;
      export type BytesRetransmitted = ZeroTrust.DirectionalStat;
      export type BytesSent = ZeroTrust.DirectionalStat;
      export type PacketsLost = ZeroTrust.DirectionalStat;
      export type PacketsReceived = ZeroTrust.DirectionalStat;
      export type PacketsRetransmitted = ZeroTrust.DirectionalStat;
      export type PacketsSent = ZeroTrust.DirectionalStat;
    }
  }

  export type DeviceListResponsesV4PagePaginationArray = V4PagePaginationArray<ZeroTrust.Devices.FleetStatusGetResponse>;
}

export declare namespace DEX.HTTPTests {
  /** Typical and worst timings of web request tests. */
  export interface Percentiles {
    /** Get percentile timings of an HTTP test for a time range.
     *  @http GET /accounts/{account_id}/dex/http-tests/{test_id}/percentiles
     *  @permission Cloudflare DEX Write; Cloudflare DEX Read; Zero Trust Report; Zero Trust Read
     *  @availability ga */
    get(/** @maxLength 36 */ testID: string, params: PercentileGetParams, options?: RequestOptions): APIPromise<HTTPDetailsPercentiles>;
  }

  export type PercentileGetParams = TracerouteTestPercentilesParams;

  export interface HTTPDetailsPercentiles {
    dnsResponseTimeMs?: ZeroTrust.Percentiles;
    resourceFetchTimeMs?: ZeroTrust.Percentiles;
    serverResponseTimeMs?: ZeroTrust.Percentiles;
  }

  export interface TestStatOverTime {
    slots: ZeroTrust.TimeslotInt[];
    avg?: Integer | null;
    max?: Integer | null;
    min?: Integer | null;
  }
  export namespace TestStatOverTime {
    export type Slot = ZeroTrust.TimeslotInt;
  }
}

export declare namespace DEX.Tests {
  /** How many machines ran the tests. */
  export interface UniqueDevicesResource {
    /** Count the distinct devices that ran DEX tests, by test name or device.
     *  @http GET /accounts/{account_id}/dex/tests/unique-devices
     *  @permission Cloudflare DEX Write; Cloudflare DEX Read; Zero Trust Report; Zero Trust Read
     *  @availability ga */
    list(params: UniqueDeviceListParams, options?: RequestOptions): APIPromise<UniqueDevices>;
  }
}

export declare namespace DEX.TracerouteTestResults {
  /** Hops of one measurement. */
  export interface NetworkPath {
    /** Show the hops of a single traceroute result.
     *  @http GET /accounts/{account_id}/dex/traceroute-test-results/{test_result_id}/network-path
     *  @permission Cloudflare DEX Write; Cloudflare DEX Read; Zero Trust Report; Zero Trust Read
     *  @availability ga */
    get(
      /** @maxLength 36 */ testResultID: string,
      params: NetworkPathGetParams,
      options?: RequestOptions,
    ): APIPromise<NetworkPathGetResponse>;
  }

  export type NetworkPathGetParams = InAccount;

  export interface NetworkPathGetResponse {
    hops: NetworkPathGetResponse.Hop[];
    /** @maxLength 36 @example "f174e90a-fafe-4643-bbbc-4a0ed4fc8415" */ resultId: string;
    /** @example "SJC" */ colo?: string;
    deviceName?: string;
    execution_context?: 'EXECUTION_CONTEXT_INVALID' | 'OUT_OF_TUNNEL' | 'IN_TUNNEL';
    /** @maxLength 36 @example "f174e90a-fafe-4643-bbbc-4a0ed4fc8415" */ testId?: string;
    testName?: string;
    time_start?: string;
    tunnel_type?: string | null;
  }
  export namespace NetworkPathGetResponse {
    export interface Hop {
      /** @unit seconds */ ttl: Integer;
      asn?: Integer | null;
      aso?: string | null;
      ipAddress?: string | null;
      location?: Hop.Location | null;
      mile?: 'client-to-app' | 'client-to-cf-egress' | 'client-to-cf-ingress' | 'client-to-isp' | null;
      name?: string | null;
      /** @format float */ packetLossPct?: number | null;
      /** @unit milliseconds */ rttMs?: Integer | null;
    }
    export namespace Hop {
      export interface Location {
        city?: string | null;
        state?: string | null;
        zip?: string | null;
      }
    }
  }
}

export declare namespace DEX.Devices {
  /** Internet providers a machine was seen on. */
  export interface ISPsResource {
    /** Page through the ISPs seen for one device over time.
     *  @http GET /accounts/{account_id}/dex/devices/{device_id}/isps
     *  @items isps
     *  @permission Cloudflare DEX Write; Cloudflare DEX Read; Zero Trust Report; Zero Trust Read
     *  @availability ga */
    list(/** @maxLength 36 */ deviceID: string, params: ISPListParams, options?: RequestOptions): PagePromise<V4PagePagination<ISP>, ISP>;
  }

  export interface ISPListParams extends InAccount {
    cursor?: string;
    from?: DateTime;
    /** @default "time_start" */ sort_by?: 'time_start';
    /** @default "DESC" */ sort_order?: 'ASC' | 'DESC';
    to?: DateTime;
    /** @min 1 @default 1 @example 1 */ page?: Integer;
    /** @min 1 @max 50 @example 10 */ per_page?: Integer;
  }

  export interface ISP {
    /** @example "f174e90a-fafe-4643-bbbc-4a0ed4fc8415" */ test_id: string;
    /** @example "a1b2c3d4-e5f6-7890-abcd-ef1234567890" */ test_result_id: string;
    time_start: DateTime;
    ip?: ISP.IP;
  }
  export namespace ISP {
    export interface IP {
      /** @example "203.0.113.1" */ address?: string;
      /** @example 13335 */ asn?: Integer;
      /** @example "CLOUDFLARENET" */ aso?: string;
      location?: IP.Location;
      /** @example "isp-gateway.example.com" */ name?: string;
      /** @example "255.255.255.0" */ netmask?: string;
      /** @example 1 */ version?: Integer;
    }
    export namespace IP {
      export interface Location {
        city?: string;
        /** @example "US" */ country_iso?: string;
        /** @example "CA" */ state_iso?: string;
        /** @example "94107" */ zip?: string;
      }
    }
  }

  export interface ISPs {
    isps: ISP[];
  }

  export type ISPsV4PagePagination = V4PagePagination<ISPs>;
}
