import type { APIPromise, RequestOptions } from './_client.ts';
import type { DateTime, InZone } from './_shared.ts';

/** Post-Quantum to Origin: Preference for quantum-safe key exchange towards the server (deprecated).
 *  @product originPostQuantumEncryption Post-Quantum to Origin
 *  @docs https://developers.cloudflare.com/ssl/post-quantum-cryptography/ */
export interface OriginPostQuantumEncryption {
  /** Replace a zone's post-quantum preference for origin connections; deprecated.
   *  @http PUT /zones/{zone_id}/cache/origin_post_quantum_encryption
   *  @demands value
   *  @permission Zone Settings Write; Zone Write
   *  @plans free pro business enterprise
   *  @deprecated */
  update(
    params: OriginPostQuantumEncryption.OriginPostQuantumEncryptionUpdateParams,
    options?: RequestOptions,
  ): APIPromise<OriginPostQuantumEncryption.OriginPostQuantumEncryptionResult>;

  /** Get a zone's post-quantum preference for origins; deprecated.
   *  @http GET /zones/{zone_id}/cache/origin_post_quantum_encryption
   *  @permission Zone Settings Write; Zone Settings Read; Zone Read; Zone Write
   *  @plans free pro business enterprise
   *  @deprecated */
  get(
    params: InZone,
    options?: RequestOptions,
  ): APIPromise<OriginPostQuantumEncryption.OriginPostQuantumEncryptionResult>;
}

export declare namespace OriginPostQuantumEncryption {
  export interface OriginPostQuantumEncryptionUpdateParams extends InZone {
    /** Whether a post-quantum key share is sent at once (`preferred`), offered (`supported`), or not (`off`). @default "supported" */
    value: 'preferred' | 'supported' | 'off' | (string & {});
  }

  export interface OriginPostQuantumEncryptionResult {
    /** Key of the setting. */ id: 'origin_pqe';
    /** Whether the plan and the caller's rights allow a change. */ editable: boolean;
    /** Whether a post-quantum key share is sent at once (`preferred`), offered (`supported`), or not (`off`). @default "supported" */
    value: 'preferred' | 'supported' | 'off';
    modified_on?: DateTime | null;
  }
}
