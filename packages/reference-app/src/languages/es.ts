import { TOTEM_WARNING_SECONDS } from '../features/cycles/totem/totem-times.ts';
import type { AppCatalogue } from './app-texts.ts';

const reportKinds = {
  comportamental: 'De comportamiento, enviada el',
  desempenho: 'De desempeño, enviada el',
  equipe: 'Mapa del equipo, con la evaluación enviada el',
};

const erasureStays =
  'Las respuestas y las notas siguen en los números de la empresa, sin el nombre de quien respondió, y el registro de lo que se hizo sigue en la auditoría.';

/** The app in Spanish. */
export const spanish: AppCatalogue = {
  titles: {
    '/confirmar-endereco/:hash?': 'Confirmar el correo',
    '/tutorial-disc': 'Cómo responder la evaluación',
    '/login-funcionario': 'Acceso del empleado',
    '/primeiro-acesso/:hash?': 'Primer acceso',
    '/validar/:hash?': 'Abriendo el enlace',
    '/dashboard-funcionario': 'Panel',
    '/historico-comportamental-funcionario': 'Historial de comportamiento',
    '/historico-desempenho-funcionario': 'Historial de desempeño',
    '/minhas-avaliacoes-desempenho': 'Mis evaluaciones de desempeño',
    '/minha-equipe': 'Mi equipo',
    '/perfil-funcionario': 'Mi perfil',
    '/avaliacao-gestor': 'Evaluación del jefe',
    '/feedback-gestor': 'Retroalimentación del jefe',
    '/relatorio': 'Informe',
    '/totem/:hash?': 'Tótem',
  },
  app: {
    product: 'Aferir',
    home: 'Aferir, página principal',
    homeOf: (company) => `${company}, página principal`,
    titleOf: (page) => `${page} · Aferir`,
    loading: 'Cargando…',
    wait: 'Espera un momento…',
    language: 'Idioma',
    retry: 'Intentar de nuevo',
    backHome: 'Ir a la página principal',
    unexpected: 'Ocurrió algo inesperado',
    denied: (right) => `No tienes permiso para ${right} en esta sección.`,

    notFoundTitle: 'No se encontró la página',
    notFoundText: 'La dirección no existe o cambió de lugar.',
    forbiddenTitle: 'No tienes acceso a esta página',
    forbiddenText: 'Si la necesitas, pide permiso a quien administra los perfiles de acceso.',
    failureText: 'Inténtalo de nuevo en un momento. Lo que ya se guardó sigue guardado.',
    lostChunkTitle: 'No se pudo cargar esta página',
    lostChunkText:
      'Falló la conexión o hay una versión nueva del sistema. Recarga para seguir donde lo dejaste.',
    reload: 'Recargar la página',
  },
  session: {
    expired: 'Tu sesión terminó. Ingresa de nuevo para seguir.',
    elsewhere: 'Saliste en otra pestaña. Ingresa de nuevo para seguir.',
    signIn: 'Tu contraseña fue creada. Ingresa con ella para seguir.',
    signInByBoth: 'Tu contraseña fue creada. Ingresa con ella y tu número de registro o tu CPF.',
    signInByNumber: 'Tu contraseña fue creada. Ingresa con ella y tu número de registro.',
    signInByCpf: 'Tu contraseña fue creada. Ingresa con ella y tu CPF.',
  },
  access: {
    email: 'Correo electrónico',
    registrationNumber: 'Número de registro',
    password: 'Contraseña',

    employeeTitle: 'Acceso del empleado',
    employeeText: (company) => `Ingresa para ver tus evaluaciones en ${company}.`,
    loadingCompany: 'Cargando la empresa…',
    companyNotFound: 'No se encontró la empresa',
    companyNotFoundHint:
      'Comprueba que el enlace sea correcto o pide uno nuevo a Recursos Humanos de tu empresa.',

    firstAccessTitle: 'Crea tu contraseña',
    firstAccessText: (name, company) =>
      `¡Hola, ${name}! Con esta contraseña también ingresas al portal de ${company}, donde están tus evaluaciones.`,
    passwordHint: 'Al menos 6 caracteres.',
    confirmPassword: 'Confirmar contraseña',
    passwordTooShort: 'La contraseña debe tener al menos 6 caracteres.',
    passwordsDiffer: 'Las contraseñas no coinciden.',
    createAccess: 'Crear acceso',
    accessCreated: '¡Tu acceso fue creado!',
    createAccessFailed: 'No se pudo crear tu acceso. Inténtalo de nuevo.',
    continueToAssessment: 'Ir a la evaluación',
    continueToPortal: 'Ir al portal',
    portalKept:
      'Cuando quieras volver, ingresa al portal con este correo y esta contraseña. El enlace está también al final de la evaluación.',
    loadFailed: 'No se pudieron leer los datos. Inténtalo de nuevo.',
    privacyTitle: 'Sobre tus datos',
    handedPrivacyText: (company) =>
      `Tu nombre, tu número de registro o tu CPF y tus respuestas se usan solo en las evaluaciones de ${company}. Puedes pedir a Recursos Humanos verlos, corregirlos o borrarlos. ${erasureStays}`,
    privacyText: (company) =>
      `Tu nombre, tu correo y tus respuestas se usan solo en las evaluaciones de ${company}. Puedes pedir a Recursos Humanos verlos, corregirlos o borrarlos. ${erasureStays}`,
  },
  handedAccess: {
    title: 'Crea tu contraseña',
    text: (name, company) =>
      `¡Hola, ${name}! Con ella ingresas al portal de ${company}, donde están tus evaluaciones.`,
    signsInByBoth:
      'Ingresas al portal con tu número de registro, o con tu CPF, y esta contraseña. Si la olvidas, pídele otra a Recursos Humanos.',
    signsInByNumber:
      'Ingresas al portal con tu número de registro y esta contraseña. Si la olvidas, pídele otra a Recursos Humanos.',
    signsInByCpf:
      'Ingresas al portal con tu CPF y esta contraseña. Si la olvidas, pídele otra a Recursos Humanos.',
    createAndSignIn: 'Crear contraseña e ingresar',
    create: 'Crear contraseña',
    signingIn: '¡Tu contraseña fue creada! Ingresando…',
    created: '¡Tu contraseña fue creada!',
    createFailed: 'No se pudo crear la contraseña.',
    signIn: 'Ir al portal',
  },
  link: {
    deadLinkTitle: 'No se pudo abrir este enlace',
    missingLink: 'Este enlace no es válido. Comprueba que copiaste la dirección completa.',
    openingLink: 'Abriendo el enlace…',
    linkFailedTitle: 'No se pudo abrir el enlace ahora',
    linkFailedHint: 'El enlace sigue siendo válido. Vamos a intentarlo de nuevo automáticamente.',
    retry: 'Intentar de nuevo',
  },
  confirmAddress: {
    title: 'Confirma tu nuevo correo',
    text: 'El correo de tu registro cambió. Confirma solo si lo pediste tú: tu primera contraseña podrá crearse desde la nueva dirección. Si no fue así, cierra esta página y habla pronto con Recursos Humanos.',
    confirm: 'Confirmar el nuevo correo',
    confirmed:
      'Correo confirmado. Ya puedes crear tu contraseña con el enlace enviado a la nueva dirección.',
  },
  tutorial: {
    title: 'Cómo responder la evaluación',
    purpose: 'En dos minutos, mira cómo funciona la escala y pruébala con un ejemplo.',
    stepsTitle: 'Qué hacer en cada pregunta',
    steps: [
      'Lee las cuatro opciones antes de elegir. Todas son buenas: ninguna vale más que otra.',
      'Da el lugar “Me identifico muito” (me identifico mucho) a la opción más parecida a tu forma de ser en el trabajo y “Não me identifico” (no me identifico) a la menos parecida.',
      'Reparte las otras dos entre los lugares que quedan. Cada lugar se usa una sola vez.',
    ],
    tipsTitle: 'Para un resultado fiel',
    tips: [
      'Responde como sueles actuar, y no como crees que deberías.',
      'La primera impresión suele ser la mejor: no hace falta pensarlo mucho.',
      'Para cambiar una elección, tócala otra vez y queda libre.',
      'Si tienes que parar, vuelve con el mismo enlace: tus respuestas quedan guardadas.',
    ],
    exampleTitle: 'Pruébalo',
    exampleText:
      'Este ejemplo no forma parte de la evaluación y no se guarda nada. Como las preguntas, está en portugués.',
    exampleLeft: (left) => (left === 1 ? 'Falta 1 opción.' : `Faltan ${left} opciones.`),
    exampleDone:
      '¡Eso es! Cada opción tiene un lugar diferente, y ya puedes responder la evaluación.',
    toAssessment: 'Ir a la evaluación',
  },
  totem: {
    opening: 'Abriendo el tótem…',
    openFailed: 'No se pudo abrir el tótem',
    closedTitle: 'El tótem está cerrado',
    noCode: 'La dirección de este tótem está incompleta. Pide la actual a Recursos Humanos.',
    retry: 'Intentar de nuevo',
    title: 'Te damos la bienvenida',
    text: (cycle) => `Identifícate para responder: ${cycle}.`,
    mark: 'CPF o número de registro',
    markMissing: 'Escribe tu CPF o tu número de registro.',
    birthDate: 'Fecha de nacimiento',
    birthDateMissing: 'Escribe tu fecha de nacimiento.',
    enter: 'Ingresar',
    answering: (name) => `Responde: ${name}`,
    saved: 'Cada respuesta se guarda al momento. Si necesitas parar, vuelve a este tótem.',
    leave: 'Salir',
    stay: 'Seguir respondiendo',
    stillThere: '¿Sigues ahí?',
    stillThereText: `Sin respuesta en ${TOTEM_WARNING_SECONDS} segundos, el tótem vuelve al inicio. Lo que ya respondiste queda guardado.`,
    thanks: '¡Gracias!',
    thanksText: 'Se enviaron tus respuestas. Este tótem vuelve al inicio en un momento.',
    restart: 'Volver al inicio',
  },
  employee: {
    tabs: 'Área del empleado',
    dashboard: 'Panel',
    behavioral: 'Historial de comportamiento',
    behavioralShort: 'Comportamiento',
    performance: 'Historial de desempeño',
    performanceShort: 'Desempeño',
    assessments: 'Mis evaluaciones de desempeño',
    assessmentsShort: 'Evaluaciones',
    team: 'Mi equipo',
    teamText: 'Quién está dónde en el mapa de perfiles y cómo trabajar mejor juntos.',
    teamMap: 'Ver el mapa del equipo',
    profile: 'Mi perfil',
    changePassword: 'Cambiar contraseña',
    signOut: 'Salir',

    backToAssessments: 'Volver a mis evaluaciones',
    backToDashboard: 'Volver al panel',
    backToBehavioral: 'Volver al historial de comportamiento',
    backToPerformance: 'Volver al historial de desempeño',

    missingHash: 'No se encontró el enlace de la evaluación.',
    reviewNotFound: 'No se pudo encontrar la evaluación.',
    reviewFailed: 'No se pudo leer la evaluación.',
  },
  managerTask: {
    evaluationSent: '¡La evaluación se envió!',
    feedbackSent: '¡Tu retroalimentación se envió!',
  },
  portal: {
    behavioralTitle: 'Historial de comportamiento',
    behavioralPurpose: 'Tus evaluaciones de comportamiento y lo que cambió de una a otra.',
    performanceTitle: 'Historial de desempeño',
    performancePurpose: 'Tus evaluaciones de desempeño y lo que cambió de una a otra.',

    answerText: 'Una evaluación de desempeño espera tu respuesta.',
    answer: 'Responder en mis evaluaciones de desempeño',

    listTitle: 'Evaluaciones',
    assessmentsFound: (count) =>
      count === 1 ? 'Se encontró 1 evaluación.' : `Se encontraron ${count} evaluaciones.`,
    assessmentOf: (date) => `Evaluación del ${date}`,
    sentOn: 'Enviada el',
    answeredOn: 'Respondida el',
    status: 'Estado',
    result: 'Resultado',
    held: (day) =>
      day === null ? 'Resultado cuando Recursos Humanos lo publique' : `Resultado el ${day}`,
    openReport: 'Ver el informe',
    reportOf: (date) => `Ver el informe de la evaluación del ${date}`,
    empty: 'No hay evaluaciones',
    emptyText: 'Cuando Recursos Humanos envíe una evaluación, aparece aquí.',
  },
  profile: {
    title: 'Mi perfil',
    purpose: 'Tus datos, tu foto, tu contraseña y quién abrió tus informes.',
    loading: 'Cargando…',

    dataTitle: 'Mis datos',
    dataText: 'Si algo está mal, habla con Recursos Humanos de tu empresa.',
    dataFailed: 'No se pudieron cargar tus datos.',
    name: 'Nombre',
    email: 'Correo electrónico',
    phone: 'Teléfono',
    gender: 'Género',
    genders: { M: 'Masculino', F: 'Femenino' },
    notInformed: 'Sin informar',
    position: 'Puesto',
    department: 'Departamento',
    company: 'Empresa',

    photoSaved: 'Se guardó.',
    photoRemoved: 'Se quitó.',
    photoOf: (name) => `Foto de ${name}`,

    languageTitle: 'Idioma',
    languageText:
      'Es el de este portal, de los correos y de las páginas donde respondes y ves informes por un enlace.',
    language: 'Mi idioma',
    languageOfCompany: (name) => `El de la empresa (${name})`,
    languageEnded: (name) => `${name} (ya no se ofrece)`,
    languageMeanwhile: (name) => `Hasta que elijas otro, vale el de la empresa: ${name}.`,
    languageSaved: 'Se guardó el idioma.',

    passwordTitle: 'Cambiar contraseña',
    passwordText: 'Al cambiar la contraseña, sales de los otros dispositivos.',

    exportTitle: 'Descargar mis datos',
    exportText:
      'Todo lo que está guardado sobre ti: perfil, evaluaciones, respuestas, retroalimentación, accesos y mensajes. Lo que se escribió en portugués queda así.',
    exportJson: 'Descargar JSON',
    exportPdf: 'Descargar PDF',
    exportDone: '¡El archivo está listo!',
    pdfDone: '¡El PDF está listo!',
    exportFailed: 'No se pudieron reunir tus datos. Inténtalo de nuevo.',
    pdfFailed: 'No se pudo generar el PDF. Inténtalo de nuevo.',
    fileName: (name) => `Mis_Datos_${name}`,

    accessesTitle: 'Quién abrió mis informes',
    accessesText:
      'Cada vez que alguien abrió un informe tuyo, o vio tu resultado en el mapa del equipo, de la más reciente a la más antigua.',
    accessesFound: (count) => (count === 1 ? '1 vez' : `${count} veces`),
    openedAt: 'Cuándo',
    openedBy: 'Quién',
    openedAs: 'Cómo',
    report: 'Informe',
    reportOf: (kind, sentOn) => `${reportKinds[kind]} ${sentOn}`,
    roles: {
      rh: 'Recursos Humanos',
      gestor: 'Jefe',
      proprio: 'Tú',
      link: 'Enlace enviado por correo',
    },
    unknownPerson: 'Quien recibió el enlace',
    accessOf: (date) => `Abierto el ${date}`,
    noAccesses: 'Nadie abrió tus informes',
    noAccessesText: 'Cuando alguien abra un informe tuyo, aparece aquí.',
  },
  photo: {
    choose: 'Agregar una foto',
    change: 'Cambiar la foto',
    remove: 'Quitar la foto',
    limits: () => 'JPG, PNG o WebP de hasta 25\u00a0MB.',
    tooLarge: () => 'La imagen puede tener hasta 25\u00a0MB.',
    cropTitle: 'Ajustar la foto',
    cropText: 'Mueve y acerca hasta que la cara quede en el centro del marco.',
    controls: 'Posición y tamaño de la foto',
    accept: 'Guardar la foto',
  },
  password: {
    changePassword: 'Cambiar contraseña',
    cancel: 'Cancelar',
    mustChangeTitle: 'Crea una contraseña nueva',
    mustChangeText:
      'Tu contraseña actual es provisional. Por tu seguridad, elige una nueva antes de seguir.',
    signOut: 'Salir',
  },
  assessment: {
    notAssessed: 'SIN EVALUAR',
    alignment: 'Coincidencia',
    alignmentOf: (person) => `Coincidencia de ${person}`,
    noAlignment: 'Sin datos',
    unrated: (isClosed) =>
      isClosed
        ? 'Recursos Humanos la cerró antes de que un jefe terminara.'
        : 'Ningún jefe terminó la evaluación.',
  },
  status: { closed: 'Cerrada por Recursos Humanos' },
  compare: {
    compareTitle: 'Comparar dos evaluaciones',
    compareText: 'Mira lo que cambió de una a otra.',
    compareNeedsTwo: 'Podrás comparar cuando tengas dos evaluaciones terminadas.',
    first: 'Primera evaluación',
    second: 'Segunda evaluación',
    option: (date, id) => `${date} (n.º ${id})`,
    compare: 'Comparar',
    chooseAnother: 'Elige dos evaluaciones diferentes.',
    loadingComparison: 'Comparando las evaluaciones…',
    comparisonFailed: 'No se pudieron comparar las evaluaciones.',

    comparisonTitle: (before, after) => `Del ${before} al ${after}`,
    changes: 'Lo que cambió',
    comparedChart: (of) => `${of} en las dos evaluaciones`,
    widestChange: (name, before, after) =>
      `El mayor cambio está en ${name}: de ${before} a ${after}.`,
    nothingChanged: 'Nada cambió de una a otra.',
    profileSums: 'Sumas de los perfiles',
    competencyIndices: 'Índices de las competencias',
    competency: 'Competencia',
    competencies: 'Competencias',
    profile: 'Perfil',
    before: 'Antes',
    after: 'Después',
    difference: 'Diferencia',

    self: 'Autoevaluación',
    managersAverage: 'Promedio de los jefes',
  },
  comparison: {
    profile: 'Perfil',
    competencies: 'Competencias',
    self: 'Autoevaluación',
    managers: 'Jefes',
    untold: (count) =>
      count === 1
        ? 'Otro cambio importante está en la tabla.'
        : `Otros ${count} cambios importantes están en la tabla.`,

    sameOutcome: (after) => `El perfil sigue siendo ${after}.`,
    swappedOutcome: (before, after) =>
      `El perfil pasó de ${before} a ${after}: los mismos dos perfiles, en otro orden.`,
    otherSecondary: (before, after) =>
      `El perfil pasó de ${before} a ${after}; el principal sigue siendo el mismo.`,
    otherPrimary: (before, after) => `El perfil pasó de ${before} a ${after}: cambió el principal.`,
    noNotableSum: 'Ninguna suma cambió de forma importante.',
    noNotableIndex: 'Ninguna competencia cambió de forma importante.',

    sumOf: (profile) => `La suma de ${profile}`,
    ownMean: { own: 'Tu promedio', other: 'El promedio de la autoevaluación' },
    ownScore: {
      own: (competency) => `Tu nota en ${competency}`,
      other: (competency) => `La nota de la autoevaluación en ${competency}`,
    },
    managersMean: 'El promedio de los jefes',
    managersScore: (competency) => `El promedio de los jefes en ${competency}`,
    stays: (subject, value) => `${subject} sigue en ${value}.`,
    rose: (subject, points, before, after) =>
      `${subject} subió ${points}, de ${before} a ${after}.`,
    fell: (subject, points, before, after) => `${subject} bajó ${points}, de ${before} a ${after}.`,
    points: (amount, count) => `${amount} ${count === 1 ? 'punto' : 'puntos'}`,

    onlyInSecond: (names) => `Solo en la segunda evaluación: ${names}.`,
    onlyInFirst: (names) => `Solo en la primera evaluación: ${names}.`,
  },
};
