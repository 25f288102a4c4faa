import type { FollowedHeight, FollowedWindow } from './follow-height.ts';

/** The room that a dialog needs, in pixels. */
export const DIALOG_ROOM = 640;

/** Where something is that has to be seen, in the window of the frame. */
export interface RevealDetail {
  readonly top: number;
  readonly height: number;
}

/**
 * Tells where the focus has gone, so that a page around can scroll there; of a dialog, all of it. What was clicked is in
 * sight already.
 */
export function followFocus(
  root: ShadowRoot,
  reveal: (detail: RevealDetail) => void,
  { needAtLeast }: FollowedHeight,
  own: FollowedWindow = window,
): void {
  let isPointing = false;
  let dialog: Element | undefined;

  function show(element: Element) {
    const { top, height } = element.getBoundingClientRect();
    reveal({ top: Math.round(top), height: Math.round(height) });
  }

  root.addEventListener('focusin', (event) => {
    const path = event.composedPath().filter((node) => node instanceof Element);
    const left = dialog;
    dialog = path.find((element) => /^(?:alert)?dialog$/.test(element.getAttribute('role') ?? ''));
    if (dialog !== left) needAtLeast(dialog ? DIALOG_ROOM : 0);
    const [target] = path;
    if (target && !isPointing) show(dialog ?? target);
  });
  root.addEventListener('pointerdown', () => {
    isPointing = true;
  });
  const letGo = () => {
    isPointing = false;
  };
  for (const end of ['pointerup', 'pointercancel', 'keydown']) {
    own.addEventListener(end, letGo, { capture: true });
  }
  // The room that it got has moved it.
  own.addEventListener('resize', () => {
    if (dialog?.isConnected) show(dialog);
  });
}
