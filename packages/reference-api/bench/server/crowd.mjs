import { setTimeout } from 'node:timers/promises';
import { openQuestionnaire, saveAnswer } from './calls.mjs';
import { createConnection } from './connection.mjs';
import { answerKey } from './crowd-company.mjs';

/** After how many milliseconds the widgets give up a call. */
const TIME_OUT = 20_000;
/** Milliseconds that a person thinks about a question. */
const THINKING = { from: 2000, to: 6000 };
/** Milliseconds over which all open the questionnaire. */
const ARRIVAL = 4000;
const RETRY_PAUSE = 1000;
const PROBE_PAUSE = 50;

/**
 * People who open the questionnaire and answer it until they are stopped, each over a connection
 * of their own, beside a probe of the server's health. They think `pace.factor` times as fast as
 * people do. Every event is told to `note`, with the milliseconds it took. Gives what the server
 * said that it has saved, once they are stopped.
 */
export function sendCrowd(address, people, { pace, note }) {
  const stopping = new AbortController();
  const acknowledged = new Map();
  const lives = [...people.map(live), probeHealth()];
  return {
    stop: async () => {
      stopping.abort();
      await Promise.all(lives);
      return acknowledged;
    },
  };

  async function live(person) {
    const connection = createConnection(address, TIME_OUT);
    await pause(Math.random() * ARRIVAL);
    await timed('opening', () => open(connection, person));
    for (let count = 0; !stopping.signal.aborted; count += 1) {
      const { from, to } = THINKING;
      await pause((from + Math.random() * (to - from)) / pace.factor);
      if (!stopping.signal.aborted) await timed('answer', () => answer(connection, person, count));
    }
    connection.close();
  }

  async function open(connection, person) {
    let isOpen = true;
    for (const request of openQuestionnaire(person)) {
      isOpen &&= await callPatiently(connection, request);
    }
    return isOpen;
  }

  async function answer(connection, person, count) {
    const { questionId, ranking, ...request } = saveAnswer(person, count);
    const key = answerKey(person.responseId, questionId);
    // Until it is acknowledged, the one before may be stored as well.
    acknowledged.delete(key);
    const isSaved = await callPatiently(connection, request);
    if (isSaved) acknowledged.set(key, ranking);
    return isSaved;
  }

  async function probeHealth() {
    const connection = createConnection(address, TIME_OUT);
    while (!stopping.signal.aborted) {
      await timed(
        'health',
        async () => (await connection.call({ path: '/healthz' })).status === 200,
      );
      await pause(PROBE_PAUSE);
    }
    connection.close();
  }

  async function timed(event, work) {
    const began = performance.now();
    if (await work()) note(event, performance.now() - began);
  }

  /** Calls until it is answered; false when all are stopped before. */
  async function callPatiently(connection, request) {
    for (;;) {
      const failure = await failureOf(connection, request);
      if (!failure) return true;
      note(failure.event);
      if (stopping.signal.aborted) return false;
      await pause(failure.wait);
    }
  }

  async function pause(milliseconds) {
    await setTimeout(milliseconds, undefined, { signal: stopping.signal }).catch(() => undefined);
  }
}

async function failureOf(connection, request) {
  try {
    const { status, header } = await connection.call(request);
    if (status === 200) return undefined;
    const retryAfter = Number(header('retry-after') ?? 0) * 1000;
    return status === 503 && retryAfter > 0
      ? { event: 'told to wait', wait: retryAfter }
      : { event: 'error', wait: RETRY_PAUSE };
  } catch ({ name }) {
    return { event: name === 'TimeoutError' ? 'time-out' : 'error', wait: RETRY_PAUSE };
  }
}
