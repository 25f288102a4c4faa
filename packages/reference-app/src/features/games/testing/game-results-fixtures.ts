import type { Schema } from '@aferir/api-client';

type Question = Schema<'GameQuestionResult'>;

const question: Question = {
  idPergunta: 31,
  idTipo: 1,
  dsPergunta: 'O que fazer primeiro em um princípio de incêndio?',
  qtdRespostas: 20,
  opcoes: [],
  distribuicao: [],
  nrMedia: null,
  textos: [],
  qtdTextos: 0,
};

function option(idPerguntaOpcao: number, dsOpcao: string, qtd: number): Question['opcoes'][number] {
  return {
    idPerguntaOpcao,
    dsOpcao,
    flCorreta: false,
    qtd,
    percentual: 5 * qtd,
    nrMedia: null,
    distribuicao: [],
  };
}

function ratings(...counts: number[]): Question['distribuicao'] {
  return counts.map((qtd, index) => ({ nrValor: index + 1, qtd }));
}

export const quizResult: Question = {
  ...question,
  opcoes: [
    option(1, 'Correr', 2),
    { ...option(2, 'Acionar o alarme', 15), flCorreta: true },
    option(3, 'Filmar', 0),
    option(4, 'Usar o elevador', 3),
  ],
};

export const votingResult: Question = {
  ...question,
  idPergunta: 34,
  idTipo: 4,
  dsPergunta: 'Qual benefício deve ser o próximo?',
  opcoes: [option(11, 'Academia', 14), option(12, 'Creche', 6)],
};

export const pillarsResult: Question = {
  ...question,
  idPergunta: 33,
  idTipo: 3,
  dsPergunta: 'Quanto cada pilar é vivido na sua área?',
  opcoes: [
    { ...option(21, 'Respeito', 20), nrMedia: 4.2, distribuicao: ratings(0, 1, 3, 7, 9) },
    { ...option(22, 'Coragem', 20), nrMedia: 3, distribuicao: ratings(2, 4, 8, 4, 2) },
  ],
};

export const wordsResult: Question = {
  ...question,
  idPergunta: 32,
  idTipo: 2,
  dsPergunta: 'Como foi a sua primeira semana?',
  textos: [
    { dsTexto: 'Ótima', qtd: 6 },
    { dsTexto: '=Corrida', qtd: 3 },
    ...Array.from({ length: 11 }, (_, index) => ({
      dsTexto: `Cheia de gente nova ${index}`,
      qtd: 1,
    })),
  ],
  qtdTextos: 20,
};

/** The results of a mixed game whose answers are known by name. */
export const namedResults: Schema<'GameResults'> = {
  idJogo: 5,
  nmJogo: 'Como foi a integração?',
  flAnonimo: false,
  idSituacao: 2,
  nrEscala: 5,
  dsModelo: null,
  qtdEnviados: 38,
  qtdConcluidos: 20,
  flDisponivel: true,
  dsMotivo: null,
  grupos: [
    { idGrupo: 7, nmGrupo: 'Tecnologia', qtdRespostas: 12 },
    { idGrupo: -1, nmGrupo: 'Sem departamento', qtdRespostas: 8 },
  ],
  perguntas: [quizResult, wordsResult, pillarsResult, votingResult],
};

/** The results of a closed survey of psychosocial risk. */
export const surveyResults: Schema<'GameResults'> = {
  ...namedResults,
  nmJogo: 'Pesquisa NR-1',
  flAnonimo: true,
  idSituacao: 3,
  dsModelo: 'nr1',
  grupos: [
    { idGrupo: 7, nmGrupo: 'Tecnologia', qtdRespostas: 12 },
    { idGrupo: -1, nmGrupo: 'Demais departamentos', qtdRespostas: 8 },
  ],
  perguntas: [
    {
      ...question,
      idPergunta: 41,
      idTipo: 3,
      dsPergunta: 'Dou conta do meu trabalho sem fazer horas extras.',
      nrMedia: 4,
      distribuicao: ratings(1, 1, 3, 7, 8),
    },
  ],
};

/** What staff see of an anonymous game that is still open. */
export const hiddenResults: Schema<'GameResults'> = {
  ...surveyResults,
  idSituacao: 2,
  flDisponivel: false,
  dsMotivo:
    'Os resultados de uma pesquisa anônima aparecem depois do encerramento, a partir de 5 respostas.',
  grupos: [],
  perguntas: [],
};

/** Who answered what to the named one. */
export const namedAnswers: Schema<'GameAnswerList'> = {
  rows: [
    {
      nmPessoa: 'Ana Souza',
      nmDepartamento: 'Tecnologia',
      dsPergunta: votingResult.dsPergunta,
      dsResposta: 'Academia',
      dtResposta: '2026-11-21T12:00:00.000Z',
    },
    {
      nmPessoa: 'Bruno Lima',
      nmDepartamento: null,
      dsPergunta: wordsResult.dsPergunta,
      dsResposta: '=Corrida',
      dtResposta: '2026-11-21T12:05:00.000Z',
    },
  ],
  qtdRecords: 2,
};
