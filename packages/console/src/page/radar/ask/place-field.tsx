/** Selects a place: a country by name, or a network by number. */
import { useEffect, useMemo, useState } from 'react';
import { countries } from '../../data/geo/countries.ts';
import { Suggest } from '../../ui/controls/choice.tsx';
import { placeName, placeOf } from './places.ts';

interface PlaceFieldProps {
  readonly label: string;
  /** `PT`, `AS64496`; undefined for the world. */
  readonly place: string | undefined;
  readonly onChange: (place: string | undefined) => void;
  /** Restricts the choice to networks or countries. */
  readonly only?: 'network' | 'country' | undefined;
  readonly placeholder?: string;
}

/** Milliseconds; the beginning of a name may match another place. */
const PAUSE = 500;

export function PlaceField({ label, place, onChange, only, placeholder = 'Worldwide' }: PlaceFieldProps) {
  const shown = place === undefined ? '' : placeName(place);
  const [text, setText] = useState(shown);
  useEffect(() => setText(shown), [shown]);
  const typed = placeOf(text);
  const isEmpty = text.trim() === '';
  const isWrongKind = typed !== undefined && only !== undefined && only !== (typed.length > 2 ? 'network' : 'country');
  useEffect(() => {
    if (text === shown || (typed === undefined && !isEmpty)) return;
    const timer = setTimeout(() => onChange(typed), PAUSE);
    return () => clearTimeout(timer);
  }, [text, shown, typed, isEmpty, onChange]);
  const options = useMemo(
    () => (only === 'network' ? [] : countries().map(({ name, code }) => ({ value: name, label: name, note: code }))),
    [only],
  );
  const isLost = useLost(!isEmpty && typed === undefined, text);
  const error = isWrongKind
    ? wrongKind(only)
    : isLost
      ? 'Unknown place. Enter a country, its code, or a network such as AS64496.'
      : undefined;
  return (
    <Suggest
      label={label}
      value={text}
      onChange={setText}
      options={options}
      placeholder={only === 'network' ? 'AS64496' : placeholder}
      error={error}
    />
  );
}

/** True if the text has matched no place for long enough that it is not just incomplete. */
function useLost(isUnknown: boolean, text: string): boolean {
  const [lost, setLost] = useState('');
  useEffect(() => {
    if (!isUnknown) return;
    const timer = setTimeout(() => setLost(text), 4 * PAUSE);
    return () => clearTimeout(timer);
  }, [isUnknown, text]);
  return isUnknown && lost === text;
}

function wrongKind(only: 'network' | 'country'): string {
  return only === 'network'
    ? 'This data is per network: enter AS and a number.'
    : 'This data is available only for countries.';
}
