import { problemReply } from '@aferir/api-client/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { appMessages } from '../../shared/app-messages.ts';
import { axeViolations } from '../../shared/testing/axe.ts';
import { importMessages as texts } from './employee-import-messages.ts';
import { readingMessages, unreadReason } from './reading-messages.ts';
import {
  ADDRESS,
  ana,
  choose,
  createServer,
  done,
  header,
  lastWritten,
  leftOut,
  openPage,
  stubWorker,
} from './testing/import-page.tsx';

beforeEach(() => stubWorker());
afterEach(() => vi.unstubAllGlobals());

/** The headings of steps that are in sight one after the other from now on. */
function watchHeadings(): () => string[] {
  const seen: string[] = [];
  const look = () => {
    const heading = screen.getByRole('heading', { level: 2 }).textContent ?? '';
    if (seen.at(-1) !== heading) seen.push(heading);
  };
  const observer = new MutationObserver(look);
  look();
  observer.observe(document.body, { subtree: true, childList: true, characterData: true });
  return () => {
    observer.disconnect();
    return seen;
  };
}

describe('importing a sheet', () => {
  it('maps its columns, shows what is wrong, and sends the mended rows', async () => {
    const app = await openPage();
    await choose([header, ana, 'Caio;;caio@empresa.example;1;Técnico;Vendas'].join('\n'));
    const position = await screen.findByLabelText(texts.fieldNames.cargo);
    expect(position).toHaveValue('4');
    expect(await axeViolations()).toEqual([]);
    await app.user.selectOptions(position, texts.noColumn);
    await app.user.click(screen.getByRole('button', { name: texts.confirmMapping }));
    expect(await screen.findByText(texts.mapAll)).toBeVisible();
    expect(position).toHaveFocus();
    await app.user.selectOptions(position, '4');
    await app.user.click(screen.getByRole('button', { name: texts.confirmMapping }));

    expect(await screen.findByText(texts.faulty(1))).toBeVisible();
    expect(screen.getByRole('heading', { name: texts.check })).toHaveFocus();
    expect(await screen.findByText('Técnico', { selector: 'li' })).toBeVisible();
    expect(screen.getByText(texts.lacksPositions)).toBeVisible();
    expect(screen.getByText(texts.lacksChange)).toBeVisible();
    expect(await axeViolations()).toEqual([]);
    await app.user.click(
      (
        await screen.findAllByRole('button', { name: new RegExp(`^${texts.fix}`) })
      )[0] as HTMLElement,
    );
    const dialog = within(await screen.findByRole('dialog'));
    const phone = dialog.getByLabelText(texts.fieldNames.telefone);
    expect(phone).toBeInvalid();
    expect(phone).toHaveFocus();
    expect(dialog.getByText(texts.stillMissing(texts.fieldNames.telefone))).toBeVisible();
    await app.user.clear(phone);
    await app.user.type(phone, '1133334444');
    expect(phone).toBeValid();
    expect(dialog.getByText(texts.rowFine)).toBeVisible();
    await app.user.click(dialog.getByRole('button', { name: texts.fixSave }));
    const steps = watchHeadings();
    await app.user.click(await screen.findByRole('button', { name: texts.start(2) }));
    expect(await screen.findByText(texts.started)).toBeVisible();
    expect(app.server.requestsTo('post', '/Importacao/Post')).toHaveLength(1);
    expect(await lastWritten()).toContain('"caio@empresa.example";"1133334444"');
    expect(app.address()).toBe(`${ADDRESS}?importacao=3`);
    const result = await screen.findByRole('heading', { level: 2, name: texts.result });
    await waitFor(() => expect(result).toHaveFocus());
    expect(steps()).toEqual([texts.check, texts.result]);
  });

  it.each([
    ['Nome;E-mail\na;b', texts.tooFewColumns(2)],
    [header, 'A planilha não tem nenhuma linha de dados abaixo do cabeçalho.'],
  ])('says why %j is none', async (content, message) => {
    await openPage();
    await choose(content);
    expect(await screen.findByText(message)).toBeVisible();
  });

  it('loses nothing when the server refuses', async () => {
    const server = createServer().on('post', '/Importacao/Post', problemReply(409, 'Espere.'));
    const app = await openPage(server);
    await choose([header, ana].join('\n'));
    await app.user.click(await screen.findByRole('button', { name: texts.confirmMapping }));
    await app.user.click(await screen.findByRole('button', { name: texts.start(1) }));
    expect(await screen.findByText('Espere.')).toBeVisible();
    expect(screen.getByRole('button', { name: texts.start(1) })).toBeEnabled();
  });

  it('begins with a model of its columns', async () => {
    const save = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue();
    URL.createObjectURL = () => 'blob:modelo';
    const app = await openPage();
    await app.user.click(await screen.findByRole('button', { name: texts.model }));
    await waitFor(() => expect(save.mock.contexts[0]).toMatchObject({ download: texts.modelFile }));
    save.mockRestore();
  });

  it('is for those who may add employees', async () => {
    await openPage(createServer({ mayAdd: false }));
    expect(await screen.findByText(appMessages.forbiddenTitle)).toBeVisible();
  });
});

describe('how a sheet is read', () => {
  const titled = ['Empresa Modelo;Emitido em 26/11/2026', header, ana].join('\n');

  it('is shown with its first lines, and changed by the line of its names', async () => {
    const app = await openPage();
    await choose(titled);
    const line = await screen.findByLabelText(readingMessages.headerLine);
    expect(line).toHaveValue('2');
    const table = within(screen.getByRole('region', { name: readingMessages.firstLines }));
    expect(table.getByRole('rowheader', { name: `2 ${readingMessages.header}` })).toBeVisible();
    await app.user.selectOptions(screen.getByLabelText(texts.fieldNames.cargo), '0');
    await app.user.selectOptions(line, '3');
    expect(
      await screen.findByText('A planilha não tem nenhuma linha', { exact: false }),
    ).toBeVisible();
    expect(line).toHaveValue('2');
    expect(screen.getByLabelText(texts.fieldNames.cargo)).toHaveValue('0');
    await app.user.selectOptions(line, '1');
    expect(
      await table.findByRole('rowheader', { name: `1 ${readingMessages.header}` }),
    ).toBeVisible();
    expect(await axeViolations()).toEqual([]);
  });

  it('is changed by the separator, also where it has too few columns as it was read', async () => {
    const app = await openPage();
    await choose([header, ana].join('\n'));
    const separator = await screen.findByLabelText(readingMessages.separator);
    await app.user.selectOptions(separator, readingMessages.separators['|']);
    expect(await screen.findByText(texts.tooFewColumns(1))).toBeVisible();
    expect(separator).toHaveFocus();
    expect(screen.queryByRole('button', { name: texts.confirmMapping })).not.toBeInTheDocument();
    await app.user.selectOptions(separator, readingMessages.separators[';']);
    expect(await screen.findByRole('button', { name: texts.confirmMapping })).toBeVisible();
  });

  it('can be changed before there are enough columns', async () => {
    const app = await openPage();
    await choose(['Nome|Sexo|E-mail', 'a|b|c'].join('\n'));
    expect(await screen.findByRole('alert')).toHaveTextContent(texts.tooFewColumns(3));
    expect(screen.getByLabelText(readingMessages.separator)).toHaveValue('|');
    await choose([header, ana].join('\n'));
    expect(await screen.findByRole('heading', { name: texts.columns })).toHaveFocus();
    expect(app.server.requestsTo('post', '/Importacao/Previa')).toHaveLength(0);
  });
});

describe('a doubtful value among the first rows', () => {
  it('is a warning at its column, which can be confirmed all the same', async () => {
    const app = await openPage();
    await choose([header, ana, 'Caio Reis;;caio@empresa.example;123;Técnico;Vendas'].join('\n'));
    const phone = await screen.findByLabelText(texts.fieldNames.telefone);
    expect(phone).toHaveAccessibleDescription(/"123" \(linha 3\)/);
    const position = screen.getByLabelText(texts.fieldNames.cargo);
    expect(position).toHaveAccessibleDescription('');
    await app.user.selectOptions(position, '2');
    expect(position).toHaveAccessibleDescription(
      /"ana@empresa.example" \(linha 2\): Parece um e-mail\./,
    );
    expect(position).toBeValid();
    expect(await axeViolations()).toEqual([]);
    await app.user.selectOptions(position, '4');
    await app.user.selectOptions(screen.getByLabelText(texts.fieldNames['e-mail']), '2');
    await app.user.click(screen.getByRole('button', { name: texts.confirmMapping }));
    expect(await screen.findByText(texts.faulty(1))).toBeVisible();
  });
});

describe('a line that could not be read', () => {
  it('is told, and is imported once it was mended', async () => {
    const app = await openPage();
    const open = 'Caio Reis;;caio@empresa.example;1133334444;Técnico;"Vendas';
    await choose([header, ana, open].join('\n'));
    expect(await screen.findByText(readingMessages.unread(1))).toBeVisible();
    await app.user.click(screen.getByRole('button', { name: texts.confirmMapping }));
    expect(await screen.findByText(texts.unread(1))).toBeVisible();
    const reason = unreadReason('quote-not-closed');
    expect(await screen.findByText(reason, { exact: false })).toBeVisible();
    expect(screen.queryByText(texts.fine)).not.toBeInTheDocument();
    await app.user.click(screen.getByRole('button', { name: new RegExp(`^${texts.fix}`) }));
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.getByText(texts.asInFile(open))).toBeVisible();
    expect(dialog.getByLabelText(texts.fieldNames.departamento)).toHaveValue('Vendas');
    await app.user.click(dialog.getByRole('button', { name: texts.fixSave }));
    await app.user.click(await screen.findByRole('button', { name: texts.start(2) }));
    expect(await screen.findByText(texts.started)).toBeVisible();
    expect(await lastWritten()).toContain('"3";"";"Caio Reis"');
  });
});

describe('an import that has been made', () => {
  it('shows what came of it and what stayed, and is undone after a question', async () => {
    const app = await openPage(createServer(), `${ADDRESS}?importacao=3`);
    expect(await screen.findByText(done.mantidos[0] ?? '')).toBeVisible();
    expect(await axeViolations()).toEqual([]);
    await app.user.click(screen.getByRole('button', { name: texts.undo }));
    const question = within(await screen.findByRole('alertdialog'));
    expect(await question.findByText(texts.undoSome(14, 3))).toBeVisible();
    expect(question.getByText(texts.undoReasons.usada(2))).toBeVisible();
    expect(question.getByText(texts.undoReasons.abaixo(1))).toBeVisible();
    expect(await axeViolations()).toEqual([]);
    await app.user.click(question.getByText(texts.whoStays));
    expect(question.getByText(texts.more(2))).toBeVisible();
    expect(
      question.getByText(
        '4 pessoas voltam a ter os gestores de antes; 1 pessoa fica com os gestores da importação',
      ),
    ).toBeVisible();
    expect(
      question.getByText(
        '2 cargos criados são excluídos; 1 cargo criado permanece: em uso ou alterado depois da importação',
      ),
    ).toBeVisible();
    expect(
      question.getByText('2 departamentos criados permanecem: você não pode excluir departamentos'),
    ).toBeVisible();
    await app.user.click(question.getByText(texts.placesThatStay));
    expect(question.getByText('Cargo Analista: está em uso')).toBeVisible();
    const undone = { ...done, tpSituacao: 'desfeita' as const, flPodeDesfazer: false };
    app.server.on('get', '/Importacao/Get', { rows: [undone], qtdRecords: 1 });
    await app.user.click(question.getByRole('button', { name: texts.undoConfirm(11) }));
    expect(await screen.findByText(texts.became('Desfeita em parte', ''))).toHaveRole('status');
    expect(app.server.requestsTo('post', '/Importacao/Desfazer')[0]?.body).toEqual({
      idImportacao: 3,
    });
    await waitFor(() => expect(screen.getByRole('region', { name: done.nmArquivo })).toHaveFocus());
  });

  it('can be undone all the same where nobody could count who stays', async () => {
    const server = createServer().on(
      'post',
      '/Importacao/PreviaDesfazer',
      problemReply(500, 'Não.'),
    );
    const app = await openPage(server, `${ADDRESS}?importacao=3`);
    await app.user.click(await screen.findByRole('button', { name: texts.undo }));
    const question = within(await screen.findByRole('alertdialog'));
    expect(await question.findByText(texts.undoUncounted)).toBeVisible();
    await app.user.click(question.getByRole('button', { name: texts.undo }));
    await waitFor(() =>
      expect(app.server.requestsTo('post', '/Importacao/Desfazer')).toHaveLength(1),
    );
  });

  it('says where nobody would stay, and where everybody would', async () => {
    const server = createServer();
    const app = await openPage(server, `${ADDRESS}?importacao=3`);
    const none = {
      qtdPessoas: 5,
      qtdMantidas: 0,
      motivos: [],
      mantidos: [],
      gestores: { qtdPessoas: 0, qtdMantidas: 0 },
      lugares: [],
    };
    for (const [given, text] of [
      [none, texts.undoAll(5)],
      [{ ...none, qtdMantidas: 5 }, texts.undoNone(5)],
    ] as const) {
      server.on('post', '/Importacao/PreviaDesfazer', given);
      await app.user.click(await screen.findByRole('button', { name: texts.undo }));
      const question = within(await screen.findByRole('alertdialog'));
      expect(await question.findByText(text)).toBeVisible();
      await app.user.keyboard('{Escape}');
      await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    }
  });

  it('tells which rows it left out, and leads on to whom it added', async () => {
    const server = createServer({ mayAssess: true })
      .on('get', '/OrganogramaPessoa/Get', { rows: [], qtdRecords: 0 })
      .on('get', '/Resposta/ObterFuncionariosPerfis', { qtdAtivos: 0, qtdInativos: 0 } as never);
    const app = await openPage(server, `${ADDRESS}?importacao=3`);
    expect((await screen.findAllByText(leftOut.dsMotivo))[0]).toBeVisible();
    expect(screen.getByRole('button', { name: texts.downloadFaults })).toBeVisible();
    expect(screen.getByRole('link', { name: texts.assessPeople(1) })).toHaveAttribute(
      'href',
      '/homelogado/comportamental?importacao=3',
    );
    await app.user.click(screen.getByRole('link', { name: texts.seePeople(1) }));
    const chip = await screen.findByRole('button', { name: /Adicionadas pela importação 3/ });
    const asked = () =>
      app.server.requestsTo('get', '/OrganogramaPessoa/Get').map(({ query }) => query.idImportacao);
    expect(asked()).toContain('3');
    await app.user.click(chip);
    await waitFor(() => expect(asked().at(-1)).toBeUndefined());
    expect(app.address()).toBe('/funcionarios');
  });

  it('leads to no assessment of those who may not send one', async () => {
    await openPage(createServer(), `${ADDRESS}?importacao=3`);
    expect(await screen.findByRole('link', { name: texts.seePeople(1) })).toBeVisible();
    expect(screen.queryByRole('link', { name: texts.assessPeople(1) })).toBeNull();
  });

  it('says that some of it stayed once it was undone, and nothing of those who are gone', async () => {
    const undone = { ...done, tpSituacao: 'desfeita' as const, qtdSemEmail: 2 };
    const server = createServer().on('get', '/Importacao/Get', { rows: [undone], qtdRecords: 1 });
    await openPage(server, `${ADDRESS}?importacao=3`);
    expect(await screen.findByText('Desfeita em parte')).toBeVisible();
    const stayed = within(screen.getByRole('region', { name: texts.kept(done.mantidos.length) }));
    expect(stayed.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(
      done.mantidos,
    );
    expect(screen.queryByText(texts.lacksEmail(2))).toBeNull();
  });

  it('shows how far it is while it is under way', async () => {
    const running = { ...done, tpSituacao: 'executando' as const, qtdProcessadas: 1 };
    const server = createServer().on('get', '/Importacao/Get', { rows: [running], qtdRecords: 1 });
    await openPage(server, `${ADDRESS}?importacao=3`);
    const bar = await screen.findByRole('progressbar');
    expect(bar).toHaveAttribute('aria-valuetext', texts.progressOf(1, 2));
    expect(screen.queryByRole('button', { name: texts.another })).not.toBeInTheDocument();
  });
});
