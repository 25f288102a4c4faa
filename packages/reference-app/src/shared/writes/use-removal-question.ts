import type { ApiMutation } from '@aferir/api-client/react';
import type { RemovalTexts } from './use-removal.ts';
import { useToldMutation } from './use-told-mutation.ts';

/** What is asked about, and how. */
export interface RemovalQuestionOptions {
  texts: Omit<RemovalTexts, 'remove'>;
  /** The record is called so. */
  name: string;
  /** It is deleted, or could not be, or is not to be. */
  onClose: () => void;
}

/**
 * Deletes a record out of a dialog of its own, where more is asked than yes or no, and tells how it went: `question`
 * goes to its ConfirmDialog.
 */
export function useRemovalQuestion<Data, Init>(
  mutation: ApiMutation<Data, Init>,
  { texts, name, onClose }: RemovalQuestionOptions,
) {
  const { mutate, isPending } = useToldMutation(mutation, {
    done: texts.removed,
    failed: texts.removeFailed,
    onEnd: onClose,
  });
  return {
    remove: (init: Init) => mutate(init),
    question: {
      isOpen: true,
      isBusy: isPending,
      tone: 'danger',
      title: texts.removeTitle,
      message: texts.removeText,
      subject: name,
      onCancel: onClose,
    } as const,
  };
}
