import { staffFormMessages } from './form-messages.ts';

/** How many fields of a form have to be mended, for the tab that they are in; undefined: none. */
export function faultsOf({ errors }: { readonly errors: object }): string | undefined {
  const count = Object.keys(errors).filter((field) => field !== 'root').length;
  return count > 0 ? staffFormMessages.fieldsToMend(count) : undefined;
}
