import type { GridNarrowing } from '@aferir/ui';
import { IMPORT_PARAM } from '../address/param-names.ts';
import { toId } from '../address/to-id.ts';
import { useAddressParams } from '../address/use-address-params.ts';
import { useParamNarrowing } from '../address/use-param-narrowing.ts';
import { peopleNarrowingMessages as texts } from './people-narrowing-messages.ts';

/** The import that the address narrows people down to whom it added, and the chip that says so. */
export function useImportNarrowing(): {
  /** For the call that reads the list. */
  readonly imported: { readonly idImportacao?: number };
  readonly importNarrowings: readonly GridNarrowing[];
} {
  const [params] = useAddressParams();
  const narrowing = useParamNarrowing();
  const idImportacao = toId(params.get(IMPORT_PARAM));
  if (idImportacao === null) return { imported: {}, importNarrowings: [] };
  return {
    imported: { idImportacao },
    importNarrowings: [narrowing(IMPORT_PARAM, texts.import(idImportacao))],
  };
}
