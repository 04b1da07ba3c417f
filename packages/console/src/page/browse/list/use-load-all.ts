/** Loads a list to its end, page by page, while requested. */
import { useEffect, useState } from 'react';
import type { Rows } from './use-rows.ts';

/** Requests the next page until the list is complete. */
export function useLoadAll({ isComplete, isFetching, more, error }: Rows): readonly [boolean, (on: boolean) => void] {
  const [isOn, setOn] = useState(false);
  useEffect(() => {
    if (!isOn) return;
    if (isComplete || error !== null) setOn(false);
    else if (!isFetching) more();
  }, [isOn, isComplete, isFetching, more, error]);
  return [isOn, setOn];
}
