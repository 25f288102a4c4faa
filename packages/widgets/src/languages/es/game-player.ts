import type { GamePlayerMessages } from '../../game-player/game-player.messages.ts';
import { questionnaireSpanish } from './questionnaire.ts';

/** The player of games and surveys in Spanish. */
export const gamePlayerSpanish: GamePlayerMessages = {
  ...questionnaireSpanish,
  name: 'Juego o encuesta',
  loading: 'Cargando…',
  unavailableTitle: 'No se pudo abrir',
  wrongLink: 'Este enlace no abre un juego ni una encuesta.',
  keptHint: 'Tu respuesta sigue aquí.',

  anonymous: 'Anónima',
  anonymousText:
    'Tus respuestas son anónimas: nadie ve quién respondió qué, y los resultados solo aparecen a partir de 5 respuestas.',
  identified: 'Identificada',
  identifiedText: (person) =>
    `Tus respuestas llevan tu nombre: la empresa ve que las dio ${person}.`,
  questionCount: (count) => (count === 1 ? '1 pregunta' : `${count} preguntas`),
  answeredOnce:
    'Cada pregunta se responde una sola vez. Si necesitas parar, abre el mismo enlace y sigue donde lo dejaste.',
  start: 'Comenzar',

  progressLabel: 'Avance',
  questionOf: (current, total) => `Pregunta ${current} de ${total}`,
  send: 'Responder',
  sending: 'Enviando…',
  sendFailedTitle: 'Tu respuesta todavía no se envió.',
  choose: 'Elige una opción para continuar.',
  rateThis: 'Elige un valor para continuar.',
  rateEach: 'Dale una nota a este punto.',
  rateHint: (scale) => `Dale a cada punto una nota de 1 (la menor) a ${scale} (la mayor).`,
  words: 'Tu respuesta',
  wordsEmpty: '¡Escribe una respuesta válida!',
  wordsTooLong: (most) => `La respuesta puede tener hasta ${most.toLocaleString('es')} caracteres.`,

  right: '¡Acertaste!',
  wrong: '¡No acertaste!',
  sent: '¡Respuesta enviada!',
  goOn: 'Continuar',
  pause: 'Pausar',
  resume: 'Reanudar',
  totals: 'Cómo votaron todos hasta ahora',
  totalsInSteps: 'Como la votación es anónima, los números cambian cada 5 votos.',
  votesOf: (percent, votes) =>
    `${percent.toLocaleString('es')}% (${votes} ${votes === 1 ? 'voto' : 'votos'})`,

  doneTitle: '¡Listo! ¡Gracias por participar!',
  doneText: 'Todas tus respuestas se enviaron.',
  leave: 'Salir',

  previewName: 'Vista previa',
  previewPerson: 'quien responde',
  previewText:
    'Esta es una vista previa: así ven el juego las personas. Nada de lo que respondas aquí se guarda.',
  playAgain: 'Empezar de nuevo',
};
