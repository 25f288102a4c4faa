/** The variable that tells a worker of the end-to-end tests where the server is that its tests share. */
export function sharedServerOf(worker: number | string): string {
  return `AFERIR_E2E_URL_${worker}`;
}
