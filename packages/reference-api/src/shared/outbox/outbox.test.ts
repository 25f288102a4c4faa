import { expect, it } from 'vitest';
import { openTestApp } from '../../../test/build-test-app.ts';
import { createCompany } from '../../../test/fixtures.ts';
import { linkUrl } from '../mail/mail-addresses.ts';

const test = openTestApp();

async function addMail(subject: string, recipient = 'ana@empresa.example') {
  const { id } = await createCompany(test.database);
  test.clock.advance(1000);
  await test.database.inCompany(id, (db) =>
    db
      .insertInto('mail_message')
      .values({
        company_id: id,
        recipient,
        subject,
        text: 'Texto <b>simples</b>',
        html: `<html><head><title>x</title></head><body><a href="${linkUrl('x')}">Abrir</a></body></html>`,
        status: 'outbox',
        created_at: test.clock.now(),
      })
      .execute(),
  );
}

const get = (url: string, host = 'localhost:4000') => test.app.inject({ url, headers: { host } });

it('lists the mails of all companies as JSON, newest first', async () => {
  await addMail('primeiro');
  await addMail('segundo');
  const mails = (await get('/caixa-de-saida.json')).json();
  expect(mails.map(({ subject }: { subject: string }) => subject)).toEqual(['segundo', 'primeiro']);
  expect(Object.keys(mails[0])).toEqual(['id', 'date', 'to', 'subject', 'text', 'html']);
});

it('shows the mails to one address, however many have gone to others since', async () => {
  const bia = 'bia+1@empresa.example';
  await addMail('para a Bia', bia);
  const [{ id }] = (await get('/caixa-de-saida.json')).json();
  await test.database.inPlatform((db) =>
    db
      .insertInto('mail_message')
      .values(
        Array.from({ length: 200 }, (_, index) => ({
          recipient: 'ana@empresa.example',
          subject: `outro ${index}`,
          text: '',
          html: '',
          status: 'outbox' as const,
          created_at: test.clock.now(),
        })),
      )
      .execute(),
  );
  const mails = (await get(`/caixa-de-saida.json?para=${encodeURIComponent(bia)}`)).json();
  expect(mails.map(({ subject }: { subject: string }) => subject)).toEqual(['para a Bia']);
  expect((await get(`/caixa-de-saida/${id}`)).body).toContain('para a Bia');
  const { body } = await get(`/caixa-de-saida?para=${encodeURIComponent(bia)}`);
  expect(body).toContain(`E-mails para ${bia}`);
  expect(body).not.toContain('outro');
});

it('escapes what it shows, and shows the mail in a frame that can do nothing', async () => {
  await addMail('<script>alert(1)</script>');
  const list = await get('/caixa-de-saida');
  expect(list.body).not.toContain('<script>');
  expect(list.body).toContain('&lt;script&gt;');
  const page = await get('/caixa-de-saida/1');
  expect(page.body).toContain('sandbox="allow-popups');
  expect(page.body).toContain('Texto &lt;b&gt;simples');
  const mail = await get('/caixa-de-saida/1/corpo');
  expect(mail.body).toContain('<base target="_blank">');
  expect(mail.body).toContain(`href="${test.services.config.publicUrl}/validar/x"`);
  expect(mail.headers['content-security-policy']).toContain("default-src 'none'");
  expect(mail.headers['content-security-policy']).toContain('sandbox allow-popups');
  expect((await get('/caixa-de-saida/99')).statusCode).toBe(404);
});

it.each(['evil.example', 'evil.example:4000', '127.0.0.1.evil.example'])(
  'is closed to the host name %j',
  async (host) => {
    expect((await get('/caixa-de-saida.json', host)).statusCode).toBe(403);
    expect((await get('/caixa-de-saida', host)).statusCode).toBe(403);
  },
);
