/** Whether what is kept on the device outlives the page: browsers block it for some frames, and on request. */
export function keepsOnDevice(): boolean {
  const probe = 'aferir-probe';
  try {
    const { localStorage: storage } = globalThis;
    storage.setItem(probe, probe);
    const isKept = storage.getItem(probe) === probe;
    storage.removeItem(probe);
    return isKept;
  } catch {
    return false;
  }
}
