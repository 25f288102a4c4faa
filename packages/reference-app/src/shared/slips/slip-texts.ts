import type { Language } from '@aferir/domain';

/** What a slip says to whoever it is for. */
export interface SlipTexts {
  readonly answerUntil: (day: string) => string;
  readonly validUntil: (day: string) => string;
  readonly howTo: string;
  readonly isPersonal: string;
  /** What it is for, where that has no name that somebody gave it. */
  readonly subjects: Readonly<Record<SlipSubject, string>>;
}

/** What slips are for that stand in no cycle. */
export type SlipSubject = 'behavioral' | 'performance' | 'firstAccess';

/** In each language; paper of one document goes to people of several. */
export const slipTexts: Readonly<Record<Language, SlipTexts>> = {
  'pt-BR': {
    answerUntil: (day) => `Responda até ${day}`,
    validUntil: (day) => `Vale até ${day}`,
    howTo: 'Aponte a câmera do celular e abra o link.',
    isPersonal: 'É só seu: não o empreste.',
    subjects: {
      behavioral: 'Avaliação comportamental',
      performance: 'Avaliação de desempenho',
      firstAccess: 'Primeiro acesso ao portal',
    },
  },
  en: {
    answerUntil: (day) => `Answer by ${day}`,
    validUntil: (day) => `Valid until ${day}`,
    howTo: 'Point the camera of your phone at it and open the link.',
    isPersonal: 'It is yours alone: do not lend it.',
    subjects: {
      behavioral: 'Behavioral assessment',
      performance: 'Performance review',
      firstAccess: 'First access to the portal',
    },
  },
  es: {
    answerUntil: (day) => `Responde hasta el ${day}`,
    validUntil: (day) => `Vale hasta el ${day}`,
    howTo: 'Apunta la cámara del celular y abre el enlace.',
    isPersonal: 'Es solo tuyo: no lo prestes.',
    subjects: {
      behavioral: 'Evaluación de comportamiento',
      performance: 'Evaluación de desempeño',
      firstAccess: 'Primer acceso al portal',
    },
  },
};
