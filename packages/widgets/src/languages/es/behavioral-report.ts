import type { BehavioralReportMessages } from '../../behavioral-report/behavioral-report.messages.ts';
import { emailFaultsSpanish } from './email-faults.ts';

/** The behavioral report in Spanish. */
export const behavioralReportSpanish: BehavioralReportMessages = {
  language: 'es',
  contentNote: 'Los perfiles, las competencias y sus descripciones están en portugués.',
  title: 'Análisis de comportamiento',
  subtitle: 'Informe detallado del perfil de comportamiento',
  loading: 'Cargando el informe…',
  sendByEmail: 'Enviar por correo',
  download: 'Descargar informe',
  retry: 'Intentar de nuevo',
  close: 'Cerrar',

  unavailable: 'No se pudo abrir el informe',
  missingSource:
    'La dirección de este informe está incompleta. Abre otra vez el enlace que recibiste.',
  notAssessed: 'SIN EVALUAR',
  notAssessedHint: 'El informe aparece aquí en cuanto termine el cuestionario.',

  contents: 'En este informe',

  profile: 'Perfil',
  primary: 'Perfil principal',
  secondary: 'Perfil secundario',
  assessedOn: (date) => `Evaluación hecha el ${date}`,
  barelyDifferentiatedTitle: 'Perfil poco diferenciado',
  barelyDifferentiated:
    'Las cuatro sumas quedaron cerca y la diferencia entre ellas puede ser obra del azar. Lee el resultado como un perfil equilibrado, sin una inclinación clara hacia un lado.',
  technicalTieTitle: 'Empate técnico',
  technicalTie: (first, second) =>
    `${first} y ${second} quedaron a menos de 8 puntos de distancia. El orden entre los dos podría invertirse en otra aplicación: considera ambos.`,

  distribution: 'Distribución del perfil',
  distributionHint: 'Cuánto representa cada perfil en el total de puntos.',
  mainDot: 'El punto marca los perfiles principales.',
  mainLabel: 'perfil principal',
  showData: 'Ver datos',
  hideData: 'Ocultar datos',
  points: 'Puntos',
  share: 'Participación',

  summary: 'Resumen',
  competencies: 'Competencias',
  competenciesChart: 'Mapa de competencias',
  competenciesSummary: (highest, lowest) =>
    `De 0 a 100: la más presente en las respuestas es ${highest}; la menos presente, ${lowest}.`,
  competenciesAlike: 'De 0 a 100: ninguna se destaca de las otras en las respuestas.',
  strongest: 'Más presentes',
  weakest: 'Menos presentes',
  otherCompetencies: 'Otras competencias',
  competencyIndex: 'Índice',
  competencyValue: (index, level) => `${index} de 100, nivel ${level}`,
  levels: {
    'muito baixo': 'muy bajo',
    baixo: 'bajo',
    médio: 'medio',
    alto: 'alto',
    'muito alto': 'muy alto',
  },
  loadingCompetencies: 'Cargando las competencias…',
  noCompetencies: 'No hay competencias para esta evaluación.',

  behaviors: 'Comportamientos',
  loadingBehaviors: 'Cargando los comportamientos…',
  noBehaviors: 'No hay comportamientos para esta evaluación.',
  traits: 'Características',

  method: 'Cómo leer este resultado',
  purposeTitle: 'Finalidad',
  howTitle: 'Método',
  how: (questions, isOwn) =>
    `${isOwn ? 'Respondiste' : 'La persona respondió'} ${questions} preguntas con cuatro opciones cada una, una por perfil (Dominante, Influente, Estável y Conforme), y las ${isOwn ? 'ordenaste' : 'ordenó'} de “Me identifico muito” (lo que más me identifica) a “Não me identifico” (lo que no me identifica). Cada lugar vale de 4 a 1 puntos. El perfil con más puntos es el principal; el segundo aparece en el nombre cuando reúne al menos un cuarto del total. Las competencias son lecturas ponderadas de esas mismas sumas.`,
  limitsTitle: 'Lo que este informe no dice',
  limits: [
    'Describe tendencias contadas en las propias respuestas, en la fecha de la evaluación.',
    'Compara los cuatro perfiles entre sí; los números no sirven para comparar personas.',
    'No mide inteligencia, salud, carácter ni desempeño.',
    'No debe decidir por sí solo una contratación, una promoción ni un despido.',
  ],
  contestTitle: '¿No estás de acuerdo con el resultado?',
  contest: (company, isOwn) =>
    `${isOwn ? 'Puedes' : 'La persona evaluada puede'} pedir explicaciones, que alguien revise el resultado o una nueva evaluación a Recursos Humanos de ${company}.`,

  emailLoading: 'Cargando el formulario…',
  emailTitle: 'Enviar por correo',
  emailHintFile: 'El informe va en PDF, adjunto al mensaje.',
  emailHintLink: 'El mensaje lleva un enlace a este informe.',
  emailLabel: 'Correo electrónico',
  emailRequired: 'Escribe un correo electrónico',
  emailInvalid: 'Este correo electrónico no es válido',
  emailFaults: emailFaultsSpanish,
  cancel: 'Cancelar',
  send: 'Enviar',
  sent: '¡El correo se envió!',

  printing: 'Generando el PDF…',
  pagesMade: (done, all) => `Página ${done} de ${all}`,
  printed: '¡El PDF está listo!',
  printFailed: 'No se pudo generar el PDF. Inténtalo de nuevo.',
  pageOf: 'de',
  page: 'Página',
  fileNameOf: (person) => `Informe_de_Comportamiento_${person}.pdf`,
  publicFileName: 'Informe.pdf',
};
