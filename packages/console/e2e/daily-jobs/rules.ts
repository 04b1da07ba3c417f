/** Rules of a zone, and Access. */
import { expect } from 'vitest';
import { inZone, type Job } from './job.ts';

export const RULES: readonly Job[] = [
  {
    title: 'a WAF rule is added to those of the zone',
    prepare: ({ harness, zone }) =>
      harness.client.rulesets.phases.update('http_request_firewall_custom', {
        zone_id: zone.id,
        rules: [{ description: 'Bad IP', action: 'block', expression: 'ip.src eq 192.0.2.1', enabled: true }],
      }),
    async work(hand, place) {
      const { harness, zone, tag } = place;
      const { page } = hand;
      await inZone(hand, place, /^Rulesets/);
      await hand.choose(page.getByRole('button', { name: 'Add a rule' }).first(), 'Custom rules');
      const dialog = page.getByRole('dialog', { name: /^Create/ });
      await hand.write(dialog.getByRole('textbox', { name: 'Description' }), `Not here ${tag}`);
      await hand.press(dialog.getByRole('button', { name: 'Add a condition' }));
      await hand.suggest(dialog.getByRole('combobox', { name: 'Field of condition 1' }), 'country', /^Country/);
      await hand.suggest(dialog.getByRole('combobox', { name: 'Value of condition 1' }), 'germ', /Germany/);
      await hand.choose(dialog.getByRole('button', { name: /Action$/ }), 'Block');
      await hand.press(dialog.getByRole('button', { name: 'Create' }));
      await dialog.waitFor({ state: 'detached' });
      const { rules } = await harness.client.rulesets.phases.get('http_request_firewall_custom', { zone_id: zone.id });
      expect(rules).toMatchObject([
        { description: 'Bad IP' },
        { description: `Not here ${tag}`, action: 'block', expression: 'ip.src.country eq "DE"' },
      ]);
    },
  },
  {
    title: 'an Access policy lets a group in',
    prepare: ({ harness, account_id, tag }) =>
      harness.client.zeroTrust.access.groups.create({
        account_id,
        name: `crew-${tag}`,
        include: [{ email_domain: { domain: 'crew.example' } }],
      }),
    async work(hand, { harness, account_id, tag }) {
      const { page } = hand;
      await hand.find('create an access policy', /zeroTrust\.access\.policies\.create/);
      const form = page.getByRole('region', { name: 'Request' });
      await hand.write(form.getByRole('textbox', { name: 'Name', exact: true }), `staff-${tag}`);
      await hand.press(form.getByRole('radio', { name: /^Allow/ }));
      await hand.press(form.getByRole('button', { name: 'Add to Include' }));
      await hand.choose(form.getByRole('button', { name: /Kind of rule 1 of Include/ }), 'Access group');
      await hand.suggest(form.getByRole('combobox', { name: /of rule 1 of Include/ }), 'crew', `crew-${tag}`);
      await hand.press(page.getByRole('button', { name: /^Send/ }));
      await page
        .getByText(/^20[01] /)
        .first()
        .waitFor();
      const { result } = await harness.client.zeroTrust.access.policies.list({ account_id });
      expect(result.find(({ name }) => name === `staff-${tag}`)).toMatchObject({ decision: 'allow' });
    },
  },
];
