/** Stores which onboarding steps the user has completed. */
import { kept, namesIn } from '../ui/kept.ts';

export type Step = 'sent' | 'program' | 'searched' | 'browsed' | 'fault' | 'zone-file' | 'radar';

const steps = kept('steps', namesIn);

export const useSteps = steps.useValue;

export function noteStep(step: Step): void {
  const taken = steps.read();
  if (!taken.includes(step)) steps.write([...taken, step]);
}
