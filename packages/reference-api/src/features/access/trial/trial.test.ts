import { PHONE_FAULT_TEXTS as told } from '@aferir/domain';
import { describe, expect, it } from 'vitest';
import { openTestApp } from '../../../../test/build-test-app.ts';
import { createCompany } from '../../../../test/fixtures.ts';
import { mailsOf } from '../../../../test/mails.ts';
import { deliverMail } from '../../../shared/mail/mail-delivery.ts';
import { createMailer } from '../../../shared/mail/mailer.ts';
import { listOutbox } from '../../../shared/outbox/outbox-store.ts';
import { accessMessages } from '../access-messages.ts';
import { createTrialService } from './trial-service.ts';

const test = openTestApp();
const { trialFaults } = accessMessages;

const form = {
  nmNome: ' Rita <Lobo> ',
  nmEmpresaInstituicao: 'Padaria Pão & Cia',
  nrCnpj: '12.abc.345/01de-35',
  nrTelefone: '+55 (11) 98888-7777',
  dsEmail: 'Rita@Padaria.example',
  nmUf: 'SP',
  dsComoSoube: 'Indicação',
};

const request = (values: Partial<typeof form> = {}) =>
  test.call('requestTrial', { body: { ...form, ...values } });

const stored = () =>
  test.database.inPlatform((db) => db.selectFrom('trial_request').selectAll().execute());

describe('a request for a trial', () => {
  it('is kept outside of any company', async () => {
    expect(await request()).toMatchObject({
      status: 200,
      data: null,
      msg: 'Mensagem enviada com sucesso',
    });
    expect(await stored()).toMatchObject([
      {
        name: 'Rita <Lobo>',
        company_name: 'Padaria Pão & Cia',
        tax_id: '12ABC34501DE35',
        phone: '(11) 98888-7777',
        email: 'rita@padaria.example',
        state: 'SP',
        heard_from: 'Indicação',
      },
    ]);
    const { id } = await createCompany(test.database);
    const seen = await test.database.inCompany(id, (db) =>
      db.selectFrom('trial_request').selectAll().execute(),
    );
    expect(seen).toEqual([]);
  });

  it('is mailed to whoever sells, in no company’s name', async () => {
    const { services, database, clock } = test;
    const config = { ...services.config, salesMail: 'vendas@aferir.example', demo: true };
    const take = createTrialService({ ...services, config }, createMailer(services.jobs));
    await take(form, { network: '203.0.113.9', now: clock.now() });
    const [mail] = await database.inPlatform((db) =>
      db.selectFrom('mail_message').selectAll().execute(),
    );
    expect(mail).toMatchObject({ company_id: null, recipient: 'vendas@aferir.example' });
    expect(mail?.text).toContain('CNPJ: 12.ABC.345/01DE-35');
    expect(mail?.html).toContain('Rita &lt;Lobo&gt;');
    const { id } = await createCompany(database);
    expect(await mailsOf(test, id)).toEqual([]);

    const place = { companyId: null, mailId: mail?.id ?? 0 };
    const isReminderWanted = async () => true;
    await deliverMail({ config, database, clock, isReminderWanted }, undefined, place);
    expect(await listOutbox(database, config.publicUrl)).toMatchObject([
      { recipient: 'vendas@aferir.example' },
    ]);
  });

  it('is mailed to nobody unless the installation says to whom', async () => {
    await request();
    const mails = await test.database.inPlatform((db) =>
      db.selectFrom('mail_message').selectAll().execute(),
    );
    expect(mails).toEqual([]);
  });

  it.each([
    ['a name of spaces', { nmNome: '  ' }, 'nmNome'],
    ['a name that is too long', { nmNome: 'a'.repeat(101) }, 'nmNome'],
    ['no company', { nmEmpresaInstituicao: '' }, 'nmEmpresaInstituicao'],
    ['NUL', { dsComoSoube: 'a\0' }, 'dsComoSoube'],
    ['a lone surrogate', { dsComoSoube: '\ud800' }, 'dsComoSoube'],
    ['wrong check digits', { nrCnpj: '12.ABC.345/01DE-36' }, 'nrCnpj', trialFaults.taxId],
    ['a CNPJ with !', { nrCnpj: '12.AB!.345/01DE-35' }, 'nrCnpj', trialFaults.taxId],
    ['a phone without area code', { nrTelefone: '98888-7777' }, 'nrTelefone', told['no-area-code']],
    ['half a phone', { nrTelefone: '98' }, 'nrTelefone', trialFaults.phone],
    ['an address that is none', { dsEmail: 'rita@padaria' }, 'dsEmail'],
    ['a state that is none', { nmUf: 'XX' }, 'nmUf', trialFaults.state],
  ])('is refused with %s', async (_name, values, field, message?: string) => {
    const reply = await request(values);
    expect(reply).toMatchObject({ status: 400, faults: [{ field, ...(message && { message }) }] });
    expect(await stored()).toEqual([]);
  });

  it('says all that is wrong at once', async () => {
    const reply = await request({ nrCnpj: '1', nrTelefone: '2', nmUf: 'XX' });
    expect(reply.faults.map(({ field }) => field)).toEqual(['nrCnpj', 'nrTelefone', 'nmUf']);
  });

  it('is taken five times an hour from one address', async () => {
    for (let tries = 0; tries < 5; tries += 1) expect((await request()).status).toBe(200);
    expect(await request()).toMatchObject({ status: 429, msg: accessMessages.tooManyTrials });
  });
});
