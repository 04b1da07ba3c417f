/** Stores which onboarding steps the user has completed. */
import { namesIn, stored } from '../ui/browser-storage.ts';

export type Step = 'sent' | 'program' | 'searched' | 'browsed' | 'fault' | 'zone-file' | 'radar';

const steps = stored('steps', namesIn);

export const useSteps = steps.useValue;

export function noteStep(step: Step): void {
  const taken = steps.read();
  if (!taken.includes(step)) steps.write([...taken, step]);
}
