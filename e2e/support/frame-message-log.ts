/** Runs in a host's page: notes what its script tells of the frame. */
export function installMessageLog(): void {
  const told: unknown[] = [];
  Object.assign(window, { told });
  for (const name of ['ready', 'open', 'progress', 'complete', 'error', 'close']) {
    document.addEventListener(`aferir-${name}`, (event) => {
      told.push([name, (event as CustomEvent).detail]);
    });
  }
}
