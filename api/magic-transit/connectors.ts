import type { APIPromise, PagePromise, RequestOptions, SinglePage } from '../_client.ts';
import type { InAccount } from '../_shared.ts';
import type { MagicTransit } from './index.ts';

/** Appliances that tie a site to the network. */
export interface Connectors {
  readonly interrupts: Connectors.Interrupts;
  readonly events: Connectors.Events;
  readonly snapshots: Connectors.Snapshots;

  /** Register a device as a Connector, with its update window and notes.
   *  @http POST /accounts/{account_id}/magic/connectors
   *  @permission Magic WAN Write
   *  @plans enterprise
   *  @availability ga */
  create(params: MagicTransit.ConnectorCreateParams, options?: RequestOptions): APIPromise<MagicTransit.ConnectorGetResponse>;

  /** Replace a Connector's activation, update window, notes and site settings.
   *  @http PUT /accounts/{account_id}/magic/connectors/{connector_id}
   *  @body json required
   *  @permission Magic WAN Write
   *  @plans enterprise
   *  @availability ga */
  update(
    connectorID: string,
    params: MagicTransit.ConnectorUpdateParams,
    options?: RequestOptions,
  ): APIPromise<MagicTransit.ConnectorGetResponse>;

  /** List the account's Connectors, optionally of one device type.
   *  @http GET /accounts/{account_id}/magic/connectors
   *  @permission Magic WAN Write; Magic WAN Read
   *  @plans enterprise
   *  @availability ga */
  list(
    params: MagicTransit.ConnectorListParams,
    options?: RequestOptions,
  ): PagePromise<SinglePage<MagicTransit.ConnectorGetResponse>, MagicTransit.ConnectorGetResponse>;

  /** Remove a Connector from the account.
   *  @http DELETE /accounts/{account_id}/magic/connectors/{connector_id}
   *  @permission Magic WAN Write
   *  @plans enterprise
   *  @availability ga */
  delete(
    connectorID: string,
    params: MagicTransit.ConnectorDeleteParams,
    options?: RequestOptions,
  ): APIPromise<MagicTransit.ConnectorGetResponse>;

  /** Change only the given Connector settings, such as activation or update window.
   *  @http PATCH /accounts/{account_id}/magic/connectors/{connector_id}
   *  @body json required
   *  @permission Magic WAN Write
   *  @plans enterprise
   *  @availability ga */
  edit(
    connectorID: string,
    params: MagicTransit.ConnectorEditParams,
    options?: RequestOptions,
  ): APIPromise<MagicTransit.ConnectorGetResponse>;

  /** Look up one Connector with its device, activation and update window.
   *  @http GET /accounts/{account_id}/magic/connectors/{connector_id}
   *  @permission Magic WAN Write; Magic WAN Read
   *  @plans enterprise
   *  @availability ga */
  get(
    connectorID: string,
    params: MagicTransit.ConnectorGetParams,
    options?: RequestOptions,
  ): APIPromise<MagicTransit.ConnectorGetResponse>;
}

export declare namespace Connectors {
  /** Reboot, restart and shutdown orders to an appliance. */
  export interface Interrupts {
    /** Ask a Connector to reboot, restart or shut down.
     *  @http POST /accounts/{account_id}/magic/connectors/{connector_id}/interrupts
     *  @body json required
     *  @plans enterprise
     *  @availability ga */
    create(connectorID: string, params: InterruptCreateParams, options?: RequestOptions): APIPromise<InterruptListResponse>;

    /** List the interrupts recorded for a Connector, such as reboots.
     *  @http GET /accounts/{account_id}/magic/connectors/{connector_id}/interrupts
     *  @permission Magic WAN Write; Magic WAN Read
     *  @plans enterprise
     *  @availability ga */
    list(
      connectorID: string,
      params: InterruptListParams,
      options?: RequestOptions,
    ): PagePromise<SinglePage<InterruptListResponse>, InterruptListResponse>;
  }

  export interface InterruptCreateParams extends InAccount {
    reboot?: InterruptCreateParams.Reboot;
    restart?: InterruptCreateParams.Reboot;
    shutdown?: InterruptCreateParams.Reboot;
  }
  export namespace InterruptCreateParams {
    export interface Reboot {
      /** @default false */ purge?: boolean;
    }
    export type Restart = Reboot;
    export type Shutdown = Reboot;
  }

  export import InterruptCreateResponse = Connectors.InterruptListResponse;

  export type InterruptListParams = InAccount;

  /** @minProperties 1 */
  export interface InterruptListResponse {
    submitted_at: string;
    reboot?: InterruptCreateParams.Reboot;
    restart?: InterruptCreateParams.Reboot;
    shutdown?: InterruptCreateParams.Reboot;
    triggered_at?: string;
  }
  export namespace InterruptListResponse {
    export type Reboot = InterruptCreateParams.Reboot;
    export type Restart = InterruptCreateParams.Reboot;
    export type Shutdown = InterruptCreateParams.Reboot;
  }

  /** Things an appliance reported. */
  export interface Events {
    readonly latest: Events.Latest;

    /** Walk through a Connector's telemetry events within a time range.
     *  @http GET /accounts/{account_id}/magic/connectors/{connector_id}/telemetry/events
     *  @permission Magic WAN Write; Magic WAN Read
     *  @plans enterprise
     *  @availability ga */
    list(connectorID: string, params: EventListParams, options?: RequestOptions): APIPromise<EventListResponse>;

    /** Read one telemetry event of a Connector by its time and number.
     *  @http GET /accounts/{account_id}/magic/connectors/{connector_id}/telemetry/events/{event_t}.{event_n}
     *  @permission Magic WAN Write; Magic WAN Read
     *  @plans enterprise
     *  @availability ga */
    get(eventN: number, params: EventGetParams, options?: RequestOptions): APIPromise<Events.LatestListResponse.Item>;
  }

  export interface EventListParams extends InAccount {
    from: number;
    to: number;
    cursor?: string;
    k?: string;
    limit?: number;
  }

  export interface EventListResponse {
    count: number;
    items: EventListResponse.Item[];
    cursor?: string;
  }
  export namespace EventListResponse {
    export interface Item {
      a: number;
      k: string;
      n: number;
      t: number;
    }
  }

  export interface EventGetParams extends InAccount {
    connector_id: string;
    event_t: number;
  }

  export import EventGetResponse = Events.LatestListResponse.Item;

  /** Recorded states of an appliance, such as load and links. */
  export interface Snapshots {
    readonly latest: Snapshots.Latest;

    /** Walk through a Connector's state snapshots within a time range.
     *  @http GET /accounts/{account_id}/magic/connectors/{connector_id}/telemetry/snapshots
     *  @permission Magic WAN Write; Magic WAN Read
     *  @plans enterprise
     *  @availability ga */
    list(connectorID: string, params: SnapshotListParams, options?: RequestOptions): APIPromise<SnapshotListResponse>;

    /** Read a Connector's state snapshot taken at a given time.
     *  @http GET /accounts/{account_id}/magic/connectors/{connector_id}/telemetry/snapshots/{snapshot_t}
     *  @permission Magic WAN Write; Magic WAN Read
     *  @plans enterprise
     *  @availability ga */
    get(snapshotT: number, params: SnapshotGetParams, options?: RequestOptions): APIPromise<Snapshots.LatestListResponse.Item>;
  }

  export interface SnapshotListParams extends InAccount {
    from: number;
    to: number;
    cursor?: string;
    limit?: number;
  }

  export interface SnapshotListResponse {
    count: number;
    items: SnapshotListResponse.Item[];
    cursor?: string;
  }
  export namespace SnapshotListResponse {
    export interface Item {
      a: number;
      t: number;
    }
  }

  export interface SnapshotGetParams extends InAccount {
    connector_id: string;
  }

  export import SnapshotGetResponse = Snapshots.LatestListResponse.Item;

  export type InterruptListResponsesSinglePage = SinglePage<InterruptListResponse>;
}

export declare namespace Connectors.Events {
  /** The newest reports of an appliance. */
  export interface Latest {
    /** Read the most recent telemetry events of a Connector.
     *  @http GET /accounts/{account_id}/magic/connectors/{connector_id}/telemetry/events/latest
     *  @permission Magic WAN Write; Magic WAN Read
     *  @plans enterprise */
    list(connectorID: string, params: LatestListParams, options?: RequestOptions): APIPromise<LatestListResponse>;
  }

  export type LatestListParams = InAccount;

  export interface LatestListResponse {
    count: number;
    items: LatestListResponse.Item[];
  }
  export namespace LatestListResponse {
    export interface Item {
      e: Item.E;
      n: number;
      t: number;
      v?: string;
    }
    export namespace Item {
      export interface E {
        k: 'Init' | 'Leave' | 'StartAttestation' | 'FinishAttestationSuccess' | 'FinishAttestationFailure' | 'StartRotateCryptKey' | 'FinishRotateCryptKeySuccess' | 'FinishRotateCryptKeyFailure' | 'StartRotatePki' | 'FinishRotatePkiSuccess' | 'FinishRotatePkiFailure' | 'StartUpgrade' | 'FinishUpgradeSuccess' | 'FinishUpgradeFailure' | 'BlessSlotSuccess' | 'BlessSlotPending' | 'BlessSlotFailure' | 'Reconcile' | 'ConfigureCloudflaredTunnel' | 'RekeyInstallBoth' | 'RekeyStart' | 'RekeyRestart' | 'RekeyAdvance' | 'RekeyComplete' | 'RekeyReset' | 'HaTransition' | 'HaError' | 'HaInit' | 'HaLeave';
        [key: string]: unknown;
      }
    }
  }
}

export declare namespace Connectors.Snapshots {
  /** The newest recorded states of an appliance. */
  export interface Latest {
    /** Read the most recent state snapshots of a Connector.
     *  @http GET /accounts/{account_id}/magic/connectors/{connector_id}/telemetry/snapshots/latest
     *  @permission Magic WAN Write; Magic WAN Read
     *  @plans enterprise */
    list(connectorID: string, params: LatestListParams, options?: RequestOptions): APIPromise<LatestListResponse>;
  }

  export type LatestListParams = InAccount;

  export interface LatestListResponse {
    count: number;
    items: LatestListResponse.Item[];
  }
  export namespace LatestListResponse {
    export interface Item {
      count_reclaim_failures: number;
      count_reclaimed_paths: number;
      count_record_failed: number;
      count_transmit_failures: number;
      t: number;
      v: string;
      bonds?: Item.Bond[];
      cpu_count?: number;
      cpu_pressure_10s?: number;
      cpu_pressure_300s?: number;
      cpu_pressure_60s?: number;
      cpu_pressure_total_us?: number;
      /** @unit milliseconds */ cpu_time_guest_ms?: number;
      /** @unit milliseconds */ cpu_time_guest_nice_ms?: number;
      /** @unit milliseconds */ cpu_time_idle_ms?: number;
      /** @unit milliseconds */ cpu_time_iowait_ms?: number;
      /** @unit milliseconds */ cpu_time_irq_ms?: number;
      /** @unit milliseconds */ cpu_time_nice_ms?: number;
      /** @unit milliseconds */ cpu_time_softirq_ms?: number;
      /** @unit milliseconds */ cpu_time_steal_ms?: number;
      /** @unit milliseconds */ cpu_time_system_ms?: number;
      /** @unit milliseconds */ cpu_time_user_ms?: number;
      delta?: number;
      dhcp_leases?: Item.DHCPLease[];
      disks?: Item.Disk[];
      epsilon?: number;
      ha_state?: string;
      ha_value?: number;
      interfaces?: Item.Interface[];
      io_pressure_full_10s?: number;
      io_pressure_full_300s?: number;
      io_pressure_full_60s?: number;
      io_pressure_full_total_us?: number;
      io_pressure_some_10s?: number;
      io_pressure_some_300s?: number;
      io_pressure_some_60s?: number;
      io_pressure_some_total_us?: number;
      kernel_btime?: number;
      kernel_ctxt?: number;
      kernel_processes?: number;
      kernel_processes_blocked?: number;
      kernel_processes_running?: number;
      load_average_15m?: number;
      load_average_1m?: number;
      load_average_5m?: number;
      load_average_cur?: number;
      load_average_max?: number;
      /** @unit bytes */ memory_active_bytes?: number;
      /** @unit bytes */ memory_anon_hugepages_bytes?: number;
      /** @unit bytes */ memory_anon_pages_bytes?: number;
      /** @unit bytes */ memory_available_bytes?: number;
      /** @unit bytes */ memory_bounce_bytes?: number;
      /** @unit bytes */ memory_buffers_bytes?: number;
      /** @unit bytes */ memory_cached_bytes?: number;
      /** @unit bytes */ memory_cma_free_bytes?: number;
      /** @unit bytes */ memory_cma_total_bytes?: number;
      /** @unit bytes */ memory_commit_limit_bytes?: number;
      /** @unit bytes */ memory_committed_as_bytes?: number;
      /** @unit bytes */ memory_dirty_bytes?: number;
      /** @unit bytes */ memory_free_bytes?: number;
      /** @unit bytes */ memory_high_free_bytes?: number;
      /** @unit bytes */ memory_high_total_bytes?: number;
      memory_hugepages_free?: number;
      memory_hugepages_rsvd?: number;
      memory_hugepages_surp?: number;
      memory_hugepages_total?: number;
      /** @unit bytes */ memory_hugepagesize_bytes?: number;
      /** @unit bytes */ memory_inactive_bytes?: number;
      /** @unit bytes */ memory_k_reclaimable_bytes?: number;
      /** @unit bytes */ memory_kernel_stack_bytes?: number;
      /** @unit bytes */ memory_low_free_bytes?: number;
      /** @unit bytes */ memory_low_total_bytes?: number;
      /** @unit bytes */ memory_mapped_bytes?: number;
      /** @unit bytes */ memory_page_tables_bytes?: number;
      /** @unit bytes */ memory_per_cpu_bytes?: number;
      memory_pressure_full_10s?: number;
      memory_pressure_full_300s?: number;
      memory_pressure_full_60s?: number;
      memory_pressure_full_total_us?: number;
      memory_pressure_some_10s?: number;
      memory_pressure_some_300s?: number;
      memory_pressure_some_60s?: number;
      memory_pressure_some_total_us?: number;
      /** @unit bytes */ memory_s_reclaimable_bytes?: number;
      /** @unit bytes */ memory_s_unreclaim_bytes?: number;
      /** @unit bytes */ memory_secondary_page_tables_bytes?: number;
      /** @unit bytes */ memory_shmem_bytes?: number;
      /** @unit bytes */ memory_shmem_hugepages_bytes?: number;
      /** @unit bytes */ memory_shmem_pmd_mapped_bytes?: number;
      /** @unit bytes */ memory_slab_bytes?: number;
      /** @unit bytes */ memory_swap_cached_bytes?: number;
      /** @unit bytes */ memory_swap_free_bytes?: number;
      /** @unit bytes */ memory_swap_total_bytes?: number;
      /** @unit bytes */ memory_total_bytes?: number;
      /** @unit bytes */ memory_vmalloc_chunk_bytes?: number;
      /** @unit bytes */ memory_vmalloc_total_bytes?: number;
      /** @unit bytes */ memory_vmalloc_used_bytes?: number;
      /** @unit bytes */ memory_writeback_bytes?: number;
      /** @unit bytes */ memory_writeback_tmp_bytes?: number;
      /** @unit bytes */ memory_z_swap_bytes?: number;
      /** @unit bytes */ memory_z_swapped_bytes?: number;
      mounts?: Item.Mount[];
      netdevs?: Item.Netdev[];
      platform?: string;
      site_id?: string;
      snmp_icmp_in_addr_mask_reps?: number;
      snmp_icmp_in_addr_masks?: number;
      snmp_icmp_in_csum_errors?: number;
      snmp_icmp_in_dest_unreachs?: number;
      snmp_icmp_in_echo_reps?: number;
      snmp_icmp_in_echos?: number;
      snmp_icmp_in_errors?: number;
      snmp_icmp_in_msgs?: number;
      snmp_icmp_in_parm_probs?: number;
      snmp_icmp_in_redirects?: number;
      snmp_icmp_in_src_quenchs?: number;
      snmp_icmp_in_time_excds?: number;
      snmp_icmp_in_timestamp_reps?: number;
      snmp_icmp_in_timestamps?: number;
      snmp_icmp_out_addr_mask_reps?: number;
      snmp_icmp_out_addr_masks?: number;
      snmp_icmp_out_dest_unreachs?: number;
      snmp_icmp_out_echo_reps?: number;
      snmp_icmp_out_echos?: number;
      snmp_icmp_out_errors?: number;
      snmp_icmp_out_msgs?: number;
      snmp_icmp_out_parm_probs?: number;
      snmp_icmp_out_redirects?: number;
      snmp_icmp_out_src_quenchs?: number;
      snmp_icmp_out_time_excds?: number;
      snmp_icmp_out_timestamp_reps?: number;
      snmp_icmp_out_timestamps?: number;
      /** @unit seconds */ snmp_ip_default_ttl?: number;
      snmp_ip_forw_datagrams?: number;
      snmp_ip_forwarding_enabled?: boolean;
      snmp_ip_frag_creates?: number;
      snmp_ip_frag_fails?: number;
      snmp_ip_frag_oks?: number;
      snmp_ip_in_addr_errors?: number;
      snmp_ip_in_delivers?: number;
      snmp_ip_in_discards?: number;
      snmp_ip_in_hdr_errors?: number;
      snmp_ip_in_receives?: number;
      snmp_ip_in_unknown_protos?: number;
      snmp_ip_out_discards?: number;
      snmp_ip_out_no_routes?: number;
      snmp_ip_out_requests?: number;
      snmp_ip_reasm_fails?: number;
      snmp_ip_reasm_oks?: number;
      snmp_ip_reasm_reqds?: number;
      snmp_ip_reasm_timeout?: number;
      snmp_tcp_active_opens?: number;
      snmp_tcp_attempt_fails?: number;
      snmp_tcp_curr_estab?: number;
      snmp_tcp_estab_resets?: number;
      snmp_tcp_in_csum_errors?: number;
      snmp_tcp_in_errs?: number;
      snmp_tcp_in_segs?: number;
      snmp_tcp_max_conn?: number;
      snmp_tcp_out_rsts?: number;
      snmp_tcp_out_segs?: number;
      snmp_tcp_passive_opens?: number;
      snmp_tcp_retrans_segs?: number;
      snmp_tcp_rto_max?: number;
      snmp_tcp_rto_min?: number;
      snmp_udp_in_datagrams?: number;
      snmp_udp_in_errors?: number;
      snmp_udp_no_ports?: number;
      snmp_udp_out_datagrams?: number;
      system_boot_time_s?: number;
      thermals?: Item.Thermal[];
      tunnels?: Item.Tunnel[];
      /** @unit milliseconds */ uptime_idle_ms?: number;
      /** @unit milliseconds */ uptime_total_ms?: number;
    }
    export namespace Item {
      export interface Bond {
        name: string;
        status: string;
      }
      export interface DHCPLease {
        client_id: string;
        expiry_time: number;
        hostname: string;
        interface_name: string;
        ip_address: string;
        mac_address: string;
      }
      export interface Disk {
        in_progress: number;
        major: number;
        merged: number;
        minor: number;
        name: string;
        reads: number;
        sectors_read: number;
        sectors_written: number;
        /** @unit milliseconds */ time_in_progress_ms: number;
        /** @unit milliseconds */ time_reading_ms: number;
        /** @unit milliseconds */ time_writing_ms: number;
        /** @unit milliseconds */ weighted_time_in_progress_ms: number;
        writes: number;
        writes_merged: number;
        discards?: number;
        discards_merged?: number;
        flushes?: number;
        sectors_discarded?: number;
        /** @unit milliseconds */ time_discarding_ms?: number;
        /** @unit milliseconds */ time_flushing_ms?: number;
      }
      export interface Interface {
        name: string;
        operstate: string;
        ip_addresses?: Interface.IPAddress[];
        speed?: number;
      }
      export namespace Interface {
        export interface IPAddress {
          interface_name: string;
          ip_address: string;
        }
      }
      export interface Mount {
        file_system: string;
        kind: string;
        mount_point: string;
        name: string;
        /** @unit bytes */ available_bytes?: number;
        available_inodes?: number;
        is_read_only?: boolean;
        is_removable?: boolean;
        /** @unit bytes */ total_bytes?: number;
        total_inodes?: number;
      }
      export interface Netdev {
        name: string;
        /** @unit bytes */ recv_bytes: number;
        recv_compressed: number;
        recv_drop: number;
        recv_errs: number;
        recv_fifo: number;
        recv_frame: number;
        recv_multicast: number;
        recv_packets: number;
        /** @unit bytes */ sent_bytes: number;
        sent_carrier: number;
        sent_colls: number;
        sent_compressed: number;
        sent_drop: number;
        sent_errs: number;
        sent_fifo: number;
        sent_packets: number;
      }
      export interface Thermal {
        label: string;
        critical_celcius?: number;
        current_celcius?: number;
        max_celcius?: number;
      }
      export interface Tunnel {
        health_state: string;
        health_value: number;
        interface_name: string;
        tunnel_id: string;
        /** @unit milliseconds */ jitter_ms?: number;
        /** @unit milliseconds */ latency_ms?: number;
        natd_result?: string;
        natd_state?: number;
        natd_target?: string;
        probed_mtu?: number;
        recent_healthy_pings?: number;
        recent_unhealthy_pings?: number;
      }
    }
  }
}
