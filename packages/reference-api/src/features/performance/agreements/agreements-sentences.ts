import { AGREEMENT_LIMITS } from '@aferir/domain';
import type { InOtherWords, OtherLanguage } from '../../../platform/sentences/interpreter.ts';
import type { agreementsMessages } from './agreements-messages.ts';

/** What of agreements people read who write them. */
export type SpokenAgreements = Omit<typeof agreementsMessages, 'forgotten'>;

/** The same in the other languages. */
export const agreementsSentences: Readonly<Record<OtherLanguage, InOtherWords<SpokenAgreements>>> =
  {
    en: {
      confirmed: 'Agreement confirmed.',
      done: 'Agreement kept.',
      givenUp: 'Agreement ended.',
      reopened: 'Agreement opened again.',
      removed: 'Agreement deleted.',
      noGoal: 'Write the goal.',
      longGoal: `The goal can have ${AGREEMENT_LIMITS.goal} characters at most.`,
      noAction: 'Write what will be done.',
      longAction: `The action can have ${AGREEMENT_LIMITS.action.toLocaleString('en')} characters at most.`,
      noDay: 'Say until when.',
      past: 'Choose today or a day to come.',
      far: 'Choose a day within three years.',
      otherCompetency: 'This competency is not part of the assessment.',
      notYours: 'Only the person who was assessed and whoever manages them write the agreements.',
      tooEarly: 'Agreements are written once the managers have rated.',
      tooMany: `An assessment has ${AGREEMENT_LIMITS.count} agreements at most.`,
      changedMeanwhile:
        'This agreement changed while you were looking at it. See how it is now and try again.',
      ended: 'This agreement has ended. Open it again to change something.',
      notAwaited: 'This agreement does not wait for your confirmation.',
      notEnded: 'This agreement is still open.',
      notHeld: 'This agreement has not been confirmed yet.',
      held: 'An agreement that has held is not deleted. End it, and it stays to be read.',
    },
    es: {
      confirmed: 'Acuerdo confirmado.',
      done: 'Acuerdo cumplido.',
      givenUp: 'Acuerdo cerrado.',
      reopened: 'Acuerdo reabierto.',
      removed: 'Acuerdo eliminado.',
      noGoal: 'Escribe el objetivo.',
      longGoal: `El objetivo puede tener como máximo ${AGREEMENT_LIMITS.goal} caracteres.`,
      noAction: 'Escribe lo que se hará.',
      longAction: `La acción puede tener como máximo ${AGREEMENT_LIMITS.action.toLocaleString('es')} caracteres.`,
      noDay: 'Indica hasta cuándo.',
      past: 'Elige hoy o un día por venir.',
      far: 'Elige un día dentro de tres años.',
      otherCompetency: 'Esta competencia no forma parte de la evaluación.',
      notYours: 'Solo la persona evaluada y quien la dirige escriben los acuerdos.',
      tooEarly: 'Los acuerdos se escriben después de que los jefes evalúan.',
      tooMany: `Una evaluación tiene como máximo ${AGREEMENT_LIMITS.count} acuerdos.`,
      changedMeanwhile:
        'Este acuerdo cambió mientras lo veías. Mira cómo quedó e inténtalo de nuevo.',
      ended: 'Este acuerdo ya terminó. Reábrelo para cambiar algo.',
      notAwaited: 'Este acuerdo no espera tu confirmación.',
      notEnded: 'Este acuerdo todavía está abierto.',
      notHeld: 'Este acuerdo todavía no se confirmó.',
      held: 'Un acuerdo que ya valió no se elimina. Ciérralo y queda para consulta.',
    },
  };
