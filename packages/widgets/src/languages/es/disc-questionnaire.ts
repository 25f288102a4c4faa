import { PLACE_LABELS } from '@aferir/domain';
import type { DiscQuestionnaireMessages } from '../../disc-questionnaire/disc-questionnaire.messages.ts';
import { questionnaireSpanish } from './questionnaire.ts';

/** The behavioral questionnaire in Spanish. */
export const discQuestionnaireSpanish: DiscQuestionnaireMessages = {
  ...questionnaireSpanish,
  contentNote: 'Las preguntas y su escala están en portugués.',
  name: 'Evaluación DISC',
  wrongLink: 'Este enlace no es de una evaluación de comportamiento.',
  readOnlyLink: 'Este enlace solo muestra el resultado, y la evaluación todavía no terminó.',

  greeting: (firstName) => `¡Hola, ${firstName}!`,
  notDoneYet: 'Todavía no hiciste tu evaluación DISC.',
  introText: (questions) =>
    `Son ${questions} preguntas. En cada una, dale a cada opción un lugar diferente en la escala, de “${PLACE_LABELS[1]}” (lo que más me identifica) a “${PLACE_LABELS[4]}” (lo que no me identifica).`,
  introHonesty:
    'No hay respuestas correctas ni incorrectas: responde según lo que sueles hacer en el trabajo.',
  introSaved:
    'Cada respuesta se guarda al momento. Si necesitas parar, vuelve por el mismo enlace.',
  introSavedPortal:
    'Cada respuesta se guarda al momento. Si necesitas parar, vuelve por el mismo enlace o por el portal de la empresa.',
  start: 'Comenzar la evaluación',
  tutorial: 'Ver cómo funciona la escala',

  keyboardHint: 'En el teclado: Tab cambia de opción, de 1 a 4 eliges el lugar, Enter avanza.',
  incomplete: 'Ubica todas las opciones',
  left: (options) => (options === 1 ? 'Falta 1 opción' : `Faltan ${options} opciones`),
  recalling: 'Cargando tu respuesta…',
  recallFailedTitle: 'No se pudo cargar tu respuesta.',
  places: PLACE_LABELS,

  thanksTitle: '¡Gracias!',
  thanksText: 'Tu evaluación terminó y tus respuestas están guardadas.',
  timeTaken: (minutes) => {
    if (minutes < 1) return 'Te tomó menos de un minuto.';
    return minutes === 1 ? 'Te tomó un minuto.' : `Te tomó ${minutes} minutos.`;
  },
  firstLook: 'Tu perfil',
  shares: 'Distribución del perfil',
  mainShare: 'principal',
  barelyDifferentiatedTitle: 'Perfil poco diferenciado',
  barelyDifferentiated:
    'Tus respuestas se repartieron casi por igual entre los cuatro perfiles. Lee el resultado como un perfil equilibrado, en el que ninguno se destaca con claridad.',
  whoReads: (company) => `Recursos Humanos de ${company} también ve este resultado.`,
  readAgain:
    'Para ver el resultado otra vez, vuelve por este mismo enlace mientras siga siendo válido.',
  readAgainPortal:
    'El resultado queda en el portal de la empresa. Este mismo enlace también lo muestra mientras siga siendo válido.',
  openResult: 'Ver el resultado',
  resultTitle: 'Resultado de la evaluación',
  resultLoading: 'Cargando el resultado…',
};
