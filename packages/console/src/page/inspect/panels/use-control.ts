/** A change of the emulator, with what is said when it does not work. */
import { type UseMutationResult, useMutation } from '@tanstack/react-query';
import type { Control, ControlAction } from '../../../wire/types.ts';
import { control } from '../../data/queries.ts';
import { tell } from '../../ui/controls/toast.tsx';

/** Several are done one after the other. */
export const useControl = (): UseMutationResult<Control | undefined, Error, readonly ControlAction[]> =>
  useMutation({
    mutationFn: async (actions) => {
      let last: Control | undefined;
      for (const action of actions) last = await control(action);
      return last;
    },
    onError: (error) => tell('bad', error.message),
  });
