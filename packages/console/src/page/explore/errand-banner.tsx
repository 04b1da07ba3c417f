/** Leads back to the form that sent the user here to create something, with the new id. */
import { isObject } from '@flarewire/schema';
import { useNavigate } from '@tanstack/react-router';
import { jsonOf } from '../data/answer.ts';
import { broughtHome, endErrand, errandOf } from '../form/pickers/errand.ts';
import { Button } from '../ui/controls/button.tsx';
import { Banner } from '../ui/shown/notice.tsx';
import { keepDraft } from './request/drafts.ts';
import type { Sending } from './request/sends.ts';

interface ErrandBannerProps {
  readonly operation: string;
  readonly sending: Sending | undefined;
}

export function ErrandBanner({ operation, sending }: ErrandBannerProps) {
  const navigate = useNavigate();
  const errand = errandOf(operation);
  if (errand === undefined) return null;
  const json = sending?.answer?.head.ok === true ? jsonOf(sending.answer) : undefined;
  const made = json === undefined ? undefined : broughtHome(errand, isObject(json) ? json.result : undefined);
  const goHome = (): void => {
    keepDraft(errand.home, made ?? errand.params);
    endErrand();
    void navigate({ to: '/explore/$operation', params: { operation: errand.home } });
  };
  return (
    <Banner
      tone={made === undefined ? 'info' : 'good'}
      action={
        <Button small onPress={goHome}>
          {made === undefined ? 'Go back' : 'Use it there'}
        </Button>
      }
    >
      {made === undefined ? 'Created for' : 'Already exists, for'} <strong>{errand.label}</strong> of{' '}
      <code>{errand.home}</code>.
    </Banner>
  );
}
