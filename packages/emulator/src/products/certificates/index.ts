/** Certificates and TLS: everything in one. */
import { issuedCertificates } from './issued.ts';
import { originTrust } from './origin-trust.ts';
import { certificatePacks } from './packs.ts';
import { certificateRecommendations } from './recommendations.ts';
import { tlsSettings } from './tls-settings.ts';
import { uploadedCertificates } from './uploaded.ts';

export const certificates = {
  ...issuedCertificates,
  ...originTrust,
  ...certificatePacks,
  ...certificateRecommendations,
  ...tlsSettings,
  ...uploadedCertificates,
};
