import type { ScreenKind } from './employee-dashboard.machine.ts';

/** What the person wants to see. */
export interface OpenDetail {
  screen: ScreenKind;
  responseId: number;
  /**
   * Hash of a 12-hour link in the person's own role; a report has none, the session reads it. It is
   * a credential: it belongs in no log and no attribute.
   */
  hs?: string;
}

/**
 * `aferir-open`: the person wants to see an assessment or a report. The widget shows it by itself
 * unless the page calls `preventDefault()` and shows it elsewhere.
 */
export class AferirOpenEvent extends CustomEvent<OpenDetail> {
  static readonly eventName = 'aferir-open';
  constructor(detail: OpenDetail) {
    super(AferirOpenEvent.eventName, { detail, bubbles: true, composed: true, cancelable: true });
  }
}
