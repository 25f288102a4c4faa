/**
 * Does work once what has just been drawn is on the screen; a page out of sight paints nothing, so there it is done
 * at once. The returned function calls it off.
 */
export function afterPaint(work: () => void): () => void {
  if (document.visibilityState === 'hidden') {
    work();
    return () => {};
  }
  let timer: ReturnType<typeof setTimeout> | undefined;
  const frame = requestAnimationFrame(() => {
    timer = setTimeout(work);
  });
  return () => {
    cancelAnimationFrame(frame);
    clearTimeout(timer);
  };
}
