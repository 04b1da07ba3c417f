/** Profiles that every account has: https://developers.cloudflare.com/cloudflare-one/data-loss-prevention/dlp-profiles/predefined-profiles/ */
import { uuidFrom } from '../../shared/chance.ts';

export interface PredefinedEntry {
  readonly id: string;
  readonly name: string;
  readonly profile: string;
  /** Of entries for prompts to AI. */
  readonly topic: 'Content' | 'Intent' | undefined;
}

export interface PredefinedProfile {
  readonly id: string;
  readonly name: string;
  /** True if every plan includes it. */
  readonly isOpen: boolean;
  readonly entries: readonly PredefinedEntry[];
}

/** Their ids are the same in all accounts; which they are is not documented. */
function profile(name: string, isOpen: boolean, ...entries: readonly string[]): PredefinedProfile {
  const id = uuidFrom(name);
  return {
    id,
    name,
    isOpen,
    entries: entries.map((entry) => ({
      id: uuidFrom(`${name}/${entry}`),
      name: entry,
      profile: id,
      topic: entry.startsWith('Content: ') ? 'Content' : entry.startsWith('Intent: ') ? 'Intent' : undefined,
    })),
  };
}

export const PREDEFINED: readonly PredefinedProfile[] = [
  profile('AI Prompt: AI Security', false, 'Intent: Code Abuse and Malicious Code', 'Intent: Jailbreak'),
  profile('AI Prompt: Customer', false, 'Content: Customer Data'),
  profile('AI Prompt: Financial Information', false, 'Content: Financial Information'),
  profile('AI Prompt: PII', false, 'Content: PII', 'Intent: PII'),
  profile('AI Prompt: Technical', false, 'Content: Credentials and Secrets', 'Content: Source Code'),
  profile(
    'Credentials and Secrets',
    false,
    'Amazon Web Services (AWS) keys',
    'Azure API keys',
    'Google Cloud Platform keys',
    'SSH keys',
    'Cloudflare User API Key',
    'Cloudflare User API Token',
    'Cloudflare Account Owned API Token',
  ),
  profile(
    'Financial Information',
    true,
    'American Express Card Number',
    'American Express Text',
    'Diners Club Card Number',
    'Generic CVV Card Number',
    'Mastercard Card Number',
    'Mastercard Text',
    'Union Pay Card Number',
    'Union Pay Text',
    'Visa Card Number',
    'Visa Text',
    'United States ABA Routing Number',
    'IBAN',
  ),
  profile('Unsanitized HAR', false, 'Unsanitized HAR file'),
  profile('Health Information', false, 'FDA active ingredients', 'FDA drug names', 'ICD-10 FY2023 short descriptions'),
  profile(
    'Social Security, Insurance, Tax, and Identifier Numbers',
    true,
    'United States SSN Numeric Detection',
    'Social Security Number Text',
    'Australia Tax File Number',
    'Canada Social Insurance Number',
    'France Social Security Number',
    'Hong Kong Identity Card (HKIC) Number',
    'Indonesia Identity Card Number',
    'Malaysian National Identity Card Number',
    'Philippines Unified Multi-Purpose ID (UMID) Number',
    'Singapore National Registration Identity Card Number',
    'Taiwan National Identification Number',
    'Thai Identity Card Number',
    'United Kingdom NHS Number',
    'United Kingdom National Insurance Number',
  ),
];
