/**
 * Waits until what follows the width has been laid out anew, a frame after the page, and has what fades in or changes
 * its color slowly stand as it then will; a spinner goes on. It runs in a page, and so holds all that it needs.
 */
export async function settle(): Promise<void> {
  for (let frames = 0; frames < 2; frames += 1) {
    await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
  }
  for (const animation of document.getAnimations()) {
    if (animation.effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY) {
      animation.finish();
    }
  }
}
