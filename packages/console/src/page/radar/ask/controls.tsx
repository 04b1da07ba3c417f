/** Controls of the query: dataset, place, comparison, time, and further parameters. */
import { useCallback, useState } from 'react';
import { type Option, Select } from '../../ui/controls/choice.tsx';
import { TextField } from '../../ui/controls/field.tsx';
import styles from '../radar.module.css';
import { DEFAULT_RANGE, RANGES, type RadarSearch, type Range, STEPS, type Step } from '../search.ts';
import type { Dataset } from './catalog.ts';
import { RANGE_LABELS, SCALES, STEP_LABELS, titleOf } from './labels.ts';
import { PlaceField } from './place-field.tsx';
import type { Selection } from './selection.ts';

/** Changed fields of the URL; undefined removes one. */
export type Change = { readonly [Key in keyof RadarSearch]?: RadarSearch[Key] | undefined };

export interface ControlsProps {
  readonly catalog: readonly Dataset[];
  readonly search: RadarSearch;
  readonly selection: Selection;
  readonly onChange: (change: Change) => void;
}

export function Controls(props: ControlsProps) {
  const { catalog, search, selection, onChange } = props;
  const { takes } = selection.question;
  const setPlace = useCallback((a: string | undefined) => onChange({ a }), [onChange]);
  return (
    <div className={styles.controls}>
      <Select
        label="Dataset"
        options={catalog.map(({ key, title }) => ({ value: key, label: title }))}
        value={selection.dataset.key}
        onChange={(dataset) => onChange({ dataset, by: undefined, with: undefined, scale: undefined })}
      />
      {(takes.has('location') || takes.has('asn')) && (
        <PlaceField label="Place" place={search.a} onChange={setPlace} only={kindOf(takes)} />
      )}
      <Compare {...props} />
      {(takes.has('dateRange') || takes.has('dateStart')) && <Time {...props} />}
      {takes.has('aggInterval') && (
        <Select
          label="Interval"
          options={[
            { value: '', label: 'Automatic' },
            ...STEPS.map((step) => ({ value: step, label: STEP_LABELS[step] })),
          ]}
          value={search.step ?? ''}
          onChange={(step) => onChange({ step: STEPS.find((one): one is Step => one === step) })}
        />
      )}
      <Choice {...props} />
      {selection.question.scales.length > 0 && (
        <Select
          label="Normalisation"
          options={[{ value: '', label: 'Default' }, ...selection.question.scales.map(scaleOption)]}
          value={selection.scale ?? ''}
          onChange={(scale) => onChange({ scale: scale === '' ? undefined : scale })}
        />
      )}
    </div>
  );
}

function kindOf(takes: ReadonlySet<string>): 'network' | 'country' | undefined {
  if (takes.has('location') && takes.has('asn')) return undefined;
  return takes.has('asn') ? 'network' : 'country';
}

const scaleOption = (scale: string): Option => ({ value: scale, label: SCALES[scale]?.label ?? titleOf(scale) });

/** Selects the list or the dimension. */
function Choice({ selection, onChange }: ControlsProps) {
  const { view, by, choices, dataset } = selection;
  if (choices.length < 2) return null;
  const options = choices.map((choice) => ({ value: choice, label: choice === '' ? dataset.title : titleOf(choice) }));
  return (
    <Select
      label={view === 'top' ? 'List of' : 'Split by'}
      options={options}
      value={by}
      onChange={(next) => onChange({ by: next })}
    />
  );
}

const NOTHING = 'nothing';
const PLACE = 'place';

function Compare({ search, selection, onChange }: ControlsProps) {
  const [isChoosing, setChoosing] = useState(false);
  const { takes, lists } = selection.question;
  const setOther = useCallback(
    (b: string | undefined) => {
      setChoosing(b === undefined);
      onChange({ b });
    },
    [onChange],
  );
  const hasPlaces = (takes.has('location') || takes.has('asn')) && !selection.question.needsNetwork;
  const hasBefore = lists.has('dateRange');
  if (!hasPlaces && !hasBefore) return null;
  const options = [
    { value: NOTHING, label: 'Nothing' },
    ...(hasPlaces ? [{ value: PLACE, label: 'Another place' }] : []),
    ...(hasPlaces && search.a !== undefined ? [{ value: 'world', label: 'Worldwide' }] : []),
    ...(hasBefore ? [{ value: 'before', label: 'Previous period' }] : []),
  ];
  const isPlace = search.b !== undefined && search.b !== 'world' && search.b !== 'before';
  const value = isPlace || (isChoosing && search.b === undefined) ? PLACE : (search.b ?? NOTHING);
  const choose = (next: string): void => {
    setChoosing(next === PLACE);
    onChange({ b: next === NOTHING || next === PLACE ? undefined : next });
  };
  return (
    <>
      <Select label="Compare with" options={options} value={value} onChange={choose} />
      {value === PLACE && hasPlaces && (
        <PlaceField
          label="Other place"
          place={isPlace ? search.b : undefined}
          onChange={setOther}
          only={kindOf(takes)}
          placeholder="Country or AS number"
        />
      )}
    </>
  );
}

const DAYS = 'days';

function Time({ search, onChange }: ControlsProps) {
  const { range, from, to } = search;
  const isDays = from !== undefined && to !== undefined;
  const options = [
    ...RANGES.map((one) => ({ value: one, label: RANGE_LABELS[one] })),
    { value: DAYS, label: 'From day to day' },
  ];
  const choose = (next: string): void => {
    const known = RANGES.find((one): one is Range => one === next);
    if (known !== undefined)
      onChange({ range: known === DEFAULT_RANGE ? undefined : known, from: undefined, to: undefined });
    else onChange({ range: undefined, from: daysAgo(7), to: daysAgo(1) });
  };
  return (
    <>
      <Select label="Time" options={options} value={isDays ? DAYS : (range ?? DEFAULT_RANGE)} onChange={choose} />
      {isDays && (
        <>
          <TextField
            label="From"
            type="date"
            value={from}
            onChange={(day) => day !== '' && onChange(day <= to ? { from: day } : { from: day, to: day })}
          />
          <TextField
            label="To"
            type="date"
            value={to}
            onChange={(day) => day !== '' && onChange(day >= from ? { to: day } : { from: day, to: day })}
          />
        </>
      )}
    </>
  );
}

const daysAgo = (days: number): string => new Date(Date.now() - days * 86_400_000).toISOString().slice(0, 10);
