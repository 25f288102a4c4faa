import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { MailTransport } from './mail-transport.ts';
import { isExampleAddress } from './mail-transport.ts';
import { createSmtpTransport } from './smtp-transport.ts';
import { type SmtpPeer, startSmtpPeer } from './testing/smtp-peer.ts';

let peer: SmtpPeer;
let transport: MailTransport;

beforeEach(async () => {
  peer = await startSmtpPeer();
  transport = createSmtpTransport({ url: peer.url, from: 'Aferir <nao-responda@aferir.test>' });
});

afterEach(async () => {
  transport.close();
  await peer.close();
});

const mail = {
  id: 7,
  to: 'ana@cliente.test',
  subject: 'Relatório de João',
  html: '<p>Olá</p>',
  text: 'Olá',
  attachment: {
    filename: 'analise.pdf',
    contentType: 'application/pdf',
    content: Buffer.from('%PDF-1.7'),
  },
};

describe('createSmtpTransport', () => {
  it('delivers both bodies and the attachment', async () => {
    await transport.send(mail);

    const [received] = peer.received;
    expect(received).toMatchObject({ from: 'nao-responda@aferir.test', to: ['ana@cliente.test'] });
    expect(received?.source).toContain('Content-Type: text/plain; charset=utf-8');
    expect(received?.source).toContain('Content-Type: text/html; charset=utf-8');
    expect(received?.source).toContain('Content-Type: application/pdf; name=analise.pdf');
    expect(received?.source).toContain(Buffer.from('%PDF-1.7').toString('base64'));
  });

  it('gives a mail that is sent again the same Message-ID', async () => {
    await transport.send(mail);
    await transport.send(mail);

    const ids = peer.received.map(({ source }) => /^Message-ID: (.+)$/m.exec(source)?.[1]?.trim());
    expect(ids).toEqual(['<7@aferir.test>', '<7@aferir.test>']);
  });

  it('writes to the given address alone, whatever it contains', async () => {
    await transport
      .send({ ...mail, to: 'ana@cliente.test, outra@cliente.test' })
      .catch(() => undefined);
    expect(peer.received.flatMap(({ to }) => to)).not.toContain('outra@cliente.test');
  });

  it('rejects while the server turns mail away', async () => {
    peer.isRefusing = true;
    await expect(transport.send(mail)).rejects.toThrow('Try again later');
  });
});

describe('isExampleAddress', () => {
  it.each(['ana@empresa.example', 'ana@EXAMPLE', 'Ana <ana@x.y.Example>', 'a@b.example. '])(
    'knows %s',
    (address) => {
      expect(isExampleAddress(address)).toBe(true);
    },
  );

  it.each(['ana@example.com', 'ana@myexample', 'example@cliente.com.br'])(
    'lets %s go',
    (address) => {
      expect(isExampleAddress(address)).toBe(false);
    },
  );
});
