import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { createAccessServer, renderApp } from '../../../shared/testing/render-app.tsx';
import { performanceMessages } from '../performance-messages.ts';
import {
  performanceEmployees,
  performanceReviews,
  reviewedPerson,
  servePerformance,
} from '../testing/performance-fixtures.ts';

const SECTION_6 = '/homelogado/desempenho';
const PEOPLE = '/RespostaDesempenho/GetPessoasGrid';
const REVIEWS = '/RespostaDesempenho/GetRespostasPessoa';

const createServer = () => servePerformance(createAccessServer());

/** The reviews once none of them is open. */
const withoutOpen = {
  ...performanceReviews,
  rows: performanceReviews.rows.map((row) =>
    row.idResposta > 5122 ? { ...row, flEncerrado: true } : row,
  ),
};

describe('the focus, when the button that had it goes with its work', () => {
  it.each([
    [performanceMessages.close, performanceMessages.close, performanceMessages.requestClosed],
    [/^Reenviar Email, ID 5124/, performanceMessages.send, performanceMessages.resent],
  ])('stays in the dialog after %s', async (name, confirm, done) => {
    const server = createServer();
    const app = await renderApp(`${SECTION_6}?pessoa=44`, { as: 'staff', server });
    const dialog = await screen.findByRole('dialog', { name: performanceMessages.analyses });
    const button = await within(dialog).findByRole('button', { name });
    server
      .on('post', '/RespostaDesempenho/Encerrar', () => {
        server.on('get', REVIEWS, withoutOpen);
        return { idResposta: 5124, flEncerrado: true as const, cdStatus: 4 as const };
      })
      .on('post', '/RespostaDesempenho/ReenviarEmails', () => {
        server.on('get', REVIEWS, withoutOpen);
        return { idResposta: 5124, qtdEnviados: 1 };
      });
    button.focus();
    await app.user.keyboard('{Enter}');
    const question = within(await screen.findByRole('alertdialog'));
    await app.user.click(question.getByRole('button', { name: confirm }));
    expect(await screen.findByText(done)).toBeVisible();
    await waitFor(() => expect(button).not.toBeInTheDocument());
    await waitFor(() =>
      expect(within(dialog).getByRole('region', { name: reviewedPerson })).toHaveFocus(),
    );
  });

  it('goes to the reviews of a person after another request, with which the menu goes', async () => {
    const server = createServer();
    const rowsWith = (person: Partial<(typeof performanceEmployees)[number]>) => ({
      rows: performanceEmployees.map((row) =>
        row.nmPessoa === reviewedPerson
          ? { ...row, dsEmail: 'maria@empresa.example', ...person }
          : row,
      ),
      qtdRecords: 3,
    });
    server.on('get', PEOPLE, rowsWith({})).on('post', '/RespostaDesempenho/Post', () => {
      server.on('get', PEOPLE, rowsWith({ cdStatus: 4 }));
      return 5125;
    });
    const app = await renderApp(SECTION_6, { as: 'staff', server });
    const menu = await screen.findByRole('button', { name: `Ações de ${reviewedPerson}` });
    menu.focus();
    await app.user.keyboard('{Enter}');
    await app.user.click(
      await screen.findByRole('menuitem', { name: performanceMessages.sendRequest }),
    );
    const question = within(await screen.findByRole('alertdialog'));
    await app.user.click(question.getByRole('button', { name: performanceMessages.send }));
    await waitFor(() => expect(menu).not.toBeInTheDocument());
    const view = { name: performanceMessages.analysesOf(reviewedPerson) };
    await waitFor(() => expect(screen.getByRole('button', view)).toHaveFocus());
  });

  it('goes to the reviews of a person after the first request', async () => {
    const server = createServer();
    const app = await renderApp(SECTION_6, { as: 'staff', server });
    const ask = performanceMessages.sendRequestTo('Bruno Lima');
    (await screen.findByRole('button', { name: ask })).focus();
    server.on('post', '/RespostaDesempenho/Post', () => {
      const rows = performanceEmployees.map((row) =>
        row.nmPessoa === 'Bruno Lima' ? { ...row, cdStatus: 4 as const, qtdAvaliacoes: 1 } : row,
      );
      server.on('get', PEOPLE, { rows, qtdRecords: 3 });
      return 5125;
    });
    await app.user.keyboard('{Enter}');
    const question = within(await screen.findByRole('alertdialog'));
    await app.user.click(question.getByRole('button', { name: performanceMessages.send }));
    const view = await screen.findByRole('button', {
      name: performanceMessages.analysesOf('Bruno Lima'),
    });
    await waitFor(() => expect(view).toHaveFocus());
    expect(screen.queryByRole('button', { name: ask })).not.toBeInTheDocument();
  });
});
