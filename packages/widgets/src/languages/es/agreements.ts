import { AGREEMENT_LIMITS } from '@aferir/domain';
import type { AgreementsMessages } from '../../shared/agreements/agreements.messages.ts';
import { shownAgreementSpanish } from './shown-agreement.ts';
import { withoutEmailSpanish } from './without-email.ts';

/** What the agreements after a review say in Spanish. */
export const agreementsSpanish: AgreementsMessages = {
  ...shownAgreementSpanish,
  title: 'Acuerdos',
  hint: 'Lo que acordaron después de la evaluación. Un acuerdo vale cuando los dos lados lo confirman.',
  loading: 'Cargando acuerdos…',
  failed: 'Error al cargar los acuerdos',
  none: 'Todavía no hay acuerdos',
  noneHint:
    'Escriban juntos lo que cambia de ahora en adelante: un objetivo, una acción y un plazo.',
  add: 'Nuevo acuerdo',
  edit: 'Cambiar',
  confirm: 'Confirmar',
  done: 'Marcar como cumplido',
  giveUp: 'Cerrar',
  reopen: 'Reabrir',
  remove: 'Eliminar',
  /** Names a button: what it does, and to what. */
  actionOf: (action, goal) => `${action}: ${goal}`,
  withoutEmail: withoutEmailSpanish,
  noCompetency: 'Ninguna en especial',
  seeReview: 'Ver en la evaluación',
  others: (count) =>
    count === 1 ? 'Y 1 acuerdo abierto más.' : `Y ${count} acuerdos abiertos más.`,
  newTitle: 'Nuevo acuerdo',
  editTitle: 'Cambiar el acuerdo',
  editHint: 'Después del cambio, el otro lado confirma de nuevo.',
  goal: 'Objetivo',
  goalHint: 'Lo que debe cambiar o alcanzarse.',
  action: 'Acción',
  actionHint: 'Lo que se hará para eso.',
  save: 'Guardar',
  cancel: 'Cancelar',
  kept: 'El texto sigue aquí.',
  faults: {
    noGoal: 'Escribe el objetivo.',
    longGoal: `El objetivo puede tener como máximo ${AGREEMENT_LIMITS.goal} caracteres.`,
    noAction: 'Escribe lo que se hará.',
    longAction: `La acción puede tener como máximo ${AGREEMENT_LIMITS.action.toLocaleString('es')} caracteres.`,
    noDay: 'Indica hasta cuándo.',
    past: 'Elige hoy o un día por venir.',
    far: 'Elige un día dentro de tres años.',
    otherCompetency: 'Esta competencia no forma parte de la evaluación.',
  },
  removeTitle: 'Eliminar el acuerdo',
  removeQuestion: 'Este acuerdo todavía no fue confirmado por los dos lados. ¿Eliminarlo?',
};
