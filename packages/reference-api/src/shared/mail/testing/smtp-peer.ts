import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';
import { createGate } from '../../../../test/gate.ts';

/** One mail as a mail server received it. */
export interface ReceivedMail {
  from: string;
  to: string[];
  /** The message in full, headers included. */
  source: string;
}

/** A real SMTP server for tests, on a free port of this machine. */
export interface SmtpPeer {
  url: string;
  received: ReceivedMail[];
  /** While set, every mail is turned away with a temporary failure. */
  isRefusing: boolean;
  /** Most mails that it was given at once. */
  mostAtOnce: number;
  /** Accepts no mail until what it gives back is called. */
  hold(): () => void;
  close(): Promise<void>;
}

/** Starts an SMTP server that keeps what it receives. */
export async function startSmtpPeer(): Promise<SmtpPeer> {
  let atOnce = 0;
  let held: Promise<void> | undefined;
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    onData(stream, session, done) {
      const chunks: Buffer[] = [];
      atOnce += 1;
      peer.mostAtOnce = Math.max(peer.mostAtOnce, atOnce);
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', async () => {
        await held;
        atOnce -= 1;
        if (peer.isRefusing) {
          done(Object.assign(new Error('Try again later'), { responseCode: 451 }));
          return;
        }
        const { mailFrom, rcptTo } = session.envelope;
        peer.received.push({
          from: mailFrom ? mailFrom.address : '',
          to: rcptTo.map(({ address }) => address),
          source: Buffer.concat(chunks).toString(),
        });
        done();
      });
    },
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const peer: SmtpPeer = {
    url: `smtp://127.0.0.1:${(server.server.address() as AddressInfo).port}`,
    received: [],
    isRefusing: false,
    mostAtOnce: 0,
    hold: () => {
      const gate = createGate();
      held = gate.opened;
      return gate.open;
    },
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
  return peer;
}
