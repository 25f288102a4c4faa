import { createHostClient, type Schema } from '@aferir/api-client';
import {
  createFakeServer,
  type FakeServer,
  hanging,
  problemReply,
} from '@aferir/api-client/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { aroundEnglish } from '../../languages/en/around.ts';
import { inQueryCache } from '../testing/in-query-cache.tsx';
import { InWidget } from '../testing/in-widget.tsx';
import { oneWord } from '../testing/one-word.ts';
import { expectNothingCutOff, stretch } from '../testing/stretched.tsx';
import { aroundMessages } from './around.messages.ts';
import { AroundCard, type AroundCardProps } from './around-card.tsx';
import type { AroundTask } from './around-task.ts';

const messages = { around: aroundMessages, retry: 'Tentar novamente' };

/** Whom the rating that is opened is about. */
const rated = {
  idAvaliador: 88,
  nmPessoa: 'Bruno Lima',
  nmCargo: 'Analista de Dados',
  urlFoto: null,
  tpGrupo: 'par',
  dtPrazo: '2999-12-18',
} as const;

const work: Schema<'OwnRatingList'> = {
  rows: [
    {
      ...rated,
      qtdCompetencias: 2,
      qtdAvaliadas: 1,
      flConcluida: false,
    },
    {
      ...rated,
      idAvaliador: 89,
      nmPessoa: 'Karina Lopes',
      nmCargo: null,
      tpGrupo: 'liderado',
      qtdCompetencias: 2,
      qtdAvaliadas: 2,
      flConcluida: true,
    },
  ],
  qtdRecords: 2,
  acompanhadas: [
    { idResposta: 5120, nmPessoa: 'Ana Souza', flPropria: true, qtdPropostos: 1, qtdConvidados: 3 },
    {
      idResposta: 5133,
      nmPessoa: 'Carla Dias',
      flPropria: false,
      qtdPropostos: 0,
      qtdConvidados: 0,
    },
  ],
};

const content: Schema<'OwnRatingContent'> = {
  ...rated,
  competencias: [
    {
      idCompetencia: 1,
      cdCompetencia: 'C01',
      nmCompetencia: 'Comunicação',
      dsCompetencia: 'Fala e escreve com clareza.',
      nrIndice: 8,
      dsComentario: 'Explica bem.',
    },
    {
      idCompetencia: 2,
      cdCompetencia: 'C02',
      nmCompetencia: 'Trabalho em equipe',
      dsCompetencia: null,
      nrIndice: null,
      dsComentario: '',
    },
  ],
};

const rater: Schema<'Rater'> = {
  idAvaliador: 91,
  idOrganogramaPessoa: 61,
  nmPessoa: 'Carla Dias',
  nmCargo: 'Analista de Dados',
  nmDepartamento: 'Tecnologia',
  urlFoto: null,
  flAtivo: true,
  tpGrupo: 'par',
  tpSituacao: 'proposto',
  tpProposto: 'pessoa',
  podeAprovar: true,
  podeRecusar: true,
};

const decided: Schema<'Rater'> = {
  ...rater,
  idAvaliador: 92,
  nmPessoa: 'Davi Melo',
  tpSituacao: 'convidado',
  flSemEmail: true,
  podeAprovar: false,
  podeRecusar: false,
};

const raters: Schema<'RaterList'> = {
  rows: [
    rater,
    decided,
    {
      ...decided,
      idAvaliador: 93,
      nmPessoa: 'Edu Reis',
      nmCargo: null,
      flAtivo: false,
      tpSituacao: 'recusado',
    },
  ],
  qtdRecords: 3,
  tpFase: 'aberta',
  podePropor: true,
  qtdMaxima: 8,
  qtdMinima: 3,
};

const CALLS = '/AvaliadorDesempenho';

function createServer(): FakeServer {
  return createFakeServer()
    .on('get', `${CALLS}/GetAvaliacao`, content)
    .on('post', `${CALLS}/PostNota`, { qtdCompetencias: 2, qtdAvaliadas: 2, flConcluida: true })
    .on('get', `${CALLS}/GetDaResposta`, raters)
    .on('get', `${CALLS}/GetCandidatos`, {
      rows: [
        {
          idOrganogramaPessoa: 70,
          nmPessoa: 'Rafael Nogueira',
          nmCargo: 'Gerente',
          nmDepartamento: 'Vendas',
          urlFoto: null,
          tpGrupo: 'liderado' as const,
        },
      ],
      qtdRecords: 4,
    })
    .on('post', `${CALLS}/Post`, 95)
    .on('post', `${CALLS}/PostDecisao`, null);
}

/** The card with its dialogs, as a page holds them. */
function Around({ work }: Pick<AroundCardProps, 'work'>) {
  const [task, setTask] = useState<AroundTask | null>(null);
  return <AroundCard work={work} task={task} onTask={setTask} />;
}

const meta = {
  title: 'Widgets/EmployeeDashboard/Around',
  component: Around,
  args: { work },
  parameters: { server: createServer, messages },
  decorators: [
    (Story, { parameters }) => {
      const { fetch } = (parameters.server as () => FakeServer)();
      const client = createHostClient({ fetch, getToken: () => 'token', maxAttempts: 1 });
      return (
        <InWidget client={client} messages={parameters.messages}>
          <Story />
        </InWidget>
      );
    },
    inQueryCache,
  ],
} satisfies Meta<typeof Around>;

export default meta;
type Story = StoryObj<typeof meta>;

const phone = { viewport: { value: 'phone' } };
const serving = (server: () => FakeServer) => ({ parameters: { server } });
const page = () => within(document.body);

async function press(name: string | RegExp) {
  await userEvent.click(await page().findByRole('button', { name }));
}

async function see(text: string | RegExp) {
  await waitFor(() => expect(page().getAllByText(text)[0]).toBeVisible());
}

const openRating = () => press('Continuar: Bruno Lima');
const openRaters = () => press('Ver quem avalia: Sua avaliação');

export const Base: Story = { play: () => see('1 indicação espera o gestor') };

export const Phone: Story = { ...Base, globals: phone };

export const RatingsAlone: Story = { args: { work: { ...work, acompanhadas: [] } } };

export const Rating: Story = {
  play: async () => {
    await openRating();
    await see('Trabalho em equipe');
  },
};

export const RatingWithoutScore: Story = {
  play: async () => {
    await openRating();
    await press('Terminar');
    await see('Selecione um valor antes de continuar');
  },
};

export const Rated: Story = {
  play: async () => {
    await openRating();
    await userEvent.click(await page().findByRole('radio', { name: /^7/ }));
    await press('Terminar');
    await see('Obrigado! Sua avaliação está completa.');
  },
};

export const RatingNotSaved: Story = {
  ...serving(() =>
    createServer().on('post', `${CALLS}/PostNota`, problemReply(409, 'O ciclo foi encerrado.')),
  ),
  play: async () => {
    await openRating();
    await userEvent.click(await page().findByRole('radio', { name: /^7/ }));
    await press('Terminar');
    await see('Esta nota ainda não foi salva.');
  },
};

export const RatingLoading: Story = {
  ...serving(() => createServer().on('get', `${CALLS}/GetAvaliacao`, () => hanging)),
  play: openRating,
};

export const RatingFailed: Story = {
  ...serving(() => createServer().on('get', `${CALLS}/GetAvaliacao`, problemReply(500, 'Erro.'))),
  play: async () => {
    await openRating();
    await see('Erro ao carregar as competências');
  },
};

export const Raters: Story = {
  play: async () => {
    await openRaters();
    await see('Davi Melo não tem e-mail: avise pessoalmente.');
  },
};

export const RatersPhone: Story = { ...Raters, globals: phone };

export const RatersFound: Story = {
  play: async () => {
    await openRaters();
    await userEvent.type(await page().findByRole('textbox', { name: /Indicar alguém/ }), 'raf');
    await see('Rafael Nogueira');
  },
};

export const NoRaters: Story = {
  ...serving(() =>
    createServer().on('get', `${CALLS}/GetDaResposta`, { ...raters, rows: [], qtdRecords: 0 }),
  ),
  play: async () => {
    await openRaters();
    await see('Nenhum par ainda.');
  },
};

export const RatersRefused: Story = {
  ...serving(() =>
    createServer().on(
      'post',
      `${CALLS}/PostDecisao`,
      problemReply(409, 'Esta indicação já foi decidida.'),
    ),
  ),
  play: async () => {
    await openRaters();
    await press('Aprovar: Carla Dias');
    await see('Esta indicação já foi decidida.');
  },
};

export const RatersLoading: Story = {
  ...serving(() => createServer().on('get', `${CALLS}/GetDaResposta`, () => hanging)),
  play: openRaters,
};

const longNamed = (name: string): Schema<'OwnRatingList'> => ({
  rows: work.rows.map((rating) => ({ ...rating, nmPessoa: name, nmCargo: name })),
  qtdRecords: 2,
  acompanhadas: work.acompanhadas.map((review) => ({ ...review, nmPessoa: name })),
});

export const OneLongWord: Story = { args: { work: longNamed(oneWord) }, globals: phone };

export const RatersOfOneLongWord: Story = {
  ...serving(() =>
    createServer().on('get', `${CALLS}/GetDaResposta`, {
      ...raters,
      rows: raters.rows.map((one) => ({ ...one, nmPessoa: oneWord, nmCargo: oneWord })),
    }),
  ),
  globals: phone,
  play: async () => {
    await openRaters();
    await see(`${oneWord} não tem e-mail: avise pessoalmente.`);
    await expectNothingCutOff(document.body);
  },
};

export const InEnglish: Story = {
  parameters: { messages: { ...messages, around: aroundEnglish } },
  play: () => see('1 proposal waits for the manager'),
};

const stretched = stretch(messages);
const longer = { parameters: { messages: stretched } };

export const Stretched: Story = {
  ...longer,
  play: async ({ canvasElement }) => {
    await expectNothingCutOff(canvasElement);
  },
};

export const RatersStretched: Story = {
  ...longer,
  globals: phone,
  play: async () => {
    await press(`${stretched.around.see}: ${stretched.around.ownReview}`);
    await page().findByText('Davi Melo');
    await expectNothingCutOff(document.body);
  },
};

export const RatingStretched: Story = {
  ...longer,
  globals: phone,
  play: async () => {
    await press(/: Bruno Lima$/);
    await see('Trabalho em equipe');
    await expectNothingCutOff(document.body);
  },
};
