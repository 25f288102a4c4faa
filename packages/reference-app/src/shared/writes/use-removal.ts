import type { ApiMutation } from '@aferir/api-client/react';
import { type AskedMutation, useAskedMutation } from './use-asked-mutation.ts';

/** What a section says of what is deleted in it. */
export interface RemovalTexts {
  readonly removeTitle: string;
  readonly removeText: string;
  readonly remove: string;
  readonly removed: string;
  readonly removeFailed: string;
}

/** Which record is deleted, and how. */
export interface RemovalOptions<Item, Init>
  extends Pick<
    AskedMutation<Item, unknown, Init>,
    'nameOf' | 'initOf' | 'takesFailure' | 'onDone'
  > {
  texts: RemovalTexts;
}

/** Deletes a record of a list after asking, and tells how it went. */
export function useRemoval<Item, Data, Init>(
  mutation: ApiMutation<Data, Init>,
  { texts, ...which }: RemovalOptions<Item, Init>,
) {
  return useAskedMutation(mutation, {
    ...which,
    title: texts.removeTitle,
    message: texts.removeText,
    confirmLabel: texts.remove,
    done: texts.removed,
    failed: texts.removeFailed,
  });
}
