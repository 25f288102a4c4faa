import type { ShownAgreementMessages } from '../../shared/agreements/shown-agreement.messages.ts';

/** What is said of an agreement wherever it is only read, in Spanish. */
export const shownAgreementSpanish: ShownAgreementMessages = {
  states: {
    proposed: 'Esperando confirmación',
    agreed: 'Acordado',
    done: 'Cumplido',
    'given-up': 'Cerrado',
  },
  waitsForYou: 'Espera tu confirmación.',
  waitsFor: (name) => `Espera la confirmación de ${name}.`,
  waitsForManager: 'Espera la confirmación del jefe.',
  who: 'Quién lo hace',
  theManager: 'Jefe',
  until: 'Hasta cuándo',
  overdue: (date) => `${date}, plazo vencido`,
  today: (date) => `${date}, hoy`,
  competency: 'Competencia',
  personOf: 'Persona',
  earlierTitle: 'Acuerdos de la evaluación anterior',
};
