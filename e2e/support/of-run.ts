/** The variable that tells a worker of the end-to-end tests where the server is that its tests share. */
export function sharedServerOf(worker: number | string): string {
  return `AFERIR_E2E_URL_${worker}`;
}

/** The variable that tells where a run keeps the packages that its tests share, once one has packed them. */
export const packedOfRun = 'AFERIR_E2E_PACKED';
