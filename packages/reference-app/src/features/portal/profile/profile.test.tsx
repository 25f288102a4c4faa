import type { Schema } from '@aferir/api-client';
import { employeeUser, problemReply } from '@aferir/api-client/testing';
import * as widgets from '@aferir/widgets';
import { screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { english } from '../../../languages/en.ts';
import { appMessages } from '../../../shared/app-messages.ts';
import { axeViolations } from '../../../shared/testing/axe.ts';
import { createAccessServer, renderApp } from '../../../shared/testing/render-app.tsx';
import { personalData } from '../testing/personal-data-fixture.ts';
import { photoMessages, profileMessages } from './profile-messages.ts';

const DATA = '/AuthPessoa/meus-dados';
const ACCESSES = '/AuthPessoa/acessos-relatorios';

const saved: { name: string; type: string }[] = [];
const makeAddress = vi.fn((file: Blob) => {
  saved.push({ name: '', type: file.type });
  return 'blob:http://localhost/arquivo';
});

beforeEach(() => {
  saved.length = 0;
  URL.createObjectURL = makeAddress as typeof URL.createObjectURL;
  URL.revokeObjectURL = () => undefined;
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
    this: HTMLAnchorElement,
  ) {
    const last = saved.at(-1);
    if (last && this.download) last.name = this.download;
  });
});

afterEach(() => {
  vi.restoreAllMocks();
  localStorage.clear();
});

function createProfileServer(photoUrl: string | null = null) {
  const user = { ...employeeUser, urlFoto: photoUrl };
  return createAccessServer()
    .on('get', '/authpessoa/GetUser', () => user)
    .on('get', DATA, personalData)
    .on('get', ACCESSES, ({ query }) => ({
      rows: [
        {
          dtAcesso: '2026-11-18T13:20:00.000Z',
          nmQuem: query.index === '0' ? 'Renata Alves' : 'Ana Souza',
          tpQuem: query.index === '0' ? ('rh' as const) : ('gestor' as const),
          tpRelatorio: 'comportamental' as const,
          idResposta: 812,
          dtEnvio: '2026-11-03T12:00:00.000Z',
        },
      ],
      qtdRecords: 12,
    }))
    .on('post', '/AuthPessoa/remover-foto', () => {
      user.urlFoto = null;
      return { urlFoto: null };
    })
    .on('post', '/AuthPessoa/alterar-senha', null);
}

async function open(server = createProfileServer()) {
  const app = await renderApp('/perfil-funcionario', { as: 'employee', server });
  await screen.findByRole('heading', { level: 1, name: profileMessages.title });
  return app;
}

describe('the language', () => {
  const createServer = () => {
    const user: Schema<'EmployeeUser'> = { ...employeeUser, lstIdiomas: ['pt-BR', 'en'] };
    return createProfileServer()
      .on('get', '/authpessoa/GetUser', () => user)
      .on('post', '/AuthPessoa/idioma', () => {
        user.cdIdioma = 'en';
        user.cdIdiomaEscolhido = 'en';
        return { cdIdioma: 'en' as const, cdIdiomaEscolhido: 'en' as const };
      });
  };
  const field = () => screen.findByLabelText(new RegExp(profileMessages.language));

  it('is chosen where the company offers several', async () => {
    const app = await open(createServer());
    expect(await field()).toHaveDisplayValue('O da empresa (Português)');
    await app.user.selectOptions(await field(), 'English');
    expect(await screen.findByText(english.profile.languageSaved)).toBeVisible();
    expect(screen.getByLabelText(new RegExp(english.profile.language))).toHaveDisplayValue(
      'English',
    );
    const [request] = app.server.requestsTo('post', '/AuthPessoa/idioma');
    expect(request?.body).toEqual({ cdIdioma: 'en' });
    expect(await axeViolations()).toEqual([]);
  });

  it('stays as it is stored where it was refused', async () => {
    const server = createServer().on('post', '/AuthPessoa/idioma', problemReply(400, 'Não dá.'));
    const app = await open(server);
    await app.user.selectOptions(await field(), 'English');
    expect(await screen.findByText('Não dá.')).toBeVisible();
    expect(await field()).toHaveDisplayValue('O da empresa (Português)');
  });

  it('is told as that of the company where the one chosen is not offered any more', async () => {
    const user: Schema<'EmployeeUser'> = {
      ...employeeUser,
      lstIdiomas: ['pt-BR', 'en'],
      cdIdiomaEscolhido: 'es',
    };
    const app = await open(createProfileServer().on('get', '/authpessoa/GetUser', user));
    expect(await field()).toHaveDisplayValue('Español (não é mais oferecido)');
    expect(await field()).toHaveAccessibleDescription(
      profileMessages.languageMeanwhile('Português'),
    );
    expect(app.server.requestsTo('post', '/AuthPessoa/idioma')).toEqual([]);
  });

  it('is not asked for where one alone is offered', async () => {
    await open();
    await screen.findByText(employeeUser.dsEmail);
    expect(screen.queryByText(profileMessages.languageTitle)).not.toBeInTheDocument();
  });
});

describe('the profile', () => {
  it('shows the own data and is accessible', async () => {
    await open();
    expect(await screen.findByText('(11) 91234-5678')).toBeVisible();
    const shown = (label: string) => screen.getByText(label, { selector: 'dt' }).nextSibling;
    expect(shown('Nome')).toHaveTextContent('Bruno Lima');
    expect(shown('E-mail')).toHaveTextContent('bruno.lima@empresa.example');
    expect(shown('Cargo')).toHaveTextContent('Analista de Dados');
    expect(shown('Departamento')).toHaveTextContent('Tecnologia');
    expect(shown('Empresa')).toHaveTextContent('Empresa Exemplo');
    expect(await axeViolations()).toEqual([]);
  });

  it('is reached from the own menu', async () => {
    const server = createProfileServer();
    const app = await renderApp('/perfil-funcionario', { as: 'employee', server });
    await app.user.click(await screen.findByRole('button', { name: /Bruno Lima/ }));
    expect(await screen.findByRole('menuitem', { name: 'Meu perfil' })).toBeVisible();
  });

  it('says so when the data can’t be read, and reads it again', async () => {
    const server = createProfileServer().failNext('get', '/authpessoa/GetUser', problemReply(500));
    const { user } = await open(server);
    expect(await screen.findByText(profileMessages.dataFailed)).toBeVisible();
    await user.click(screen.getByRole('button', { name: appMessages.retry }));
    expect(await screen.findByText('Analista de Dados')).toBeVisible();
  });

  it('changes the password and leaves nothing of it on the screen', async () => {
    const { user } = await open();
    await user.type(screen.getByLabelText('Senha atual'), 'aferir-123');
    await user.type(screen.getByLabelText('Nova senha'), 'ipe-amarelo-27');
    await user.type(screen.getByLabelText('Confirmar nova senha'), 'ipe-amarelo-27{Enter}');
    expect(await screen.findByText('Senha alterada com sucesso!')).toBeVisible();
    expect(screen.getByLabelText('Nova senha')).toHaveValue('');
  });

  it('lists who opened the reports, page by page', async () => {
    const { user, server } = await open();
    expect(await screen.findByText('Renata Alves')).toBeVisible();
    expect(screen.getByText('18/11/2026, 10:20')).toBeVisible();
    expect(screen.getByText('Comportamental, enviada em 03/11/2026')).toBeVisible();
    expect(screen.getByText('12 aberturas')).toBeVisible();
    await user.click(screen.getByRole('button', { name: /2$/ }));
    expect(await screen.findByText('Ana Souza')).toBeVisible();
    expect(server.requestsTo('get', ACCESSES).at(-1)?.query).toEqual({ take: '10', index: '1' });
  });
});

describe('the photo', () => {
  const choose = (user: Awaited<ReturnType<typeof open>>['user'], file: File) =>
    user.upload(
      screen.getByLabelText(profileMessages.photoOf('Bruno Lima'), { selector: 'input' }),
      file,
    );

  it('is removed when asked', async () => {
    const { user, server } = await open(createProfileServer('/arquivos/foto.webp'));
    await user.click(await screen.findByRole('button', { name: photoMessages.remove }));
    expect(await screen.findByText(profileMessages.photoRemoved)).toBeVisible();
    expect(await screen.findByRole('button', { name: photoMessages.choose })).toBeVisible();
    expect(server.requestsTo('post', '/AuthPessoa/remover-foto')).toHaveLength(1);
  });

  it('has a button for each move', async () => {
    const { user } = await open();
    await screen.findByRole('button', { name: photoMessages.choose });
    await choose(user, new File(['x'], 'foto.png', { type: 'image/png' }));
    const controls = await screen.findByRole('toolbar', { name: photoMessages.controls });
    expect(controls.querySelectorAll('button')).toHaveLength(8);
  });

  it('refuses what is too large before sending it', async () => {
    const { user, server } = await open();
    await screen.findByRole('button', { name: photoMessages.choose });
    const large = new File([new Uint8Array(25 * 1024 * 1024 + 1)], 'foto.png', {
      type: 'image/png',
    });
    await choose(user, large);
    // The space before the unit never breaks; queries would take it for any other.
    const asWritten = { normalizer: (text: string) => text };
    expect(await screen.findByText(photoMessages.tooLarge(), asWritten)).toBeVisible();
    expect(server.requestsTo('post', '/AuthPessoa/foto')).toEqual([]);
  });
});

describe('taking everything', () => {
  it('saves a JSON file with the reply', async () => {
    const { user, server } = await open();
    await user.click(screen.getByRole('button', { name: profileMessages.exportJson }));
    expect(await screen.findByText(profileMessages.exportDone)).toBeVisible();
    expect(saved.at(-1)).toEqual({
      name: 'Meus_Dados_Bruno_Lima.json',
      type: 'application/json',
    });
    expect(server.requestsTo('get', DATA)).toHaveLength(1);
  });

  it('saves a PDF of the document with everything in it', async () => {
    const drawn: string[] = [];
    vi.spyOn(widgets, 'makePdf').mockImplementation(async (sheet) => {
      drawn.push(sheet.textContent ?? '');
      return new Blob(['%PDF-'], { type: 'application/pdf' });
    });
    const { user } = await open();
    await user.click(screen.getByRole('button', { name: profileMessages.exportPdf }));
    expect(await screen.findByText(profileMessages.pdfDone)).toBeVisible();
    expect(saved.at(-1)).toEqual({ name: 'Meus_Dados_Bruno_Lima.pdf', type: 'application/pdf' });
    expect(drawn.at(-1)).toContain('Feedback de Ana SouzaFale mais.');
    expect(drawn.at(-1)).toContain('Avaliações que você fez como gestorCarla Dias: Negociação');
  });

  it('saves a PDF in the language of the person, and what it is called', async () => {
    const drawn: string[] = [];
    vi.spyOn(widgets, 'makePdf').mockImplementation(async (sheet) => {
      drawn.push(sheet.textContent ?? '');
      return new Blob(['%PDF-'], { type: 'application/pdf' });
    });
    const user: Schema<'EmployeeUser'> = { ...employeeUser, cdIdioma: 'en' };
    const server = createProfileServer().on('get', '/authpessoa/GetUser', user);
    const app = await renderApp('/perfil-funcionario', { as: 'employee', server });
    const button = await screen.findByRole('button', { name: english.profile.exportPdf });
    await app.user.click(button);
    expect(await screen.findByText(english.profile.pdfDone)).toBeVisible();
    expect(saved.at(-1)).toEqual({ name: 'My_Data_Bruno_Lima.pdf', type: 'application/pdf' });
    expect(drawn.at(-1)).toContain('Date of birthMay 14, 1990');
    expect(drawn.at(-1)).toContain('Feedback by Ana SouzaFale mais.');
    expect(drawn.at(-1)).toContain('stands as it is stored, in Portuguese');
  });

  it('says so when the PDF can’t be made', async () => {
    vi.spyOn(widgets, 'makePdf').mockRejectedValue(new Error('no canvas'));
    const { user } = await open();
    await user.click(screen.getByRole('button', { name: profileMessages.exportPdf }));
    expect(await screen.findByText(profileMessages.pdfFailed)).toBeVisible();
    expect(saved).toEqual([]);
  });

  it('says so when the data can’t be gathered, and can be tried again', async () => {
    const server = createProfileServer().failNext('get', DATA, problemReply(500));
    const { user } = await open(server);
    const button = screen.getByRole('button', { name: profileMessages.exportJson });
    await user.click(button);
    expect(await screen.findByText(profileMessages.exportFailed)).toBeVisible();
    await user.click(button);
    await waitFor(() => expect(saved).toHaveLength(1));
  });
});
