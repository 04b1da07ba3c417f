/** Reads a list to its end, page after page, while it is wished for. */
import { useEffect, useState } from 'react';
import type { Rows } from './use-rows.ts';

/** Asks for page after page until all are there. */
export function useLoadAll({ isComplete, isFetching, more, error }: Rows): readonly [boolean, (on: boolean) => void] {
  const [isOn, setOn] = useState(false);
  useEffect(() => {
    if (!isOn) return;
    if (isComplete || error !== null) setOn(false);
    else if (!isFetching) more();
  }, [isOn, isComplete, isFetching, more, error]);
  return [isOn, setOn];
}
