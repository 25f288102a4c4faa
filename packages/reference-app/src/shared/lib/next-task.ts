/** Lets the browser do what waits for it first, so that one long stretch of work becomes two short ones. */
export function nextTask(): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve);
  });
}
