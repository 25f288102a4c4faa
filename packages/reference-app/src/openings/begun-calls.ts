import type { OpeningCall } from '@aferir/widgets';

/** A call that was begun with somebody's session while the code was on its way. */
export interface BegunCall extends OpeningCall {
  /** The header that it was sent with: the reply is for that session alone. */
  readonly authorization: string;
}

declare global {
  interface Window {
    aferirBegunCalls?: BegunCall[] | undefined;
  }
}
