/** Spectrum: everything in one. */
import { spectrumAnalytics } from './analytics.ts';
import { spectrum } from './applications.ts';
import { spectrumProtocols } from './protocols.ts';

export const spectrumAll = {
  ...spectrumAnalytics,
  ...spectrum,
  ...spectrumProtocols,
};
