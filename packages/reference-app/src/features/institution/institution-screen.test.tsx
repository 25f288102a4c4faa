import type { Schema } from '@aferir/api-client';
import {
  dropped,
  type FakeServer,
  faultReply,
  problemReply,
  staffSession,
  staffUser,
} from '@aferir/api-client/testing';
import { LANGUAGE_FAULT_TEXTS } from '@aferir/domain';
import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { staffFormMessages } from '../../shared/forms/form-messages.ts';
import { postalAddressMessages as addressTexts } from '../../shared/forms/postal-address-messages.ts';
import { axeViolations } from '../../shared/testing/axe.ts';
import { createAccessServer, renderApp } from '../../shared/testing/render-app.tsx';
import { institutionMessages as texts } from './institution-messages.ts';
import { company, companyKey, reminders } from './testing/company-fixtures.ts';

afterEach(() => localStorage.clear());
const ADDRESS = '/homelogado/dados-cadastrais';
const SAVE = '/Cliente/Post';
const LOOK_UP = '/Cliente/EnderecoPorCep';
const administrator = { flAdministrador: true, secoes: [] };

function createServer(values: Partial<typeof company> = {}, permissions = administrator) {
  return createAccessServer()
    .on('post', '/auth/signin', { ...staffSession, permissions })
    .on('get', '/auth/GetUser', { ...staffUser, permissions })
    .on('get', '/Cliente/Get', { ...company, ...values })
    .on('get', '/Cliente/IsConfirmado', values.flConfirmado ?? true)
    .on('get', '/Cliente/LinkFuncionario', { linkId: 1 })
    .on('get', '/Cliente/Lembretes', reminders)
    .on('get', '/Cliente/ChavesIntegracao', { rows: [companyKey], qtdRecords: 1 })
    .on('get', '/Inicio/GetPendencias', problemReply(500))
    .on('get', LOOK_UP, { dsSituacao: 'desligado', endereco: null })
    .on('post', SAVE, { ...company, flConfirmado: true });
}

async function open(server: FakeServer = createServer(), address = ADDRESS) {
  const app = await renderApp(address, { as: 'staff', server });
  const city = await screen.findByLabelText(addressTexts.city);
  return {
    ...app,
    city,
    save: () => app.user.click(screen.getByRole('button', { name: texts.save })),
    retype: async (label: string, text: string) => {
      await app.user.clear(screen.getByLabelText(label));
      if (text) await app.user.type(screen.getByLabelText(label), text);
    },
  };
}

describe('the institution', () => {
  it('is shown as people write it, and is accessible', async () => {
    await open();
    expect(screen.getByLabelText(texts.cnpj)).toHaveValue('12.ABC.345/01DE-35');
    expect(screen.getByLabelText(/^CEP/)).toHaveValue('01310-100');
    expect(screen.getAllByLabelText(/^Telefone/)[0]).toHaveValue('(11) 3333-4444');
    expect(screen.getByRole('switch', { name: texts.mailsReport })).toBeChecked();
    expect(await screen.findByDisplayValue(/\/login-funcionario\?idcliente=1$/)).toBeVisible();
    expect(screen.queryByText(texts.confirmTitle)).not.toBeInTheDocument();
    expect(await axeViolations()).toEqual([]);
  });

  it('is saved as it was typed', async () => {
    const app = await open();
    await app.retype(addressTexts.city, ' Campinas ');
    await app.retype(texts.tradeName, 'Exemplo');
    await app.user.click(screen.getByRole('switch', { name: texts.mailsReport }));
    await app.user.type(screen.getByLabelText(/^Um endereço por linha/), '\nhttps://rh.example/');
    await app.save();
    expect(await screen.findByText(texts.saved)).toBeVisible();
    expect(app.server.requestsTo('post', SAVE)[0]?.body).toMatchObject({
      idCliente: 1,
      tpPessoa: 'J',
      nrCpfCnpj: '12.ABC.345/01DE-35',
      nmCidade: 'Campinas',
      nmNomeFantasia: 'Exemplo',
      flDisparoEmailDocumento: 'Não',
      corMarca: '#0b7a63',
      dominiosAutorizados: ['https://intranet.empresa.example', 'https://rh.example/'],
      nrVersao: 3,
    });
    expect(app.address()).toBe(ADDRESS);
  });

  it('offers languages, one of them to those who have not chosen', async () => {
    const app = await open();
    expect(screen.getByRole('checkbox', { name: 'Português' })).toBeChecked();
    expect(screen.queryByLabelText(texts.firstLanguage)).not.toBeInTheDocument();
    await app.user.click(screen.getByRole('checkbox', { name: 'Português' }));
    await app.save();
    expect(await screen.findByText(LANGUAGE_FAULT_TEXTS.none)).toBeVisible();

    await app.user.click(screen.getByRole('checkbox', { name: 'Español' }));
    await app.user.click(screen.getByRole('checkbox', { name: 'English' }));
    const first = screen.getByLabelText(texts.firstLanguage);
    expect(first).toHaveDisplayValue('Español');
    await app.user.selectOptions(first, 'English');
    await app.save();
    expect(await screen.findByText(texts.saved)).toBeVisible();
    expect(app.server.requestsTo('post', SAVE)[0]?.body).toMatchObject({
      lstIdiomas: ['en', 'es'],
    });
  });

  it('leaves the keyboard at its form once it was saved, and once a draft is discarded', async () => {
    const app = await open();
    await app.retype(addressTexts.city, 'Campinas');
    app.server.on('get', '/Cliente/Get', { ...company, nrVersao: company.nrVersao + 1 });
    await app.save();
    const form = () => screen.getByRole('button', { name: texts.save }).closest('form');
    await waitFor(() => expect(form()?.parentElement).toHaveFocus());
    expect(screen.queryByText(staffFormMessages.restoredOver)).toBeNull();
    await app.retype(addressTexts.city, 'Santos');
    app.unmount();
    const again = await open(app.server);
    await again.user.click(screen.getByRole('button', { name: staffFormMessages.discardDraft }));
    await waitFor(() => expect(form()).toHaveFocus());
  });

  it('asks for what is required in the words of the documents', async () => {
    const app = await open(
      createServer({
        tpPessoa: null,
        nrCpfCnpj: null,
        nmRazaoSocial: null,
        nmRazaoSocialAbreviado: null,
        nmNomeFantasia: null,
        dsEmail: null,
        nrTelefone: null,
        nmCidade: null,
        dsEndereco: null,
        nmResponsavel: null,
      }),
    );
    await app.save();
    for (const message of [
      texts.kindRequired,
      texts.taxIdRequired,
      texts.legalNameRequired,
      texts.shortNameRequired,
      texts.tradeNameRequired,
      texts.emailRequired,
      texts.phoneRequired,
      texts.cityRequired,
      texts.streetRequired,
      texts.responsibleRequired,
    ]) {
      expect(await screen.findByText(message)).toBeVisible();
    }
    expect(screen.getByRole('radio', { name: texts.legal })).toHaveFocus();
    expect(app.server.requestsTo('post', SAVE)).toEqual([]);
  });

  it('asks a natural person for no names of a company', async () => {
    const app = await open();
    await app.user.click(screen.getByRole('radio', { name: texts.natural }));
    expect(screen.queryByLabelText(texts.legalName)).not.toBeInTheDocument();
    expect(screen.queryByLabelText(texts.tradeName)).not.toBeInTheDocument();
    await app.retype(texts.cpf, '52998224726');
    await app.save();
    expect(await screen.findByText(texts.taxIdInvalid)).toBeVisible();
    await app.retype(texts.cpf, '52998224725');
    expect(screen.getByLabelText(texts.cpf)).toHaveValue('529.982.247-25');
    await app.save();
    await waitFor(() =>
      expect(app.server.requestsTo('post', SAVE)[0]?.body).toMatchObject({
        tpPessoa: 'F',
        nrCpfCnpj: '529.982.247-25',
      }),
    );
  });

  it.each([
    ['http://intranet.example', texts.domainFaults.scheme('http://intranet.example')],
    ['https://a.example/rh', texts.domainFaults.path('https://a.example/rh')],
    ['https://*.a.example', texts.domainFaults.wildcard('https://*.a.example')],
    ['https://localhost', texts.domainFaults.local('https://localhost')],
    [
      Array.from({ length: 20 }, (_, index) => `https://a${index}.example`).join('\n'),
      texts.tooManyDomains,
    ],
  ])('authorizes no %j', async (line, message) => {
    const app = await open();
    const domains = screen.getByLabelText(/^Um endereço por linha/);
    await app.user.click(domains);
    await app.user.paste(`\n${line}`);
    await app.save();
    await waitFor(() => expect(domains).toHaveAccessibleDescription(message));
    expect(app.server.requestsTo('post', SAVE)).toEqual([]);
  });

  it('loses nothing when the server refuses it, and says which field it was', async () => {
    const server = createServer().on('post', SAVE, faultReply({ nrCpfCnpj: texts.taxIdInvalid }));
    const app = await open(server);
    await app.retype(addressTexts.city, 'Campinas');
    await app.save();
    await waitFor(() =>
      expect(screen.getByLabelText(texts.cnpj)).toHaveAccessibleDescription(texts.taxIdInvalid),
    );
    expect(app.city).toHaveValue('Campinas');
  });

  it.each([
    [problemReply(500), texts.saveRefused],
    [dropped, texts.saveFailed],
    [problemReply(409, 'Outra pessoa alterou.'), 'Outra pessoa alterou.'],
  ])('says why it was not saved', async (reply, message) => {
    const app = await open(createServer().on('post', SAVE, reply as never));
    await app.save();
    expect(await screen.findByText(message, { exact: false })).toBeVisible();
  });

  it('comes back after a closed tab', async () => {
    const first = await open();
    await first.user.type(first.city, ' do Sul');
    first.unmount();
    const app = await open();
    expect(await screen.findByText(staffFormMessages.restored)).toBeVisible();
    expect(app.city).toHaveValue('São Paulo do Sul');
  });

  it('can be read alone by those who may view it', async () => {
    const secoes = [
      {
        idSecao: 9,
        flVisualizar: true,
        flIncluir: false,
        flAlterar: false,
        flExcluir: false,
      },
    ];
    const app = await open(createServer({}, { flAdministrador: false, secoes } as never));
    expect(screen.getByText(texts.readOnly)).toBeVisible();
    expect(app.city).toHaveAttribute('readonly');
    expect(screen.queryByRole('button', { name: texts.save })).not.toBeInTheDocument();
    expect(screen.queryByText(texts.keysTitle)).not.toBeInTheDocument();
    expect(await axeViolations()).toEqual([]);
  });

  it('says that it could not be read, and tries again', async () => {
    const server = createServer().on('get', '/Cliente/Get', problemReply(500, 'Falhou'));
    const app = await renderApp(ADDRESS, { as: 'staff', server });
    expect(await screen.findByText(texts.loadFailed)).toBeVisible();
    server.on('get', '/Cliente/Get', company);
    await app.user.click(screen.getByRole('button', { name: staffFormMessages.retry }));
    expect(await screen.findByLabelText(addressTexts.city)).toBeVisible();
  });
});

describe('the address of a CEP', () => {
  const typed = async (reply: Schema<'AddressLookup'> | ReturnType<typeof problemReply>) => {
    const app = await open(createServer().on('get', LOOK_UP, reply));
    const zipCode = screen.getByLabelText(/^CEP/);
    await app.user.clear(zipCode);
    await app.user.type(zipCode, '80010000');
    return { ...app, zipCode };
  };

  it('is filled in once the CEP is whole', async () => {
    const app = await typed({
      dsSituacao: 'encontrado',
      endereco: {
        dsCep: '80010-000',
        dsEndereco: 'Rua Marechal Deodoro',
        nmBairro: 'Centro',
        nmCidade: 'Curitiba',
        nmUf: 'PR',
      },
    });
    await waitFor(() => expect(app.city).toHaveValue('Curitiba'));
    expect(screen.getByRole('textbox', { name: addressTexts.street })).toHaveValue(
      'Rua Marechal Deodoro',
    );
    expect(screen.getByLabelText(/^UF/)).toHaveValue('PR');
    expect(app.server.requestsTo('get', LOOK_UP)).toHaveLength(1);
  });

  it.each([
    ['inexistente', texts.zipCodeUnknown],
    ['indisponivel', texts.zipCodeUnavailable],
    ['desligado', ''],
  ] as const)('is left to the person when it is %s', async (dsSituacao, message) => {
    const app = await typed({ dsSituacao, endereco: null });
    await waitFor(() => expect(app.zipCode).toHaveAccessibleDescription(message));
    expect(app.city).toHaveValue('São Paulo');
  });

  it('is left to the person when the look-up fails', async () => {
    const app = await typed(problemReply(503));
    await waitFor(() => expect(app.zipCode).toHaveAccessibleDescription(texts.zipCodeUnavailable));
  });
});

describe('a company that nobody has confirmed', () => {
  it('is where its administrator lands, and leads on once it is saved', async () => {
    const server = createServer({ flConfirmado: false });
    const app = await open(server, '/homelogado');
    expect(app.address()).toBe('/dadosinstituicao');
    expect(screen.getByText(texts.confirmTitle)).toBeVisible();
    server
      .on('get', '/Cliente/IsConfirmado', true)
      .on('get', '/Cliente/Get', { ...company, nrVersao: 4 });
    await app.save();
    expect(await screen.findByText(texts.saved)).toBeVisible();
    await waitFor(() => expect(app.address()).toBe('/homelogado'));
  });
});

describe('the keys', () => {
  it('are made, shown once, and copied', async () => {
    const server = createServer().on('post', '/Cliente/ChaveIntegracao', {
      idChave: 8,
      nmChave: 'Portal',
      chave: 'chave-secreta',
    });
    const app = await open(server);
    await app.user.click(screen.getByRole('button', { name: texts.createKey }));
    expect(await screen.findByText(texts.keyNameRequired)).toBeVisible();
    await app.user.type(screen.getByLabelText(texts.keyName), 'Portal{Enter}');
    const dialog = within(await screen.findByRole('dialog', { name: texts.keyCreatedTitle }));
    expect(dialog.getByLabelText(texts.key)).toHaveValue('chave-secreta');
    await app.user.click(dialog.getByRole('button', { name: staffFormMessages.copy }));
    expect(await navigator.clipboard.readText()).toBe('chave-secreta');
    await app.user.click(dialog.getByRole('button', { name: texts.done }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(document.body.textContent).not.toContain('chave-secreta');
  });

  it('are revoked after a question', async () => {
    const server = createServer().on('post', '/Cliente/RevogarChave', {
      idChave: 7,
      dtRevogacao: '2026-11-21T12:00:00.000Z',
    });
    const app = await open(server);
    await app.user.click(
      await screen.findByRole('button', { name: texts.revokeKey(companyKey.nmChave) }),
    );
    const dialog = within(await screen.findByRole('alertdialog'));
    const dtRevogacao = '2026-11-21T12:00:00.000Z';
    const rows = [{ ...companyKey, dtRevogacao }];
    server.on('get', '/Cliente/ChavesIntegracao', { rows, qtdRecords: 1 });
    await app.user.click(dialog.getByRole('button', { name: texts.revoke }));
    expect(await screen.findByText(texts.revoked)).toBeVisible();
    expect(await screen.findByText(/^Revogada em/)).toBeVisible();
    expect(server.requestsTo('post', '/Cliente/RevogarChave')[0]?.body).toEqual({ idChave: 7 });
  });
});
