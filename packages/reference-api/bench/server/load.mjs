import { Agent, request } from 'node:http';

/** Calls a server over a number of connections that are kept. */
export function createCaller(address, connections) {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  return {
    call: ({ path, headers, body }, signal) =>
      new Promise((resolve, reject) => {
        const method = body === undefined ? 'GET' : 'POST';
        const sent = request(address + path, { method, headers, agent, signal }, (reply) => {
          const chunks = [];
          reply.on('data', (chunk) => chunks.push(chunk));
          reply.on('error', reject);
          reply.on('end', () => {
            const text = Buffer.concat(chunks).toString();
            resolve({ status: reply.statusCode, headers: reply.headers, text });
          });
        });
        sent.on('error', reject);
        sent.end(body);
      }),
    close: () => agent.destroy(),
  };
}

/** Calls over some connections, each as soon as it is answered; the milliseconds of each call. */
export async function callFor(milliseconds, address, connections, callAt) {
  const caller = createCaller(address, connections);
  const end = performance.now() + milliseconds;
  const times = [];
  let count = 0;
  const keepCalling = async () => {
    while (performance.now() < end) {
      const began = performance.now();
      const { status, text } = await caller.call(callAt(count++));
      if (status !== 200) throw new Error(`${status} ${text}`);
      times.push(performance.now() - began);
    }
  };
  await Promise.all(Array.from({ length: connections }, keepCalling));
  caller.close();
  return times;
}

/** The time that a share of the calls did not exceed. */
export function percentile(times, share) {
  const sorted = times.toSorted((a, b) => a - b);
  return sorted[Math.max(0, Math.ceil(share * sorted.length) - 1)] ?? Number.NaN;
}

/** The middle of some figures. */
export function median(figures) {
  return percentile(figures, 0.5);
}
