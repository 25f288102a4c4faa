import { connect } from 'node:net';

const head = /^HTTP\/1\.1 (\d{3})/;
const endOfHead = '\r\n\r\n';

/**
 * A connection that is kept, with as little between a call and its socket as can be: what calls a
 * server runs on the same cores. Calls follow one another; one that takes longer than `timeOut`
 * milliseconds is given up, and the next one connects anew.
 */
export function createConnection(address, timeOut = 0) {
  const { hostname, port, host } = new URL(address);
  let socket;
  let waiting;

  function settle(how, value) {
    const { [how]: end } = waiting ?? {};
    waiting = undefined;
    end?.(value);
  }

  function open() {
    const opened = connect({ host: hostname, port: Number(port), noDelay: true });
    let received = '';
    let isLost = false;
    const lose = (error) => {
      if (isLost) return;
      isLost = true;
      if (socket === opened) socket = undefined;
      opened.destroy();
      settle('reject', error);
    };
    // Bytes are counted, so each is read as a character of its own.
    opened.setEncoding('latin1');
    opened.on('data', (chunk) => {
      received += chunk;
      const reply = replyIn(received);
      if (!reply) return;
      received = '';
      opened.setTimeout(0);
      settle('resolve', reply);
    });
    opened.on('timeout', () => lose(new DOMException('No answer in time.', 'TimeoutError')));
    opened.on('error', lose);
    opened.on('close', () => lose(new Error('The connection was closed.')));
    return opened;
  }

  return {
    call: ({ path, headers, body }) =>
      new Promise((resolve, reject) => {
        waiting = { resolve, reject };
        socket ??= open();
        if (timeOut > 0) socket.setTimeout(timeOut);
        socket.write(requestOf(host, path, headers, body));
      }),
    close: () => socket?.destroy(),
  };
}

function requestOf(host, path, headers = {}, body) {
  let lines = `${body === undefined ? 'GET' : 'POST'} ${path} HTTP/1.1\r\nhost: ${host}\r\n`;
  for (const name in headers) lines += `${name}: ${headers[name]}\r\n`;
  if (body === undefined) return `${lines}\r\n`;
  return `${lines}content-length: ${Buffer.byteLength(body)}\r\n\r\n${body}`;
}

/** The reply that has arrived, or undefined while part of it is missing. */
function replyIn(received) {
  const end = received.indexOf(endOfHead);
  if (end < 0) return undefined;
  const lines = received.slice(0, end);
  const length = Number(headerIn(lines, 'content-length') ?? Number.NaN);
  if (Number.isNaN(length)) throw new Error(`A reply without its length: ${lines}`);
  const start = end + endOfHead.length;
  if (received.length < start + length) return undefined;
  return {
    status: Number(head.exec(lines)?.[1]),
    header: (name) => headerIn(lines, name),
    text: () => Buffer.from(received.slice(start, start + length), 'latin1').toString(),
  };
}

function headerIn(lines, name) {
  return new RegExp(`\r\n${name}: ([^\r]*)`, 'i').exec(lines)?.[1];
}
