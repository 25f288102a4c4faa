import { RATER_LIMITS } from '@aferir/domain';
import type { InOtherWords, OtherLanguage } from '../../../platform/sentences/interpreter.ts';
import type { ratersMessages } from './raters-messages.ts';

/** What those read who propose somebody, or rate. */
export type SpokenRaters = Omit<typeof ratersMessages, 'forgotten'>;

/** The same in the other languages. */
export const ratersSentences: Readonly<Record<OtherLanguage, InOtherWords<SpokenRaters>>> = {
  en: {
    asked: 'Invitation sent.',
    refused: 'Proposal refused.',
    saved: 'Saved.',
    notYours: 'Only the person who is assessed and whoever manages them propose who rates.',
    managerDecides: 'Only whoever manages the person decides on proposals.',
    none: 'Peers and direct reports do not rate in this assessment.',
    over: 'The cycle was closed, and its ratings no longer change.',
    self: 'The person already has the self-assessment.',
    manager: 'Whoever manages the person already rates as a manager.',
    inactive: 'This person is no longer active.',
    known: 'This person was already proposed.',
    full: `Each group has ${RATER_LIMITS.perGroup} people at most.`,
    decided: 'This proposal was already decided on.',
    ratesAsManager: 'You rate this person as a manager.',
    longComment: `The comment can have ${RATER_LIMITS.comment} characters at most.`,
  },
  es: {
    asked: 'Invitación enviada.',
    refused: 'Propuesta rechazada.',
    saved: 'Guardado.',
    notYours: 'Solo la persona evaluada y quien la dirige proponen quién evalúa.',
    managerDecides: 'Solo quien dirige a la persona decide sobre las propuestas.',
    none: 'En esta evaluación no evalúan pares ni colaboradores a cargo.',
    over: 'El ciclo se cerró y las evaluaciones ya no cambian.',
    self: 'La propia persona ya hace la autoevaluación.',
    manager: 'Quien dirige a la persona ya evalúa como jefe.',
    inactive: 'Esta persona ya no está activa.',
    known: 'Esta persona ya fue propuesta.',
    full: `Cada grupo tiene como máximo ${RATER_LIMITS.perGroup} personas.`,
    decided: 'Esta propuesta ya fue decidida.',
    ratesAsManager: 'Tú evalúas a esta persona como jefe.',
    longComment: `El comentario puede tener como máximo ${RATER_LIMITS.comment} caracteres.`,
  },
};
