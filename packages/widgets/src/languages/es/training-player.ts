import type { TrainingPlayerMessages } from '../../training-player/training-player.messages.ts';
import { emailFaultsSpanish } from './email-faults.ts';
import { portalSpanish } from './questionnaire.ts';

/** The training player in Spanish. */
export const trainingPlayerSpanish: TrainingPlayerMessages = {
  ...portalSpanish,
  language: 'es',
  contentNote: 'La capacitación está en portugués.',
  name: 'Capacitación',
  loading: 'Cargando la capacitación…',
  unavailableTitle: 'No se pudo abrir la capacitación',
  unreachableTitle: 'Sin conexión por el momento',
  unreachableHint: 'Lo intentaremos de nuevo automáticamente en cuanto sea posible.',
  retry: 'Intentar de nuevo',
  missingLink: 'Este enlace no es válido. Revisa que la dirección esté completa.',

  emailText: (maskedEmail) =>
    `Para ver la capacitación, confirma tu correo (${maskedEmail}). Le enviaremos un PIN de 4 caracteres.`,
  noEmail:
    'No tienes un correo registrado, por eso no se puede enviar el PIN. Habla con Recursos Humanos de tu empresa.',
  email: 'Correo electrónico',
  emailInvalid: '¡Este correo no es válido! Revisa que la dirección esté bien escrita.',
  emailFaults: emailFaultsSpanish,
  sendPin: 'Enviar PIN',
  pinAtHand: 'Ya tengo un PIN',
  pinSent: '¡Enviamos un PIN nuevo a tu correo! Revisa tu bandeja de entrada.',
  sendFailed: '¡Ocurrió un problema inesperado! Revisa que el correo esté bien escrito.',

  pinText: 'Escribe el PIN de 4 caracteres que llegó a tu correo. Vale por 30 minutos.',
  pin: 'PIN',
  checking: 'Verificando el PIN…',
  otherPin: 'Enviar otro PIN',
  accessExpired: 'Tu acceso venció. Pide un PIN nuevo.',
  accessRefused: 'No se aceptó tu acceso. Revisa que el PIN sea correcto o pide uno nuevo.',
  openFailed: 'No se pudo cargar la capacitación. Prueba con un PIN nuevo.',

  leave: 'Salir',
  leaveTitle: 'Salir de la capacitación',
  leaveText: '¿Quieres terminar la sesión? Necesitarás otro PIN para ver la capacitación de nuevo.',
  stay: 'Cancelar',

  about: 'Sobre la capacitación',
  duration: 'Duración',
  author: 'Autor',
  category: 'Categoría',
  description: 'Descripción',
  progressLabel: 'Videos terminados',
  progress: (concluded, total) => `${concluded} de ${total}`,
  sessions: 'Sesiones',
  noVideos: 'Esta capacitación todavía no tiene videos.',
  concludedOf: (concluded, total) => `${concluded} de ${total} ${total === 1 ? 'video' : 'videos'}`,
  mark: (video) => `Terminado: ${video}`,
  watched: 'Visto',
  marked: 'Marcado por ti',
  nowPlaying: 'Reproduciendo',
  isSaved: 'Avance guardado',
  saveFailed: 'Sin conexión: tu avance se guardará en cuanto vuelva.',

  speed: 'Velocidad',
  speedOf: (speed) => (speed === 1 ? 'Normal' : `${speed.toLocaleString('es')}×`),
  pictureInPicture: 'Ventana flotante',
  captionsLabel: 'Portugués',
  videoFailed: 'No se pudo cargar el video.',
  nextIn: (seconds) => `Próximo video en ${seconds} ${seconds === 1 ? 'segundo' : 'segundos'}`,
  playNext: 'Ver ahora',
  stopNext: 'Quedarme en este video',

  concludedTitle: '¡Capacitación terminada!',
  certificateText: 'Tu certificado está listo.',
  earlierCertificate: (version) =>
    `Tienes el certificado de la versión ${version} de esta capacitación.`,
  downloadCertificate: 'Descargar certificado',
  certificateFailed: 'No se pudo generar el PDF. Inténtalo de nuevo.',

  certificateTitle: 'Certificado',
  certificateFile: 'Certificado.pdf',
  certifies: 'Certificamos que',
  hasConcluded: 'terminó la capacitación',
  certificateFacts: (version, date) => `Versión ${version} · Terminada el ${date}`,
  certificateCode: 'Código',
  verifyAt: 'Verifica su autenticidad en',

  previewName: 'Vista previa de la capacitación',
  previewText:
    'Esta es una vista previa: así ven la capacitación las personas. Nada de lo que veas aquí se guarda.',
};
