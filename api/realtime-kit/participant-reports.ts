
export interface ParticipantActivity {
  /** @readOnly */ created_at?: string;
  custom_participant_id?: string;
  /** Name shown to others. */ display_name?: string;
  /** Time the participant was there. @unit minutes */ duration?: number;
  /** Time of joining. */ joined_at?: string;
  /** Time of leaving. */ left_at?: string;
  /** Joining, leaving and the like, in order. */ peer_events?: SessionGetParticipantDataFromPeerIDResponse.Data.Participant.PeerEvent[];
  /** @readOnly */ updated_at?: string;
  /** User behind the participant. */ user_id?: string;
}

export interface SessionGetParticipantDataFromPeerIDResponse {
  data?: SessionGetParticipantDataFromPeerIDResponse.Data;
  success?: boolean;
}
export declare namespace SessionGetParticipantDataFromPeerIDResponse {
  export interface Data {
    /** The participant with joining times and connection quality. */ participant?: Data.Participant;
  }
  export namespace Data {
    export interface Participant extends ParticipantActivity {
      /** @format uuid */ id?: string;
      /** Measurements of the participant's connection. */ peer_report?: Participant.PeerReport;
      /** Preset the participant had. */ role?: string;
      /** Session the entry belongs to. @format uuid */ session_id?: string;
    }
    export namespace Participant {
      export interface PeerEvent {
        id?: string;
        /** @readOnly */ created_at?: string;
        /** Kind of event. */ event_name?: 'PEER_CREATED' | 'PEER_JOINING' | 'PEER_LEAVING';
        /** Minutes of all participants together, as billed. */ minutes_consumed?: number;
        /** Participant the entry is about; null if not known. */ participant_id?: string | null;
        peer_id?: string;
        /** Kind of meeting of the participant's preset; null if not known. */
        preset_view_type?: 'GROUP_CALL' | 'WEBINAR' | 'AUDIO_ROOM' | 'LIVESTREAM' | 'CHAT' | null;
        /** Session the entry belongs to. */ session_id?: string | null;
        /** Connection in which it happened; null if not known. */ socket_session_id?: string | null;
        /** @readOnly */ updated_at?: string;
      }
      export interface PeerReport {
        /** Facts about the event or device. */ metadata?: PeerReport.Metadata;
        /** Quality of media as it was measured. */ quality?: PeerReport.Quality;
      }
      export namespace PeerReport {
        export interface Metadata {
          /** Changes of the microphones. */ audio_devices_updates?: Metadata.DevicesUpdate[];
          /** Browser of the participant. */ browser_metadata?: Metadata.BrowserMetadata;
          /** Network paths that were tried (ICE). */ candidate_pairs?: Metadata.CandidatePairs;
          /** Device of the participant. */ device_info?: Metadata.DeviceInfo;
          /** Events of the session, in order. */ events?: Metadata.Event[];
          /** Network the participant came from. */ ip_information?: Metadata.IPInformation;
          /** Facts of a native app. */ native_metadata?: Metadata.NativeMetadata;
          /** Facts of the peer connections. */ pc_metadata?: Metadata.PcMetadata[];
          /** Kind of meeting. */ room_view_type?: string;
          /** SDK of the client. */ sdk_name?: string;
          /** Kind of the SDK. */ sdk_type?: string;
          /** Release of the client software. */ sdk_version?: string;
          /** Changes of the device in use. */ selected_device_updates?: Metadata.SelectedDeviceUpdate[];
          /** Changes of the speakers. */ speaker_devices_updates?: Metadata.DevicesUpdate[];
          /** Changes of the cameras. */ video_devices_updates?: Metadata.DevicesUpdate[];
        }
        export namespace Metadata {
          export interface DevicesUpdate {
            /** Devices that appeared. */ added?: Added[];
            /** Devices that went. */ removed?: Removed[];
            timestamp?: string;
          }
          export interface BrowserMetadata {
            browser?: string;
            /** Release of the browser. */ browser_version?: string;
            engine?: string;
            user_agent?: string;
            /** Whether the browser has WebGL; null if not known. */ webgl_support?: boolean | null;
          }
          export interface CandidatePairs {
            /** Paths for what is received. */ consuming_transport?: CandidatePairs.TransportStats[];
            /** Paths for what is sent. */ producing_transport?: CandidatePairs.TransportStats[];
          }
          export namespace CandidatePairs {
            export interface TransportStats {
              /** Estimated speed of receiving. @unit bits per second */ available_incoming_bitrate?: number;
              /** Estimated speed of sending. @unit bits per second */ available_outgoing_bitrate?: number;
              /** Bytes dropped before sending. */ bytes_discarded_on_send?: number;
              bytes_received?: number;
              bytes_sent?: number;
              /** Last round trip. @unit seconds */ current_round_trip_time?: number;
              /** Time of the last packet received. @unit milliseconds since 1970 */ last_packet_received_timestamp?: number;
              /** Time of the last packet sent. @unit milliseconds since 1970 */ last_packet_sent_timestamp?: number;
              /** Address on the participant's side. */ local_candidate_address?: string;
              /** Id of the path's end on the participant's side. */ local_candidate_id?: string;
              /** Kind of network on the participant's side. */ local_candidate_network_type?: string;
              /** Port on the participant's side. */ local_candidate_port?: number;
              /** Protocol on the participant's side. */ local_candidate_protocol?: string;
              /** Address behind which the participant's one stands. */ local_candidate_related_address?: string;
              /** Port behind which the participant's one stands. */ local_candidate_related_port?: number;
              /** Method by which the participant's address was found. */ local_candidate_type?: string;
              /** Server by which the participant's address was found. */ local_candidate_url?: string;
              /** Whether the path was chosen. */ nominated?: boolean;
              /** Packets dropped before sending. */ packets_discarded_on_send?: number;
              packets_received?: number;
              packets_sent?: number;
              /** Address on Cloudflare's side. */ remote_candidate_address?: string;
              /** Id of the path's end on Cloudflare's side. */ remote_candidate_id?: string;
              /** Port on Cloudflare's side. */ remote_candidate_port?: number;
              /** Protocol on Cloudflare's side. */ remote_candidate_protocol?: string;
              /** Method by which Cloudflare's address was found. */ remote_candidate_type?: string;
              /** Server by which Cloudflare's address was found. */ remote_candidate_url?: string;
              /** Sum of all round trips. @unit seconds */ total_round_trip_time?: number;
            }
          }
          export interface DeviceInfo {
            /** Number of CPU cores. */ cpus?: number;
            /** Whether it is a mobile device. */ is_mobile?: boolean;
            /** Operating system. */ os?: string;
            /** Version of the operating system. */ os_version?: string;
          }
          export interface Event {
            /** Facts about the event or device. */ metadata?: { [key: string]: string | number | boolean | null };
            name?: string;
            timestamp?: string;
          }
          export interface IPInformation {
            /** Network of the participant. */ asn?: IPInformation.ASN;
            /** City of the participant. */ city?: string;
            /** Country of the participant. */ country?: string;
            /** Address of the participant. */ ipv4?: string;
            /** Organization that owns the network. */ org?: string;
            /** Region that the address is in. */ region?: string;
            /** Time zone of the participant. */ timezone?: string;
          }
          export namespace IPInformation {
            export interface ASN {
              /** Network of the participant. */ asn?: string;
              /** Domain of the network. */ domain?: string;
              name?: string;
              /** Address range of the network. */ route?: string;
              type?: string;
            }
          }
          export interface NativeMetadata {
            /** Codec of the sound that is sent. */ audio_encoder?: string;
            /** Codec of the picture that is sent. */ video_encoder?: string;
          }
          export interface PcMetadata {
            /** Speed class of the network. */ effective_network_type?: string;
            /** Whether the public address could be found. */ reflexive_connectivity?: boolean;
            /** Whether a relay could be reached. */ relay_connectivity?: boolean;
            /** Session descriptions that were exchanged. */ sdp?: string[];
            timestamp?: string;
            /** Whether TURN could be reached. */ turn_connectivity?: boolean;
          }
          export interface SelectedDeviceUpdate {
            /** Device that is in use now. */ device?: SelectedDeviceUpdate.Device;
            timestamp?: string;
          }
          export namespace SelectedDeviceUpdate {
            export interface Device {
              device_id?: string;
              /** Kind of the device, such as `audioinput`. */ kind?: string;
              /** Device as the browser names it. */ label?: string;
            }
          }
          export interface Added {
            device_id?: string;
            /** Kind of the device that was added, such as `audioinput`. */ kind?: string;
            /** Name the browser gives the device that was added. */ label?: string;
          }
          export interface Removed {
            device_id?: string;
            /** Kind of the device that was added, such as `audioinput`. */ kind?: string;
            /** Name the browser gives the device that was added. */ label?: string;
          }
        }
        export interface Quality {
          /** Samples of sound received. */ audio_consumer?: Quality.AudioConsumer[];
          /** Sound received, summed up over the session. */ audio_consumer_cumulative?: Quality.AudioConsumerCumulative;
          /** Samples of sound sent. */ audio_producer?: Quality.AudioProducer[];
          /** Sound sent, summed up over the session. */ audio_producer_cumulative?: Quality.AudioProducerCumulative;
          /** Samples of sound of shared screens received. */ screenshare_audio_consumer?: Quality.AudioConsumer[];
          /** Sound of shared screens received, summed up. */ screenshare_audio_consumer_cumulative?: Quality.AudioConsumerCumulative;
          /** Samples of sound of a shared screen sent. */ screenshare_audio_producer?: Quality.AudioProducer[];
          /** Sound of a shared screen sent, summed up. */ screenshare_audio_producer_cumulative?: Quality.AudioProducerCumulative;
          /** Samples of shared screens received. */ screenshare_video_consumer?: Quality.ScreenshareVideoConsumer[];
          /** Shared screens received, summed up. */ screenshare_video_consumer_cumulative?: Quality.ScreenshareVideoConsumerCumulative;
          /** Samples of a shared screen sent. */ screenshare_video_producer?: Quality.ScreenshareVideoProducer[];
          /** A shared screen sent, summed up. */ screenshare_video_producer_cumulative?: Quality.ScreenshareVideoProducerCumulative;
          /** Samples of pictures received. */ video_consumer?: Quality.ScreenshareVideoConsumer[];
          /** Pictures received, summed up over the session. */ video_consumer_cumulative?: Quality.ScreenshareVideoConsumerCumulative;
          /** Samples of the picture sent. */ video_producer?: Quality.ScreenshareVideoProducer[];
          /** Picture sent, summed up over the session. */ video_producer_cumulative?: Quality.ScreenshareVideoProducerCumulative;
        }
        export namespace Quality {
          export interface StreamQuality {
            /** Variation of the packets' arrival. @unit seconds */ jitter?: number;
            /** Number of the track in the session description. */ mid?: string;
            /** Quality as people would rate it, 1 to 5. */ mos_quality?: number;
            /** Packets that did not arrive. */ packets_lost?: number;
            /** Id of the sent track. */ producer_id?: string;
            /** Number of the stream. */ ssrc?: number;
            timestamp?: string;
          }
          export interface AudioConsumer extends StreamQuality {
            bytes_received?: number;
            /** Times at which missing sound was filled in. */ concealment_events?: number;
            /** Id of the received track. */ consumer_id?: string;
            jitter_buffer_delay?: number;
            /** Samples that left the buffer. */ jitter_buffer_emitted_count?: number;
            packets_received?: number;
            peer_id?: string;
          }
          export interface AudioConsumerCumulative {
            jitter_buffer_delay?: JitterBufferDelay;
            packet_loss?: PacketLoss;
            quality_mos?: Percentiles;
          }
          export interface AudioProducer extends StreamQuality {
            bytes_sent?: number;
            packets_sent?: number;
            rtt?: number;
          }
          export interface AudioProducerCumulative {
            packet_loss?: PacketLoss;
            quality_mos?: Percentiles;
            rtt?: JitterBufferDelay;
          }
          export interface ScreenshareVideoConsumer extends StreamQuality {
            bytes_received?: number;
            /** Id of the received track. */ consumer_id?: string;
            /** Requests for a whole picture (FIR). */ fir_count?: number;
            /** Height of the picture. @unit pixels */ frame_height?: number;
            /** @unit pixels */ frame_width?: number;
            /** Pictures that were decoded. */ frames_decoded?: number;
            /** Pictures that were dropped. */ frames_dropped?: number;
            /** Pictures a second at the sample. @unit seconds */ frames_per_second?: number;
            jitter_buffer_delay?: number;
            /** Samples that left the buffer. */ jitter_buffer_emitted_count?: number;
            /** Whole pictures that were decoded. */ key_frames_decoded?: number;
            packets_received?: number;
            peer_id?: string;
          }
          export interface ScreenshareVideoConsumerCumulative {
            /** Distribution of pictures a second. */ frame_per_second?: Percentiles;
            /** @unit pixels */ frame_width?: Percentiles;
            /** Shares of the time with faults. */ issues?: ScreenshareVideoConsumerCumulative.Issues;
            jitter_buffer_delay?: JitterBufferDelay;
            /** Share of whole pictures among the decoded. */ key_frames_decoded_fraction?: number;
            packet_loss?: PacketLoss;
            quality_mos?: Percentiles;
          }
          export namespace ScreenshareVideoConsumerCumulative {
            export interface Issues {
              /** Share of the time with delay. */ lag_fraction?: number;
              /** Share of the time without a picture. */ no_video_fraction?: number;
              /** Share of the time with a small picture. */ poor_resolution_fraction?: number;
            }
          }
          export interface ScreenshareVideoProducer extends StreamQuality {
            bytes_sent?: number;
            /** Requests for a whole picture (FIR). */ fir_count?: number;
            /** Height of the picture. @unit pixels */ frame_height?: number;
            /** @unit pixels */ frame_width?: number;
            /** Pictures that were encoded. */ frames_encoded?: number;
            /** Pictures a second at the sample. @unit seconds */ frames_per_second?: number;
            /** Whole pictures that were encoded. */ key_frames_encoded?: number;
            packets_sent?: number;
            /** Notices of a lost picture (PLI). */ pli_count?: number;
            /** Time for which each cause limited the quality. @unit seconds */
            quality_limitation_durations?: ScreenshareVideoProducer.QualityLimitationDurations;
            /** Factor that currently limits quality. */ quality_limitation_reason?: 'cpu' | 'bandwidth' | 'none' | 'other';
            /** Times the picture's size was changed. */ quality_limitation_resolution_changes?: number;
            rtt?: number;
          }
          export namespace ScreenshareVideoProducer {
            export interface QualityLimitationDurations {
              /** Time in which the network was the limit. */ bandwidth?: number;
              /** Time in which the processor was the limit. */ cpu?: number;
              /** Time without a limit. */ none?: number;
              /** Time with another limit. */ other?: number;
            }
          }
          export interface ScreenshareVideoProducerCumulative {
            /** Distribution of pictures a second. */ frame_per_second?: Percentiles;
            /** @unit pixels */ frame_width?: Percentiles;
            /** Share of the time with many complaints of receivers. */ high_negative_feedback_fraction?: number;
            /** Shares of the time with faults. */ issues?: ScreenshareVideoProducerCumulative.Issues;
            /** Share of whole pictures among the encoded. */ key_frames_encoded_fraction?: number;
            packet_loss?: PacketLoss;
            quality_mos?: Percentiles;
            rtt?: JitterBufferDelay;
          }
          export namespace ScreenshareVideoProducerCumulative {
            export interface Issues {
              /** Share of the time in which the network was the limit. */ bandwidth_quality_limitation_fraction?: number;
              /** Share of the time in which the processor was the limit. */ cpu_quality_limitation_fraction?: number;
              /** Share of the time without a picture. */ no_video_fraction?: number;
              /** Share of the time with a small picture. */ poor_resolution_fraction?: number;
              /** Share of the time with any limit. */ quality_limitation_fraction?: number;
            }
          }
          export interface JitterBufferDelay {
            /** Share of samples of 100 ms or more. */ '100ms_or_greater_event_fraction'?: number;
            /** Share of samples of 250 ms or more. */ '250ms_or_greater_event_fraction'?: number;
            /** Share of samples of 500 ms or more. */ '500ms_or_greater_event_fraction'?: number;
            avg?: number;
          }
          export interface PacketLoss {
            /** Share of samples with 10 percent or more. */ '10_or_greater_event_fraction'?: number;
            /** Share of samples with 25 percent or more. */ '25_or_greater_event_fraction'?: number;
            /** Share of samples with 5 percent or more. */ '5_or_greater_event_fraction'?: number;
            /** Share of samples with 50 percent or more. */ '50_or_greater_event_fraction'?: number;
            avg?: number;
          }
          export interface Percentiles {
            avg?: number;
            /** Median of the samples. */ p50?: number;
            /** Value that three quarters of the samples stay below. */ p75?: number;
            /** Value that nine of ten samples stay below. */ p90?: number;
          }
        }
      }
    }
  }
}
