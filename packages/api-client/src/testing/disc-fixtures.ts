import type { Schema } from '../call-types.ts';

/** A questionnaire of three questions that nobody has opened yet. */
export const discQuestionnaire: Schema<'DiscQuestionnaire'> = {
  idResposta: 812,
  nmPessoa: 'Bruno Lima',
  nmStatus: 'Aguardando Resposta',
  cdStatus: 4,
  nrIndiceRespondido: 0,
  qtdPerguntas: 3,
  flConcluido: false,
  idResultado: null,
  dtTermino: null,
  idOrganogramaPessoa: 42,
  idCliente: 1,
  nmEmpresa: 'Empresa Exemplo',
  versaoInstrumento: 1,
  flPapel: 'responder',
};

/** The same questionnaire once it is finished. */
export const finishedDiscQuestionnaire: Schema<'DiscQuestionnaire'> = {
  ...discQuestionnaire,
  nmStatus: 'Finalizado',
  cdStatus: 2,
  nrIndiceRespondido: 3,
  flConcluido: true,
  idResultado: 14,
  dtTermino: '2026-11-05T18:21:40.000Z',
};

/** Its three questions. */
export const discQuestions: readonly Schema<'DiscQuestion'>[] = [
  question(1, 'Diante de um prazo apertado, a tendência é:', [
    'Decidir rápido e partir para a ação',
    'Animar o grupo e dividir as tarefas',
    'Manter o ritmo e seguir o combinado',
    'Conferir os dados e planejar as etapas',
  ]),
  question(2, 'Em uma reunião com opiniões divididas, o mais natural é:', [
    'Ouvir com calma e buscar um acordo',
    'Defender com firmeza o próprio caminho',
    'Comparar os fatos antes de opinar',
    'Trazer exemplos e contagiar as pessoas',
  ]),
  question(3, 'Ao receber uma tarefa nova, o primeiro passo costuma ser:', [
    'Entender as regras e o padrão esperado',
    'Conversar com quem já passou por isso',
    'Definir a meta e começar de imediato',
    'Encaixar a tarefa na rotina com cuidado',
  ]),
];

/** An answer to the first of them: its options in their order. */
export const discAnswer: Schema<'SaveDiscAnswersRequest'> = {
  idResposta: 812,
  idPergunta: 1,
  lstRespostas: [1, 2, 3, 4].map((place) => ({
    idPerguntaOpcao: 10 + place,
    idRespostaOpcao: place,
  })),
};

/** The sums of a finished questionnaire of twenty questions. */
export const discProfileReport: Schema<'DiscProfileReport'> = {
  response: [
    { nmPerfil: 'Conforme', soma: 68 },
    { nmPerfil: 'Dominante', soma: 56 },
    { nmPerfil: 'Estável', soma: 44 },
    { nmPerfil: 'Influente', soma: 32 },
  ],
  nmPerfil: 'Conforme Dominante',
  idResultado: 14,
  idResposta: 812,
  idOrganogramaPessoa: 42,
  idCliente: 1,
  nmPessoa: 'Bruno Lima',
  nmEmpresa: 'Empresa Exemplo',
  logoUrl: null,
  dtTermino: '2026-11-05T18:21:40.000Z',
  qtdPerguntas: 20,
  versaoInstrumento: 1,
  dsFinalidade: 'Apoiar o autoconhecimento e o desenvolvimento profissional.',
  nrDiferenciacao: 21.6,
  flPoucoDiferenciado: false,
  flEmpateTecnico: false,
  flProprio: true,
};

/** The texts of its outcome. */
export const discResultSections: Schema<'DiscResultSectionList'> = {
  rows: [
    {
      nmSecao: 'Resumo',
      dsDescricao:
        'Análise cuidadosa e firmeza para decidir andam juntas neste perfil. As escolhas nascem dos fatos e são levadas até o fim.',
    },
    {
      nmSecao: 'Comportamentos positivos',
      dsDescricao: 'Prepara-se bem antes de agir. Sustenta a decisão tomada.',
    },
    {
      nmSecao: 'Valor na equipe',
      dsDescricao: 'Eleva o padrão do trabalho. Dá direção quando há dúvida.',
    },
    {
      nmSecao: 'Ambiente ideal',
      dsDescricao: 'Metas claras e espaço para aprofundar os temas favorecem o melhor desempenho.',
    },
    {
      nmSecao: 'Sob Pressão',
      dsDescricao: 'A exigência aumenta. Pausas curtas ajudam a recuperar a perspectiva.',
    },
    {
      nmSecao: 'Comportamentos limitantes',
      dsDescricao: 'A crítica pode soar dura. Reconhecer avanços parciais equilibra a conversa.',
    },
  ],
  qtdRecords: 6,
};

/** The characteristics of its outcome. */
export const discTraits: readonly Schema<'DiscTrait'>[] = [
  { nmConhecimento: 'Comunicação', nmResultado: 'Argumenta com fatos e vai direto ao ponto' },
  { nmConhecimento: 'Decisão', nmResultado: 'Decide depois de comparar alternativas' },
  { nmConhecimento: 'Ritmo', nmResultado: 'Avança depois de conferir cada etapa' },
  { nmConhecimento: 'Relacionamento', nmResultado: 'Confia em quem cumpre o combinado' },
  { nmConhecimento: 'Organização', nmResultado: 'Define critérios antes de começar' },
];

/** The competencies of its sums, one per level. */
export const discCompetencies: readonly Schema<'DiscCompetencyIndex'>[] = [
  competency('Atenção à qualidade', 'Qualidade', 86, 'muito alto'),
  competency('Tomada de decisão', 'Decisão', 67, 'alto'),
  competency('Planejamento', 'Planejamento', 55, 'médio'),
  competency('Trabalho em equipe', 'Equipe', 34, 'baixo'),
  competency('Persuasão', 'Persuasão', 12, 'muito baixo'),
];

/** A person's requests: one finished, one open, one closed. */
export const discRequests: Schema<'DiscRequestList'> = {
  rows: [
    request({ idResposta: 813 }),
    request({
      idResposta: 812,
      nmStatus: 'Finalizado',
      cdStatus: 2,
      dtTermino: '2026-11-05T18:21:40.000Z',
      idResultado: 14,
      nmPerfil: 'Conforme Dominante',
    }),
    request({ idResposta: 640, nmStatus: 'Visualizado', cdStatus: 3, flEncerrado: true }),
  ],
  qtdRecords: 3,
};

/** How many people have each outcome. */
export const discOutcomeCounts: readonly Schema<'DiscOutcomeCount'>[] = [
  { nmPerfil: 'Dominante', qtdResultados: 3 },
  { nmPerfil: 'Influente', qtdResultados: 5 },
  { nmPerfil: 'Conforme Dominante', qtdResultados: 1 },
  { nmPerfil: 'Não avaliados', qtdResultados: 12 },
];

function question(
  id: number,
  dsPergunta: string,
  options: readonly [string, string, string, string],
): Schema<'DiscQuestion'> {
  return {
    idPergunta: id,
    nrOrdem: id,
    dsPergunta,
    opcoes: options.map((dsOpcao, index) => ({ idPerguntaOpcao: id * 10 + index + 1, dsOpcao })),
  };
}

function competency(
  nmCompetencia: string,
  dsLabel: string,
  nrIndice: number,
  dsLegenda: Schema<'DiscCompetencyIndex'>['dsLegenda'],
): Schema<'DiscCompetencyIndex'> {
  const dsResumo = `${nmCompetencia} aparece em nível ${dsLegenda} nas respostas dadas.`;
  return { nmCompetencia, dsLabel, nrIndice, dsLegenda, dsResumo };
}

function request(values: Partial<Schema<'DiscRequest'>>): Schema<'DiscRequest'> {
  return {
    idResposta: 1,
    idOrganogramaPessoa: 42,
    nmPessoa: 'Bruno Lima',
    nmStatus: 'Aguardando Resposta',
    cdStatus: 4,
    dtEnvio: '2026-11-03T12:00:00.000Z',
    dtTermino: null,
    idResultado: null,
    nmPerfil: null,
    flEncerrado: false,
    ...values,
  };
}
