import { createLinkClient, type Schema } from '@aferir/api-client';
import { hanging, problemReply } from '@aferir/api-client/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { ownAgreement } from '../../employee-dashboard/employee-dashboard.fixtures.ts';
import { toAgreements } from '../../shared/agreements/agreements.data.ts';
import { inQueryCache } from '../../shared/testing/in-query-cache.tsx';
import { inWidget } from '../../shared/testing/in-widget.tsx';
import { oneWord } from '../../shared/testing/one-word.ts';
import { spoken } from '../../shared/testing/spoken.tsx';
import { stretched } from '../../shared/testing/stretched.tsx';
import { performanceReportMessages } from '../performance-report.messages.ts';
import { createReportServer } from '../performance-report.server.ts';
import { performanceReportTexts } from '../performance-report.texts.ts';
import { AgreementsSection } from './agreements-section.tsx';

type Row = Schema<'Agreement'>;

const proposed: Row = {
  ...ownAgreement,
  nmGestor: null,
  tpAguarda: 'gestor',
  tpMeuLado: 'gestor',
};

const agreed: Row = {
  ...proposed,
  idCombinado: 32,
  nmGestor: 'Ana Souza',
  dsObjetivo: 'Dividir o que se sabe',
  dsAcao: 'Conversar com a equipe a cada quinze dias.',
  tpResponsavel: 'gestor',
  dtPrazo: '2020-02-26',
  idCompetencia: null,
  nmCompetencia: null,
  tpSituacao: 'combinado',
  tpAguarda: null,
  podeConfirmar: false,
  podeEncerrar: true,
  podeExcluir: false,
};

const done: Row = {
  ...agreed,
  idCombinado: 33,
  dsObjetivo: 'Organizar os prazos',
  tpSituacao: 'cumprido',
  dtEncerramento: '2026-11-20T12:00:00.000Z',
  podeAlterar: false,
  podeEncerrar: false,
  podeReabrir: true,
};

const listOf = (rows: readonly Row[], podeEscrever = true) =>
  toAgreements({ rows: [...rows], qtdRecords: rows.length, podeEscrever });

const savePath = '/CombinadoDesempenho/Post';
const confirmPath = '/CombinadoDesempenho/PostConfirmacao';

function inReport(server = createReportServer()) {
  const client = createLinkClient({ hash: 'link', fetch: server.fetch, maxAttempts: 1 });
  return inWidget({ client, messages: performanceReportMessages, headingLevel: 1 });
}

const meta = {
  title: 'Widgets/PerformanceReport/Agreements',
  component: AgreementsSection,
  decorators: [inReport(), inQueryCache],
  args: {
    responseId: 5120,
    person: 'Bruno Lima',
    data: listOf([proposed, agreed, done]),
    competencies: [
      { id: 1, name: 'Comunicação' },
      { id: 2, name: 'Trabalho em equipe' },
    ],
    refresh: fn(),
    latest: async () => listOf([{ ...agreed, nrVersao: 9 }]),
  },
} satisfies Meta<typeof AgreementsSection>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Base: Story = {};

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };

export const None: Story = { args: { data: listOf([]) } };

export const ReadOnly: Story = {
  args: {
    data: listOf(
      [
        {
          ...agreed,
          tpMeuLado: null,
          podeAlterar: false,
          podeEncerrar: false,
        },
      ],
      false,
    ),
  },
};

export const WaitsForTheOther: Story = {
  args: {
    data: listOf([
      { ...proposed, tpMeuLado: 'pessoa', podeConfirmar: false },
      {
        ...proposed,
        idCombinado: 34,
        tpAguarda: 'pessoa',
        nmGestor: 'Ana Souza',
        podeConfirmar: false,
      },
    ]),
  },
};

export const LongWords: Story = {
  args: { data: listOf([{ ...proposed, dsObjetivo: oneWord, dsAcao: oneWord }]) },
  globals: { viewport: { value: 'phone' } },
};

export const Confirming: Story = {
  decorators: [inReport(createReportServer().on('post', confirmPath, hanging))],
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^Confirmar: / }));
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: /^Confirmar: / })).toHaveAttribute(
        'aria-disabled',
        'true',
      ),
    );
  },
};

export const ConfirmRefused: Story = {
  decorators: [
    inReport(
      createReportServer().on('post', confirmPath, problemReply(409, 'Este combinado mudou.')),
    ),
  ],
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^Confirmar: / }));
    await expect(await canvas.findByText('Este combinado mudou.')).toBeVisible();
    await expect(args.refresh).not.toHaveBeenCalled();
  },
};

export const ConfirmForbidden: Story = {
  decorators: [
    inReport(createReportServer().on('post', confirmPath, problemReply(403, 'Não é mais seu.'))),
  ],
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^Confirmar: / }));
    await expect(await canvas.findByText('Não é mais seu.')).toBeVisible();
    await expect(args.refresh).toHaveBeenCalledOnce();
  },
};

async function dialogOf(canvas: ReturnType<typeof within>, name: string | RegExp) {
  await userEvent.click(canvas.getByRole('button', { name }));
  return within(await within(document.body).findByRole('dialog'));
}

export const Writing: Story = {
  play: async ({ canvas }) => {
    const dialog = await dialogOf(canvas, 'Novo combinado');
    await waitFor(() => expect(dialog.getByLabelText('Ação')).toBeVisible());
  },
};

export const WritingPhone: Story = { ...Writing, globals: { viewport: { value: 'phone' } } };

export const WritingFaults: Story = {
  play: async ({ canvas }) => {
    const dialog = await dialogOf(canvas, 'Novo combinado');
    await userEvent.click(dialog.getByRole('button', { name: 'Salvar' }));
    for (const text of [
      'Escreva o objetivo.',
      'Escreva o que será feito.',
      'Informe até quando.',
    ]) {
      await waitFor(() => expect(dialog.getByText(text)).toBeVisible());
    }
    await expect(dialog.getByLabelText('Objetivo')).toHaveFocus();
    await userEvent.keyboard('Apresentar resultados');
    await waitFor(() => expect(dialog.queryByText('Escreva o objetivo.')).toBeNull());
    await expect(dialog.getByText('Escreva o que será feito.')).toBeVisible();
    await expect(dialog.getByLabelText('Objetivo')).toHaveFocus();
  },
};

export const ChangeRefused: Story = {
  decorators: [
    inReport(createReportServer().on('post', savePath, problemReply(409, 'Este combinado mudou.'))),
  ],
  play: async ({ canvas }) => {
    const dialog = await dialogOf(canvas, 'Alterar: Dividir o que se sabe');
    const action = dialog.getByLabelText('Ação');
    await userEvent.clear(action);
    await userEvent.type(action, 'Outra ação.');
    await userEvent.click(dialog.getByRole('button', { name: 'Salvar' }));
    await waitFor(() =>
      expect(dialog.getByText('Este combinado mudou. O texto continua aqui.')).toBeVisible(),
    );
    await expect(action).toHaveValue('Outra ação.');
  },
};

export const Removing: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^Excluir: / }));
    const dialog = within(await within(document.body).findByRole('alertdialog'));
    await waitFor(() => expect(dialog.getByText(/ainda não foi confirmado/)).toBeVisible());
  },
};

export const InEnglish: Story = { ...Base, ...spoken(performanceReportTexts, 'en') };

export const InSpanish: Story = { ...Base, ...spoken(performanceReportTexts, 'es') };

export const Stretched: Story = { ...Base, ...stretched };
