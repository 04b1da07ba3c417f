/** Labels of branches. */
import { expect, test } from 'vitest';
import { branchLabels, knownLabel, tagLabel } from './branch-names.ts';

test('words shared by all labels are dropped', () => {
  expect(branchLabels(['SelfHostedApplication', 'SaaSApplication', 'AppLauncherApplication'])).toEqual([
    'Self-hosted',
    'SaaS',
    'App Launcher',
  ]);
  expect(branchLabels(['R2EnableSippyAws', 'R2EnableSippyS3'])).toEqual(['AWS', 'Amazon S3 or compatible']);
  expect(branchLabels(['AccessOkta', 'AccessGoogleApps', 'AzureAD'])).toEqual([
    'Okta',
    'Google Workspace',
    'Microsoft Entra ID',
  ]);
  expect(branchLabels(['URLPDF', 'HTMLPDF'])).toEqual(['URL', 'HTML']);
  expect(branchLabels(['OneThing'])).toEqual(['One thing']);
});

test('discriminator values become words, and codes are unchanged', () => {
  expect(['self_hosted', 'kv_namespace', 'd1', 'startsWith', 'google-apps'].map(tagLabel)).toEqual([
    'Self-hosted',
    'KV namespace',
    'D1',
    'Starts with',
    'Google Workspace',
  ]);
  for (const code of ['A', 'CNAME', 'RS256', 'int32', 'p95', '0rtt', 'COUNT']) expect(tagLabel(code)).toBe(code);
});

test('labels of technical types are replaced by product terms', () => {
  expect(['Paygo app', 'Eq', 'Sentinelone', 'Bookmark'].map(knownLabel)).toEqual([
    'Pay as you go',
    'Equals',
    'SentinelOne',
    'Bookmark',
  ]);
});
