import { createConnection } from './connection.mjs';

/** Calls over some connections, each as soon as it is answered; the milliseconds of each call. */
export async function callFor(milliseconds, address, connections, callAt) {
  const end = performance.now() + milliseconds;
  const times = [];
  let count = 0;
  const keepCalling = async () => {
    const connection = createConnection(address);
    while (performance.now() < end) {
      const began = performance.now();
      const { status, text } = await connection.call(callAt(count++));
      if (status !== 200) throw new Error(`${status} ${text()}`);
      times.push(performance.now() - began);
    }
    connection.close();
  };
  await Promise.all(Array.from({ length: connections }, keepCalling));
  return times;
}
