import type { GridNarrowing } from '@aferir/ui';
import { MANAGER_PARAM } from '../address/param-names.ts';
import { useAddressParams } from '../address/use-address-params.ts';
import { useParamNarrowing } from '../address/use-param-narrowing.ts';
import { NO_MANAGER } from './no-manager.ts';
import { peopleNarrowingMessages as texts } from './people-narrowing-messages.ts';

/** Whether the address narrows people down to those without a manager, and the chip that says so. */
export function useUnmanagedNarrowing(): {
  /** For the call that reads the list. */
  readonly unmanaged: { readonly semGestor?: true };
  readonly unmanagedNarrowings: readonly GridNarrowing[];
} {
  const [params] = useAddressParams();
  const narrowing = useParamNarrowing();
  if (params.get(MANAGER_PARAM) !== NO_MANAGER) return { unmanaged: {}, unmanagedNarrowings: [] };
  return {
    unmanaged: { semGestor: true },
    unmanagedNarrowings: [narrowing(MANAGER_PARAM, texts.withoutManager)],
  };
}
