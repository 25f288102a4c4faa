import { spoken } from '../../../platform/sentences/interpreter.ts';
import { employeesMessages } from '../employees-messages.ts';

/** What people read of a first access by a link from HR, in the other languages. */
export const firstAccessSentences = spoken<
  Pick<
    typeof employeesMessages,
    | 'firstAccessUnknown'
    | 'firstAccessOver'
    | 'firstAccessEnded'
    | 'firstAccessUsed'
    | 'firstAccessAccepted'
  >
>(employeesMessages, {
  en: {
    firstAccessUnknown: 'This link is not valid. Check that the whole address was copied.',
    firstAccessOver: 'This link has expired. Ask HR at your company for another one.',
    firstAccessEnded: {
      replaced: 'This link was replaced by a newer one. Use the last one you received.',
      revoked: 'This link is no longer valid. If in doubt, ask HR at your company.',
    },
    firstAccessUsed:
      'The access has already been made. Sign in with the password you created, or ask HR.',
    firstAccessAccepted: 'Your access has been created!',
  },
  es: {
    firstAccessUnknown: 'Este enlace no es válido. Comprueba que copiaste la dirección completa.',
    firstAccessOver: 'Este enlace venció. Pide otro a Recursos Humanos de tu empresa.',
    firstAccessEnded: {
      replaced: 'Este enlace fue reemplazado por uno más reciente. Usa el último que recibiste.',
      revoked:
        'Este enlace ya no vale. Si tienes dudas, consulta a Recursos Humanos de tu empresa.',
    },
    firstAccessUsed:
      'El acceso ya fue creado. Ingresa con la contraseña que creaste o consulta a Recursos Humanos.',
    firstAccessAccepted: '¡Tu acceso se creó!',
  },
});
