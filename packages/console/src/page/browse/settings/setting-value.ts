/** Presents zone settings: the selected value, its text, and the value to send for a change. */
import { isObject } from '@flarewire/schema';
import { GROUPS, type Part, SETTINGS, type SettingWords, type Step } from './setting-words.ts';

/** A setting as listed by the API. */
export interface Setting {
  readonly id: string;
  readonly value: unknown;
  readonly isEditable: boolean;
}

export interface ShownSetting extends Setting {
  /** Undefined if the setting has no description yet. */
  readonly told: SettingWords | undefined;
}

export interface ShownGroup {
  readonly name: string;
  readonly settings: readonly ShownSetting[];
}

export function settingsIn(result: unknown): Setting[] {
  if (!Array.isArray(result)) return [];
  return result
    .filter(isObject)
    .filter((one) => typeof one.id === 'string' && 'value' in one)
    .map(({ id, value, editable }) => ({ id: String(id), value, isEditable: editable !== false }));
}

const WORDS = new Map(SETTINGS.map((one) => [one.id, one]));

/** Groups in the order of the descriptions; undescribed settings last. */
export function groupsOf(settings: readonly Setting[], query = ''): ShownGroup[] {
  const asked = query.toLowerCase().split(/\s+/).filter(Boolean);
  const shown = settings
    .map((setting): ShownSetting => ({ ...setting, told: WORDS.get(setting.id) }))
    .filter(({ id, told }) => {
      const text = `${id.replaceAll('_', ' ')} ${told?.title} ${told?.words} ${told?.group}`.toLowerCase();
      return asked.every((word) => text.includes(word));
    })
    .toSorted((one, other) => rank(one) - rank(other));
  return [...GROUPS, 'Others']
    .map((name) => ({ name, settings: shown.filter(({ told }) => (told?.group ?? 'Others') === name) }))
    .filter((group) => group.settings.length > 0);
}

const rank = ({ told }: ShownSetting): number => (told === undefined ? SETTINGS.length : SETTINGS.indexOf(told));

export function partOf(value: unknown, { path }: Part): unknown {
  return path.reduce<unknown>((now, name) => (isObject(now) ? now[name] : undefined), value);
}

/** A copy of the value with one part changed. */
export function withPart(value: unknown, { path }: Pick<Part, 'path'>, next: unknown): unknown {
  const [name, ...rest] = path;
  if (name === undefined) return next;
  const object = isObject(value) ? value : {};
  return { ...object, [name]: withPart(object[name], { path: rest }, next) };
}

/** The steps, including the current value if it is not one of them. */
export function stepsWith(steps: readonly Step[], value: unknown): readonly Step[] {
  const isKnown = value === undefined || steps.some(([one]) => one === value);
  return isKnown ? steps : [...steps, [value, String(value)]];
}

/** A value in a sentence: `On`, `4 hours`, `TLS 1.2`. */
export function valueText(told: SettingWords | undefined, value: unknown): string {
  const step = told?.steps?.find(([one]) => one === value);
  if (step !== undefined) return step[1].split(':')[0] ?? step[1];
  if (value === 'on') return 'On';
  if (value === 'off') return 'Off';
  if (told?.range !== undefined) return `${value} ${told.range[2]}`;
  return typeof value === 'string' ? value : JSON.stringify(value);
}

/** The reason a setting is read-only here. */
export const whyFixed = (told: SettingWords | undefined): string =>
  told?.plan === undefined ? 'Not editable for this zone.' : `Editable on the ${told.plan} plan and above.`;
