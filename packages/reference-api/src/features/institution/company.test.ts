// @engine both: saves at once
import { EMAIL_FAULT_TEXTS, LANGUAGE_FAULT_TEXTS, PHONE_FAULT_TEXTS as told } from '@aferir/domain';
import { describe, expect, it, vi } from 'vitest';
import { openScene, openTestApp, type TestRequest } from '../../../test/build-test-app.ts';
import { createCompany, createPerson, createStaffUser } from '../../../test/fixtures.ts';
import { companyData } from '../../../test/isolation-institution.ts';
import { openEmployeeSession, openStaffSession } from '../../../test/sessions.ts';
import type { AddressLookup } from '../../platform/addresses/address-service.ts';
import { imageMessages } from '../../shared/images/image-messages.ts';
import { plainPicture } from '../../shared/images/testing/pictures.ts';
import { institutionMessages as texts } from './institution-messages.ts';

const test = openTestApp();

const scene = openScene(async () => {
  const company = await createCompany(test.database, { is_confirmed: false });
  const administrator = await createStaffUser(test.database, company.id, {
    is_administrator: true,
  });
  return { company, administrator, token: await openStaffSession(test, administrator) };
});

const save = (values: object = {}, request: TestRequest = {}) =>
  test.call('saveCompany', {
    token: scene.token,
    ...request,
    body: { ...companyData, ...values } as object,
  });
const read = async () => (await test.call('getCompany', { token: scene.token })).data;
const publicInfo = async () =>
  (await test.call('getCompanyPublicInfo', { params: { idCliente: scene.company.id } })).data;
const isConfirmed = async () =>
  (await test.call('getCompanyConfirmed', { token: scene.token })).data;

const person = {
  tpPessoa: 'F',
  nrCpfCnpj: '529.982.247-25',
  nmRazaoSocial: undefined,
  nmRazaoSocialAbreviado: undefined,
  nmNomeFantasia: undefined,
};

async function otherAdministrator() {
  const company = await createCompany(test.database);
  const user = await createStaffUser(test.database, company.id, { is_administrator: true });
  return openStaffSession(test, user);
}

async function trail() {
  const events = await test.database.inCompany(scene.company.id, (db) =>
    db.selectFrom('audit_event').selectAll().orderBy('id').execute(),
  );
  return events.filter(({ action }) => action === 'company.changed');
}

describe("the company's data", () => {
  it('are confirmed by the first valid save, and come back as they were saved', async () => {
    expect(await isConfirmed()).toBe(false);
    expect((await save({ nmCidade: '' })).status).toBe(400);
    expect(await isConfirmed()).toBe(false);

    const saved = await save();
    expect(saved).toMatchObject({ status: 200, msg: 'Dados salvos com sucesso!' });
    expect(saved.data).toEqual({
      ...companyData,
      idCliente: scene.company.id,
      nrCpfCnpj: '11444777000161',
      dsCep: '01310100',
      nrTelefone: '1133334444',
      nrTelefoneResponsavel: '11988887777',
      flPermiteLocalhost: false,
      flConfirmado: true,
      nrVersao: 2,
    });
    expect(await read()).toEqual(saved.data);
    expect(await isConfirmed()).toBe(true);
  });

  it('leave what is not named as it is', async () => {
    await save();
    const { nmUf, dsCep, corMarca, dominiosAutorizados, lstIdiomas, flDisparoEmailDocumento } =
      companyData;
    const few = {
      nmUf: undefined,
      dsCep: undefined,
      corMarca: undefined,
      dominiosAutorizados: undefined,
      lstIdiomas: undefined,
      flDisparoEmailDocumento: undefined,
      nmNomeFantasia: undefined,
      dsCargoResponsavel: '  ',
    };
    expect((await save(few)).data).toMatchObject({
      nmUf,
      dsCep: dsCep.replace('-', ''),
      corMarca,
      dominiosAutorizados,
      lstIdiomas,
      flDisparoEmailDocumento,
      nmNomeFantasia: companyData.nmNomeFantasia,
      dsCargoResponsavel: null,
    });
  });

  it('are known of at once', async () => {
    const employee = await createPerson(test.database, scene.company.id);
    const portal = await openEmployeeSession(test, employee);
    await save({ nmNomeFantasia: 'Padaria Nova', corMarca: '#FA0' });
    expect(await publicInfo()).toMatchObject({ nome: 'Padaria Nova', corMarca: '#ffaa00' });
    const own = await test.call('getEmployeeUser', { token: portal });
    expect(own.data).toMatchObject({ nmCliente: 'Padaria Nova', corMarca: '#ffaa00' });
    await save({ corMarca: '' });
    expect((await publicInfo()).corMarca).toBeNull();
  });

  it('say which languages people may choose, the first where they have not', async () => {
    const employee = await createPerson(test.database, scene.company.id);
    const portal = await openEmployeeSession(test, employee);
    const own = async () => (await test.call('getEmployeeUser', { token: portal })).data;
    expect(await own()).toMatchObject({ cdIdioma: 'pt-BR', lstIdiomas: ['pt-BR'] });
    await save({ lstIdiomas: ['en', 'pt-BR'] });
    expect(await own()).toMatchObject({
      cdIdioma: 'en',
      cdIdiomaEscolhido: null,
      lstIdiomas: ['en', 'pt-BR'],
    });
    const staff = await test.call('getStaffUser', { token: scene.token });
    expect(staff.data.lstIdiomas).toEqual(['en', 'pt-BR']);
    expect((await trail()).at(-1)?.details).toMatchObject({ languages: 'en pt-BR' });
  });

  it.each([
    ['none', [], LANGUAGE_FAULT_TEXTS.none],
    ['one twice', ['en', 'en'], LANGUAGE_FAULT_TEXTS.twice],
    ['one that nobody speaks here', ['fr'], 'Escolha os idiomas entre as opções oferecidas.'],
  ])('refuse to offer %s of the languages', async (_, lstIdiomas, message) => {
    const before = await read();
    expect(await save({ lstIdiomas })).toMatchObject({ status: 400, errors: [message] });
    expect(await read()).toEqual(before);
  });

  it('take a CNPJ of letters, however it is written', async () => {
    expect((await save({ nrCpfCnpj: '12.abc.345/01de-35' })).data.nrCpfCnpj).toBe('12ABC34501DE35');
  });

  it('leave a trace, which names the fields alone', async () => {
    await save();
    await save({ corMarca: '#123456' });
    await save({ corMarca: '#123456', dominiosAutorizados: [] });
    const events = await trail();
    expect(events.map(({ details }) => details)).toEqual([
      {
        fields: expect.stringContaining('tax_id'),
        languages: 'es pt-BR',
        isFirst: true,
        origins: 'https://intranet.padaria.example',
      },
      { fields: 'brand_color', isFirst: false },
      { fields: 'allowed_origins', isFirst: false, origins: '' },
    ]);
    expect(events[0]).toMatchObject({
      actor_kind: 'staff',
      actor_id: scene.administrator.id,
      subject_id: scene.company.id,
    });
    expect(JSON.stringify(events)).not.toContain('11444777000161');
  });

  it('tell the second of two who save at once', async () => {
    const { nrVersao } = await read();
    const replies = await Promise.all(
      ['Padaria A', 'Padaria B'].map((nmNomeFantasia) => save({ nmNomeFantasia, nrVersao })),
    );
    expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect(replies.find(({ status }) => status === 409)?.msg).toBe(texts.changedMeanwhile);
    const kept = replies.find(({ status }) => status === 200)?.data;
    expect(await read()).toEqual(kept);
  });

  it('are saved once per key', async () => {
    const { nrVersao } = await read();
    const headers = { 'idempotency-key': 'salvar-empresa-1' };
    const first = await save({ nrVersao }, { headers });
    const again = await save({ nrVersao }, { headers });
    expect([first.status, again.status]).toEqual([200, 200]);
    expect(again.data).toEqual(first.data);
    expect(await trail()).toHaveLength(1);
  });
});

describe('a natural person', () => {
  it('is known by the responsible person alone, wherever the company is named', async () => {
    const { data } = await save({
      ...person,
      nmRazaoSocial: 'Rita Bolos',
      nmNomeFantasia: 'Bolos',
    });
    expect(data).toMatchObject({
      tpPessoa: 'F',
      nrCpfCnpj: '52998224725',
      nmRazaoSocial: null,
      nmRazaoSocialAbreviado: null,
      nmNomeFantasia: null,
      nmResponsavel: 'Rita Prado',
    });
    expect((await publicInfo()).nome).toBe('Rita Prado');
    await save({ ...person, nmResponsavel: 'Rita Prado Lima' });
    const { data: user } = await test.call('getStaffUser', { token: scene.token });
    expect(user).toMatchObject({ nmCliente: 'Rita Prado Lima', nmNomeFantasia: 'Rita Prado Lima' });
  });

  it('becomes a company by its names', async () => {
    await save(person);
    const { tpPessoa, nrCpfCnpj } = companyData;
    const { nmRazaoSocial, nmRazaoSocialAbreviado, nmNomeFantasia } = person;
    const unnamed = { nmRazaoSocial, nmRazaoSocialAbreviado, nmNomeFantasia };
    expect(await save({ tpPessoa, nrCpfCnpj, ...unnamed })).toMatchObject({
      status: 400,
      errors: [texts.legalNameRequired, texts.shortNameRequired, texts.tradeNameRequired],
    });
    expect((await save()).status).toBe(200);
    expect((await publicInfo()).nome).toBe(companyData.nmNomeFantasia);
  });
});

describe('a save', () => {
  it.each<[string, object, string, string]>([
    ['no kind', { tpPessoa: null }, 'tpPessoa', 'Tipo de pessoa é obrigatório'],
    ['no number', { nrCpfCnpj: ' ' }, 'nrCpfCnpj', 'CPF/CNPJ é obrigatório'],
    ['wrong digits', { nrCpfCnpj: '11.444.777/0001-62' }, 'nrCpfCnpj', 'CPF/CNPJ inválido'],
    ['a CNPJ with !', { nrCpfCnpj: '12.ABC.345/01DE-3!' }, 'nrCpfCnpj', 'CPF/CNPJ inválido'],
    ['a CPF of a company', { nrCpfCnpj: '529.982.247-25' }, 'nrCpfCnpj', 'CPF/CNPJ inválido'],
    [
      'a CNPJ of a person',
      { ...person, nrCpfCnpj: companyData.nrCpfCnpj },
      'nrCpfCnpj',
      'CPF/CNPJ inválido',
    ],
    ['no legal name', { nmRazaoSocial: '' }, 'nmRazaoSocial', 'Razão Social é obrigatória'],
    [
      'no short name',
      { nmRazaoSocialAbreviado: null },
      'nmRazaoSocialAbreviado',
      'Razão Social abreviada é obrigatória',
    ],
    ['no trade name', { nmNomeFantasia: '  ' }, 'nmNomeFantasia', 'Nome Fantasia é obrigatório'],
    ['no e-mail', { dsEmail: '' }, 'dsEmail', 'E-mail é obrigatório'],
    ['no real e-mail', { dsEmail: 'a@b' }, 'dsEmail', 'E-mail inválido'],
    ['no phone', { nrTelefone: '' }, 'nrTelefone', 'Telefone é obrigatório'],
    ['two e-mails', { dsEmail: 'a@x.example; b@x.example' }, 'dsEmail', EMAIL_FAULT_TEXTS.several],
    ['no real phone', { nrTelefone: '123' }, 'nrTelefone', texts.phoneInvalid],
    ['a phone of the USA', { nrTelefone: '+1 415 555 2671' }, 'nrTelefone', told.foreign],
    ['a phone 0800', { nrTelefone: '0800 123 4567' }, 'nrTelefone', told.service],
    ['no town', { nmCidade: '' }, 'nmCidade', 'Cidade é obrigatória'],
    ['no street', { dsEndereco: null }, 'dsEndereco', 'Endereço é obrigatório'],
    ['nobody', { nmResponsavel: '' }, 'nmResponsavel', 'Nome do responsável é obrigatório'],
    [
      'a name of one letter',
      { nmResponsavel: 'A' },
      'nmResponsavel',
      'Use pelo menos 2 caracteres no nome.',
    ],
    [
      'a name of 101 letters',
      { nmResponsavel: 'A'.repeat(101) },
      'nmResponsavel',
      'Use no máximo 100 caracteres no nome da pessoa responsável.',
    ],
    ['no real CEP', { dsCep: '123' }, 'dsCep', 'CEP inválido'],
    ['no real state', { nmUf: 'XX' }, 'nmUf', 'Escolha um estado da lista.'],
    [
      'half an e-mail',
      { dsEmailResponsavel: 'a@' },
      'dsEmailResponsavel',
      texts.responsibleEmailInvalid,
    ],
    [
      'half a phone',
      { nrTelefoneResponsavel: '1' },
      'nrTelefoneResponsavel',
      texts.responsiblePhoneInvalid,
    ],
    ['a color that is none', { corMarca: 'red;}' }, 'corMarca', texts.colorInvalid],
    [
      'a logo from elsewhere',
      { urlLogoSistema: 'https://x.example/a.png' },
      'urlLogoSistema',
      imageMessages.foreign,
    ],
    [
      'http',
      { dominiosAutorizados: ['http://a.example'] },
      'dominiosAutorizados.0',
      texts.origin.scheme,
    ],
    [
      'a path',
      { dominiosAutorizados: ['https://a.example', 'https://a.example/b'] },
      'dominiosAutorizados.1',
      texts.origin.path,
    ],
    [
      '*',
      { dominiosAutorizados: ['https://*.a.example'] },
      'dominiosAutorizados.0',
      texts.origin.wildcard,
    ],
    [
      'localhost',
      { dominiosAutorizados: ['http://localhost:3000'] },
      'dominiosAutorizados.0',
      texts.origin.local,
    ],
    [
      'a policy',
      { dominiosAutorizados: ["https://a.example; script-src 'none'"] },
      'dominiosAutorizados.0',
      texts.origin.invalid,
    ],
  ])('with %s is refused and changes nothing', async (_name, values, field, message) => {
    await save();
    const before = await read();
    const reply = await save({ nmBairro: 'Outro', ...values });
    expect(reply).toMatchObject({ status: 400, faults: [{ field, message }] });
    expect(reply.errors).toEqual([message]);
    expect(await read()).toEqual(before);
  });

  it('tells all that is wrong at once', async () => {
    const empty = {
      tpPessoa: null,
      nrCpfCnpj: '',
      dsEmail: '',
      nrTelefone: '',
      nmCidade: '',
      dsEndereco: '',
      nmResponsavel: '',
    };
    const names = { nmRazaoSocial: '', nmRazaoSocialAbreviado: '', nmNomeFantasia: '' };
    expect((await save({ ...empty, ...names })).errors).toEqual([
      texts.kindRequired,
      texts.taxIdRequired,
      texts.legalNameRequired,
      texts.shortNameRequired,
      texts.tradeNameRequired,
      texts.emailRequired,
      texts.phoneRequired,
      texts.cityRequired,
      texts.streetRequired,
      texts.responsibleNameRequired,
    ]);
  });

  it.each(Object.entries(companyData).filter(([, value]) => typeof value === 'string'))(
    'takes no NUL and no half of a character in %s',
    async (field) => {
      for (const text of ['a\0b', 'a\ud83d']) {
        const reply = await save({ [field]: text });
        expect(reply.status).toBe(400);
        expect(reply.faults.map((fault) => fault.field)).toContain(field);
      }
      const list = await save({ dominiosAutorizados: ['https://a.example\0'] });
      expect(list).toMatchObject({ status: 400, faults: [{ field: 'dominiosAutorizados.0' }] });
    },
  );

  it('with a number that another company has is told like one with wrong digits', async () => {
    await test.call('saveCompany', { token: await otherAdministrator(), body: companyData });
    const before = await read();
    const taken = await save();
    const wrong = await save({ nrCpfCnpj: '11.444.777/0001-62' });
    const { headers: _taken, ...told } = taken;
    const { headers: _wrong, ...expected } = wrong;
    expect(told).toEqual(expected);
    expect(told).toMatchObject({ status: 400, msg: 'CPF/CNPJ inválido' });
    expect(await read()).toEqual(before);
  });

  it('goes to one of two companies that take a number at once', async () => {
    const other = await otherAdministrator();
    const replies = await Promise.all([
      save(),
      test.call('saveCompany', { token: other, body: companyData }),
    ]);
    expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 400]);
  });
});

describe('the logo', () => {
  it('is one that was sent for it, and goes with the next', async () => {
    const file = await plainPicture(300, 300).png().toBuffer();
    const upload = async () => {
      const body = { tpImagem: 'logo' as const, imagem: file.toString('base64') };
      return (await test.call('uploadImage', { token: scene.token, body })).data.urlImagem;
    };
    const [first, second] = [await upload(), await upload()];
    const isThere = async (url: string) => (await test.app.inject(url)).statusCode === 200;
    expect((await save({ urlLogoSistema: first })).data.urlLogoSistema).toBe(first);
    expect((await publicInfo()).logoUrl).toBe(first);
    expect((await save({ urlLogoSistema: undefined })).data.urlLogoSistema).toBe(first);
    expect((await save({ urlLogoSistema: second, nmCidade: '' })).status).toBe(400);
    expect(await isThere(first)).toBe(true);
    await save({ urlLogoSistema: second });
    expect([await isThere(first), await isThere(second)]).toEqual([false, true]);
    await save({ urlLogoSistema: '' });
    expect((await publicInfo()).logoUrl).toBeNull();
    expect(await isThere(second)).toBe(false);
  });
});

describe('authorized domains', () => {
  const origin = 'https://intranet.padaria.example';
  const ask = () => test.call('getStaffUser', { token: scene.token, headers: { origin } });

  it('may call from the next request on, and no more once they are taken off', async () => {
    expect((await ask()).status).toBe(403);
    await save({ dominiosAutorizados: [`${origin}/`] });
    expect((await ask()).status).toBe(200);
    await save({ dominiosAutorizados: [] });
    expect((await ask()).status).toBe(403);
  });

  it('are kept once each, as browsers tell them', async () => {
    const given = ['HTTPS://A.example:443/', 'https://a.example', ' https://b.example:8443 ', ''];
    const { data } = await save({ dominiosAutorizados: given });
    expect(data.dominiosAutorizados).toEqual(['https://a.example', 'https://b.example:8443']);
  });

  it('are 20 at most', async () => {
    const list = Array.from({ length: 21 }, (_, index) => `https://d${index}.example`);
    expect((await save({ dominiosAutorizados: list.slice(1) })).status).toBe(200);
    expect(await save({ dominiosAutorizados: list })).toMatchObject({
      status: 400,
      faults: [{ field: 'dominiosAutorizados', message: texts.tooManyOrigins }],
    });
    const twice = [...list.slice(1), 'https://d1.example/'];
    expect((await save({ dominiosAutorizados: twice })).status).toBe(200);
  });

  it('are this machine in the example company alone', async () => {
    await test.database.inCompany(scene.company.id, (db) =>
      db.updateTable('company').set({ is_example: true }).execute(),
    );
    const list = ['http://localhost:5173', 'http://127.0.0.1:3000'];
    const { data } = await save({ dominiosAutorizados: list });
    expect(data).toMatchObject({ dominiosAutorizados: list, flPermiteLocalhost: true });
  });
});

describe('getEmployeePortalLink', () => {
  it("tells the company's id", async () => {
    const { data } = await test.call('getEmployeePortalLink', { token: scene.token });
    expect(data).toEqual({ linkId: scene.company.id });
  });
});

describe('findAddressByZipCode', () => {
  const find = (nrCep: string) =>
    test.call('findAddressByZipCode', { token: scene.token, query: { nrCep } });
  const answering = (lookup: AddressLookup) =>
    vi.spyOn(test.services.addresses, 'find').mockResolvedValue(lookup);

  it('says that nobody is asked when there is no service', async () => {
    const told = { dsSituacao: 'desligado', endereco: null };
    expect(await find('01310-100')).toMatchObject({ status: 200, data: told });
  });

  it('tells what the service knows, which gets digits alone', async () => {
    const address = {
      zipCode: '01310100',
      street: 'Avenida Paulista',
      district: 'Bela Vista',
      city: 'São Paulo',
      state: 'SP',
    };
    const asked = answering({ outcome: 'found', address });
    expect((await find('01310-100')).data).toEqual({
      dsSituacao: 'encontrado',
      endereco: {
        dsCep: '01310100',
        dsEndereco: 'Avenida Paulista',
        nmBairro: 'Bela Vista',
        nmCidade: 'São Paulo',
        nmUf: 'SP',
      },
    });
    expect(asked.mock.calls).toEqual([['01310100']]);
    asked.mockRestore();
  });

  it('is no failure when the service fails or knows nothing', async () => {
    const asked = answering({ outcome: 'failed', reason: 'TimeoutError' });
    expect((await find('01310100')).data).toEqual({ dsSituacao: 'indisponivel', endereco: null });
    expect(test.logLines.join()).toContain('TimeoutError');
    asked.mockResolvedValue({ outcome: 'unknown' });
    expect((await find('01310100')).data).toEqual({ dsSituacao: 'inexistente', endereco: null });
    asked.mockRestore();
  });

  it('asks nothing that is no CEP', async () => {
    for (const nrCep of ['1', 'abc', '../../x', '01310-1000']) {
      expect(await find(nrCep)).toMatchObject({ status: 400, faults: [{ field: 'nrCep' }] });
    }
  });

  it('is asked 60 times in five minutes by one user', async () => {
    for (let times = 0; times < 60; times += 1) expect((await find('01310100')).status).toBe(200);
    expect((await find('01310100')).status).toBe(429);
  });
});
