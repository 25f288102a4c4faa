import type { TeamMapMessages } from '../../team-map/team-map.messages.ts';

/** The map of a team in Spanish. */
export const teamMapSpanish: TeamMapMessages = {
  language: 'es',
  contentNote: 'Los perfiles, las competencias y los textos sobre dos personas están en portugués.',
  title: 'Mapa del equipo',
  titleOf: (team) => `Equipo: ${team}`,
  loading: 'Cargando el mapa…',
  unavailable: 'No se pudo abrir el mapa del equipo',
  retry: 'Intentar de nuevo',
  empty: 'No hay nadie en este equipo',
  emptyHint: 'Cuando haya personas activas aquí, aparecerán en el mapa.',
  emptyOwnHint: 'Cuando haya personas en su equipo, aparecerán en el mapa.',
  seen: 'Cada persona ve, en su perfil, quién ha mirado su resultado aquí.',

  map: 'Quién está dónde',
  mapSummary: (assessed, people) =>
    people === 1
      ? `${assessed} de 1 persona tiene resultado.`
      : `${assessed} de ${people} personas tienen resultado.`,
  mapExplanation:
    'Hacia arriba está quien prefiere un ritmo rápido; hacia la derecha, quien mira más a las personas. Quien está cerca del centro tiene un poco de cada lado. La letra es la del perfil principal. Ningún lugar del mapa es mejor que otro.',
  peopleOnMap: 'Personas en el mapa',
  fast: 'Ritmo ágil',
  calm: 'Ritmo tranquilo',
  tasks: 'Enfoque en las tareas',
  relations: 'Enfoque en las personas',
  person: 'Persona',
  profile: 'Perfil principal',
  pace: 'Ritmo',
  focus: 'Enfoque',
  remark: 'Observación',
  paces: { high: 'ágil', middle: 'intermedio', low: 'tranquilo' },
  focuses: { high: 'en las personas', middle: 'en ambas', low: 'en las tareas' },
  markOf: (name, profile, pace, focus) =>
    `${name}: ${profile}, con ritmo ${pace} y enfoque ${focus}`,
  manager: 'responsable',
  noneYet: 'Sin resultado',
  withoutResult: (names) => `Aún sin resultado: ${names}`,
  nobodyOnMap: 'Nadie tiene resultado todavía',
  nobodyOnMapHint: 'Quien termine la evaluación de comportamiento aparecerá aquí.',

  pair: 'Dos personas lado a lado',
  pairHint: 'Elija dos personas, aquí o en el mapa.',
  firstPerson: 'Primera persona',
  secondPerson: 'Segunda persona',
  chooseSomebody: 'Nadie',
  loadingPair: 'Cargando la comparación…',
  pairFailed: 'No se pudo comparar a las dos personas',
  strengths: 'Lo que hacen bien juntas',
  cautions: 'Lo que merece atención',
  agreements: 'Acuerdos que ayudan',
  differences: 'Diferencias de grado',
  axes: { pace: 'Ritmo', focus: 'Enfoque' },
  degrees: { small: 'pequeña', medium: 'mediana', large: 'amplia' },
  differenceOf: (axis, degree) => `${axis}: diferencia ${degree}`,

  reading: 'Lo que el equipo tiene mucho y poco',
  readingHidden: 'Se muestra a partir de 3 resultados',
  readingHiddenHint: 'Con menos, sería hablar de cada persona.',
  peopleOf: (people) => (people === 1 ? '1 persona' : `${people} personas`),
  much: 'Mucho',
  little: 'Poco',
  balanced: 'Los cuatro perfiles están equilibrados en este equipo.',

  competencies: 'Competencias del equipo',
  competenciesHint:
    'Promedios de las evaluaciones de desempeño terminadas, la mayor diferencia primero.',
  loadingCompetencies: 'Cargando las competencias…',
  competenciesFailed: 'No se pudieron cargar las competencias',
  noCompetencies: 'Todavía no hay competencias para mostrar',
  noCompetenciesHint:
    'Una competencia aparece cuando 3 personas tienen autoevaluación y nota de sus responsables.',
  hiddenCompetencies: (count) =>
    count === 1
      ? '1 competencia todavía tiene menos de 3 personas con las dos notas.'
      : `${count} competencias todavía tienen menos de 3 personas con las dos notas.`,
  selfMean: 'Autoevaluación',
  managerMean: 'Responsables',
  gap: 'Diferencia',
  widestGap: 'Mayor diferencia',
};
