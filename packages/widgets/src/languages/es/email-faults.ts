import type { EmailFaultTexts } from '@aferir/domain';

/** What is said of faults of addresses in Spanish. */
export const emailFaultsSpanish: EmailFaultTexts = {
  mailto: 'Escribe solo la dirección de correo, sin “mailto:”.',
  named: 'Escribe solo la dirección de correo, sin el nombre y sin los signos < y >.',
  several: 'Escribe una sola dirección de correo.',
};
