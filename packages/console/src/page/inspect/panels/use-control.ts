/** Changes the emulator and reports failures. */
import { type UseMutationResult, useMutation } from '@tanstack/react-query';
import type { Control, ControlAction } from '../../../wire/types.ts';
import { control } from '../../data/queries.ts';
import { tell } from '../../ui/controls/toast.tsx';

/** Several actions run in sequence. */
export const useControl = (): UseMutationResult<Control | undefined, Error, readonly ControlAction[]> =>
  useMutation({
    mutationFn: async (actions) => {
      let last: Control | undefined;
      for (const action of actions) last = await control(action);
      return last;
    },
    onError: (error) => tell('bad', error.message),
  });
