import { Button, Notice } from '@aferir/ui';
import { authoringFrameMessages as texts } from './authoring-frame-messages.ts';
import type { SaveState } from './save-state.ts';

/** Props of {@link SaveFailure}. */
export interface SaveFailureProps {
  state: SaveState;
  /** Where what is saved can be read; undefined: it is new, and nobody else has saved it. */
  savedAt: string | undefined;
  /** Says that it has changed meanwhile. @default what the server says */
  conflictTitle?: string;
}

/** Why something was not saved; it stays mounted, so that readers announce it. */
export function SaveFailure({ state, savedAt, conflictTitle }: SaveFailureProps) {
  return (
    <div role="alert">
      {state.step === 'failed' ? <Notice tone="danger">{state.message}</Notice> : null}
      {state.step === 'conflict' && savedAt !== undefined ? (
        <Notice
          tone="danger"
          title={conflictTitle ?? state.message}
          action={
            <Button asChild variant="secondary" size="s">
              <a href={savedAt} target="_blank" rel="noreferrer">
                {texts.openSaved}
              </a>
            </Button>
          }
        >
          {texts.conflictText}
        </Notice>
      ) : null}
    </div>
  );
}
