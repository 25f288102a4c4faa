import { CPF_FAULT_TEXTS } from '@aferir/domain';
import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { testSortedExport } from '../../shared/testing/export-test.ts';
import { importMessages as texts } from './employee-import-messages.ts';
import { sheetFailureText } from './reading-messages.ts';
import type { SheetRequest } from './sheet/sheet-protocol.ts';
import {
  ADDRESS,
  ana,
  choose,
  createServer,
  done,
  header,
  holdWriting,
  lastWritten,
  openPage,
  preview,
  stubWorker,
  WorkerInPlace,
} from './testing/import-page.tsx';

/** Reads and maps, and is lost at what comes then. */
class WorkerOfTwoCalls extends WorkerInPlace {
  override async postMessage(request: SheetRequest) {
    if (request.id > 2) this.dispatchEvent(new Event('error'));
    else await super.postMessage(request);
  }
}

beforeEach(() => stubWorker());
afterEach(() => vi.unstubAllGlobals());

describe('the imports of before', () => {
  testSortedExport({
    address: ADDRESS,
    call: '/Importacao/Get',
    list: 'importacoes',
    there: texts.pastFound(1),
    sorted: {
      [texts.fileColumn]: 'arquivo',
      [texts.stateColumn]: 'situacao',
      [texts.whenColumn]: 'inicio',
      [texts.countsColumn]: 'resultado',
      [texts.faultsOrder]: 'erros',
    },
    createServer: () => createServer(),
  });
});

describe('a worker that is lost', () => {
  it('is told of where another file can be chosen, and nothing is offered that can not be done', async () => {
    stubWorker(WorkerOfTwoCalls);
    const app = await openPage();
    await choose([header, ana].join('\n'));
    await app.user.click(await screen.findByRole('button', { name: texts.confirmMapping }));
    expect(await screen.findByRole('alert')).toHaveTextContent(sheetFailureText('lost'));
    expect(screen.queryByRole('button', { name: 'Tentar novamente' })).not.toBeInTheDocument();
    stubWorker();
    await choose([header, ana].join('\n'));
    await app.user.click(await screen.findByRole('button', { name: texts.confirmMapping }));
    expect(await screen.findByText('Técnico', { selector: 'li' })).toBeVisible();
  });
});

describe('what is written for the server', () => {
  it('is called off by going back', async () => {
    const app = await openPage();
    await choose([header, ana].join('\n'));
    await app.user.click(await screen.findByRole('button', { name: texts.confirmMapping }));
    expect(await screen.findByText('Técnico', { selector: 'li' })).toBeVisible();
    const letGo = holdWriting();
    const start = screen.getByRole('button', { name: texts.start(1) });
    await app.user.click(start);
    expect(start).toHaveAttribute('aria-disabled', 'true');
    await app.user.click(screen.getByRole('button', { name: texts.goBack }));
    await app.user.click(await screen.findByRole('button', { name: texts.confirmMapping }));
    letGo();
    expect(await screen.findByText('Técnico', { selector: 'li' })).toBeVisible();
    expect(app.server.requestsTo('post', '/Importacao/Post')).toHaveLength(0);
  });
});

describe('a row that is mended', () => {
  it('is forecast by itself', async () => {
    const known = { ...preview, flPodeAlterar: true, flPodeCriarCargos: true };
    const server = createServer().on('post', '/Importacao/Previa', known);
    const app = await openPage(server);
    await choose([header, ana, 'Caio;;caio@empresa.example;1;Chefe;Vendas'].join('\n'));
    await app.user.click(await screen.findByRole('button', { name: texts.confirmMapping }));
    expect(await screen.findByText('Técnico', { selector: 'li' })).toBeVisible();
    server.on('post', '/Importacao/Previa', {
      ...known,
      qtdLinhas: 1,
      qtdComErro: 0,
      cargosNovos: ['Chefe'],
    });
    await app.user.click(screen.getByRole('button', { name: new RegExp(`^${texts.fix}`) }));
    const phone = await screen.findByLabelText(texts.fieldNames.telefone);
    await app.user.clear(phone);
    await app.user.type(phone, '1133334444');
    await app.user.click(screen.getByRole('button', { name: texts.fixSave }));
    expect(await screen.findByText('Chefe', { selector: 'li' })).toBeVisible();
    const row = within(await screen.findByRole('row', { name: /Caio/ }));
    await waitFor(() => expect(row.getByRole('button', { name: texts.fixLine(3) })).toHaveFocus());
    expect(screen.queryByRole('option', { name: texts.onlyFaulty })).toBeNull();
    const told = within(screen.getByRole('region', { name: texts.figures }));
    const figures = told.getAllByRole('definition').map(({ textContent }) => textContent);
    expect(figures).toEqual(['2', '0', '0', '0']);
    expect(screen.getByText('Técnico', { selector: 'li' })).toBeVisible();
    expect(await lastWritten()).not.toContain('ana@empresa.example');
  });
});

describe('a sheet that tells when people were hired', () => {
  it('is shown with the days, one that is none is mended, and all are sent', async () => {
    const app = await openPage();
    const caio = 'Caio Reis;;caio@empresa.example;1133334444;Técnico;Vendas;31/02/2023';
    await choose([`${header};Data de contratação`, `${ana};04/03/2024`, caio].join('\n'));
    const column = await screen.findByLabelText(texts.fieldNames.admissão);
    expect(column).toHaveAccessibleDescription(/"31\/02\/2023" \(linha 3\): O campo "admissão"/);
    await app.user.click(screen.getByRole('button', { name: texts.confirmMapping }));
    await screen.findAllByText('Caio Reis');
    const heads = screen.getAllByRole('columnheader').map(({ textContent }) => textContent);
    expect(heads).toContain(texts.fieldNames.admissão);
    await app.user.click(await screen.findByRole('button', { name: new RegExp(`^${texts.fix}`) }));
    const day = await screen.findByLabelText(texts.fieldNames.admissão);
    expect(day).toHaveAccessibleDescription(/deve ser uma data, como 04\/03\/2024/);
    await app.user.clear(day);
    await app.user.type(day, '28/02/2023');
    await app.user.click(screen.getByRole('button', { name: texts.fixSave }));
    await app.user.click(await screen.findByRole('button', { name: texts.start(2) }));
    expect(await screen.findByText(texts.started)).toBeVisible();
    const sent = await lastWritten();
    for (const one of ['04/03/2024', '28/02/2023']) expect(sent).toContain(`"${one}"`);
  });
});

describe('a sheet of people without an e-mail', () => {
  const withoutEmail = 'Nome;Sexo;CPF do colaborador;Telefone;Cargo;Setor';
  const rowOf = (name: string, cpf: string) => `${name};F;${cpf};1133334444;Analista;Vendas`;

  it('is mapped by the CPF, a wrong one is mended, and all are sent', async () => {
    const app = await openPage();
    await choose(
      [withoutEmail, rowOf('Ana Souza', '52998224725'), rowOf('Bia Lima', '52998224724')].join(
        '\n',
      ),
    );
    const email = await screen.findByLabelText(texts.fieldNames['e-mail']);
    expect(email).toHaveAccessibleDescription(texts.mappingHints['e-mail'] ?? '');
    await app.user.click(screen.getByRole('button', { name: texts.confirmMapping }));
    await screen.findAllByText('Bia Lima');
    const heads = screen.getAllByRole('columnheader').map(({ textContent }) => textContent);
    expect(heads).toContain(texts.fieldNames.CPF);
    await app.user.click(await screen.findByRole('button', { name: new RegExp(`^${texts.fix}`) }));
    const cpf = await screen.findByLabelText(texts.fieldNames.CPF);
    expect(cpf).toHaveAccessibleDescription(new RegExp(CPF_FAULT_TEXTS['check-digits']));
    await app.user.clear(cpf);
    await app.user.type(cpf, '111.444.777-35');
    await app.user.click(screen.getByRole('button', { name: texts.fixSave }));
    await app.user.click(await screen.findByRole('button', { name: texts.start(2) }));
    expect(await screen.findByText(texts.started)).toBeVisible();
    expect(await lastWritten()).toContain('"111.444.777-35"');
  });

  it('is not mapped without a column that tells who is who', async () => {
    const app = await openPage();
    await choose(
      [withoutEmail.replace('CPF do colaborador', 'x'), rowOf('Ana Souza', '1')].join('\n'),
    );
    await app.user.click(await screen.findByRole('button', { name: texts.confirmMapping }));
    expect(await screen.findByText(texts.mapAll)).toBeVisible();
  });

  it('says before and after how many nothing is mailed to', async () => {
    const server = createServer()
      .on('post', '/Importacao/Previa', { ...preview, qtdSemEmail: 2 })
      .on('get', '/Importacao/Get', { rows: [{ ...done, qtdSemEmail: 2 }], qtdRecords: 1 });
    const app = await openPage(server);
    await choose([header, ana].join('\n'));
    await app.user.click(await screen.findByRole('button', { name: texts.confirmMapping }));
    expect(await screen.findByText(texts.willLackEmail(2))).toBeVisible();
    await app.user.click(screen.getByRole('button', { name: texts.start(1) }));
    expect(await screen.findByText(texts.lacksEmail(2))).toBeVisible();
  });
});

describe('a sheet that tells who answers to whom', () => {
  /** Of the rows, once they are there. */
  const heads = async () => {
    await screen.findAllByText('Ana Souza');
    return screen.getAllByRole('columnheader').map(({ textContent }) => textContent);
  };

  it('is shown with the managers, who are sent with it', async () => {
    const app = await openPage();
    const rows = [`${ana};caio@`, 'Caio Reis;;caio@empresa.example;1133334444;Técnico;Vendas;'];
    await choose([`${header};Gestor`, ...rows].join('\n'));
    await app.user.click(await screen.findByRole('button', { name: texts.confirmMapping }));
    expect(await heads()).toContain(texts.fieldNames.gestor);
    await app.user.click(await screen.findByRole('button', { name: new RegExp(`^${texts.fix}`) }));
    const manager = await screen.findByLabelText(texts.fieldNames.gestor);
    await waitFor(() => expect(manager).toHaveFocus());
    await app.user.type(manager, 'empresa.example');
    expect(manager).toHaveAccessibleDescription(texts.fixHints.gestor ?? '');
    await app.user.click(screen.getByRole('button', { name: texts.fixSave }));
    await app.user.click(await screen.findByRole('button', { name: texts.start(2) }));
    expect(await screen.findByText(texts.started)).toBeVisible();
    expect(await lastWritten()).toContain('"Vendas";"caio@empresa.example"');
  });

  it('needs not to, which is said at the column', async () => {
    const app = await openPage();
    await choose([header, ana].join('\n'));
    const field = await screen.findByLabelText(texts.fieldNames.gestor);
    expect(field).toHaveAccessibleDescription(texts.mappingHints.gestor ?? '');
    await app.user.click(screen.getByRole('button', { name: texts.confirmMapping }));
    expect(await heads()).toContain(texts.fieldNames.cargo);
    expect(await heads()).not.toContain(texts.fieldNames.gestor);
  });
});
