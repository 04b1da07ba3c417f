/** A job that people do in the console every day, and the steps that several share. */
import type { Harness } from '../harness.ts';
import type { Hand } from './hand.ts';

export interface Place {
  readonly harness: Harness;
  readonly account_id: string;
  readonly zone: { readonly id: string; readonly name: string };
  /** Part of every name, so that a job can be done twice. */
  readonly tag: string;
}

export interface Job {
  readonly title: string;
  readonly prepare?: (place: Place) => Promise<unknown>;
  readonly work: (hand: Hand, place: Place) => Promise<unknown>;
}

export const dialogOf = ({ page }: Hand) => page.getByRole('dialog').last();

export const toPage = (hand: Hand, name: string): Promise<void> =>
  hand.press(hand.page.getByRole('navigation', { name: 'Pages' }).getByRole('link', { name }));

export const toResource = (hand: Hand, resource: RegExp): Promise<void> =>
  hand.press(hand.page.getByRole('navigation', { name: 'Resources' }).getByRole('link', { name: resource }).first());

export async function inZone(hand: Hand, { zone }: Place, resource: RegExp): Promise<void> {
  await toPage(hand, 'Browse');
  await hand.press(hand.page.getByRole('row', { name: zone.name }).first());
  await toResource(hand, resource);
}
