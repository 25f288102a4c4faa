import { startServer } from './server.ts';

/** Starts the one server that most tests share; its address reaches them as AFERIR_E2E_URL. */
export default async function globalSetup(): Promise<() => Promise<void>> {
  const server = await startServer();
  process.env.AFERIR_E2E_URL = server.url;
  return () => server.stop();
}
