import { NO_GAME_WORDS } from '@aferir/domain';
import { questionnaireMessages } from '../shared/questionnaire/questionnaire-messages.ts';

/** Every text of the player. */
export const gamePlayerMessages = {
  ...questionnaireMessages,
  name: 'Jogo ou pesquisa',
  loading: 'Carregando…',
  unavailableTitle: 'Não foi possível abrir',
  wrongLink: 'Este link não abre um jogo ou uma pesquisa.',
  keptHint: 'Sua resposta continua aqui.',

  anonymous: 'Anônima',
  anonymousText:
    'Suas respostas são anônimas: ninguém vê quem respondeu o quê, e os resultados só aparecem a partir de 5 respostas.',
  identified: 'Identificada',
  identifiedText: (person: string) =>
    `Suas respostas são identificadas: a empresa vê que foram dadas por ${person}.`,
  questionCount: (count: number) => (count === 1 ? '1 pergunta' : `${count} perguntas`),
  answeredOnce:
    'Cada pergunta é respondida uma única vez. Se precisar parar, abra o mesmo link e continue de onde parou.',
  start: 'Começar',

  progressLabel: 'Progresso',
  questionOf: (current: number, total: number) => `Pergunta ${current} de ${total}`,
  send: 'Responder',
  sending: 'Enviando…',
  sendFailedTitle: 'Sua resposta ainda não foi enviada.',
  choose: 'Escolha uma opção para continuar.',
  rateThis: 'Escolha um valor para continuar.',
  rateEach: 'Dê uma nota a este item.',
  rateHint: (scale: number) => `Dê uma nota de 1 (a menor) a ${scale} (a maior) a cada item.`,
  words: 'Sua resposta',
  wordsEmpty: NO_GAME_WORDS,
  wordsTooLong: (most: number) =>
    `A resposta pode ter até ${most.toLocaleString('pt-BR')} caracteres.`,

  right: 'Você acertou!',
  wrong: 'Você errou!',
  sent: 'Resposta enviada!',
  goOn: 'Continuar',
  pause: 'Pausar',
  resume: 'Retomar',
  totals: 'Como todos votaram até agora',
  totalsInSteps: 'Como a votação é anônima, os números mudam a cada 5 votos.',
  votesOf: (percent: number, votes: number) =>
    `${percent.toLocaleString('pt-BR')}% (${votes} ${votes === 1 ? 'voto' : 'votos'})`,

  doneTitle: 'Pesquisa/Jogo finalizado! Obrigado por participar!',
  doneText: 'Todas as suas respostas foram enviadas.',
  leave: 'Sair',

  previewName: 'Prévia',
  previewPerson: 'quem responde',
  previewText:
    'Esta é uma prévia: é assim que o jogo aparece para as pessoas. Nada do que você responder aqui é salvo.',
  playAgain: 'Recomeçar',
};

/** The shape of the texts, to replace some or all of them. */
export type GamePlayerMessages = typeof gamePlayerMessages;
