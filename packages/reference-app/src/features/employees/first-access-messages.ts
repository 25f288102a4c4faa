import { daysIn, FIRST_ACCESS_LINK_LIFETIME } from '@aferir/domain';
import { counted } from '../../shared/lib/counted.ts';

/** What is said of a link for the first password of somebody without an e-mail. */
export const firstAccessMessages = {
  title: 'Link de primeiro acesso',
  meaning: (name: string) =>
    `Com este link, ${name} cria a própria senha do portal. Entregue-o só a essa pessoa: quem o abre cria a senha no lugar dela.`,
  worksOnce: `Ele funciona uma vez e vale por ${counted(daysIn(FIRST_ACCESS_LINK_LIFETIME), 'dia', 'dias')}.`,
  replaces: 'O link entregue antes deixa de funcionar na hora.',
  validUntil: (day: string) => `Vale até ${day}, para um único uso.`,
  print: 'Imprimir bilhete com QR code',
  whatsappTexts: {
    'pt-BR': (name: string, url: string, day: string) =>
      `Olá, ${name}! Crie sua senha do portal por este link: ${url}\n\nEle vale até ${day} e funciona uma vez. Não o repasse: quem o abre cria a senha no seu lugar.`,
    en: (name: string, url: string, day: string) =>
      `Hello, ${name}! Create your password for the portal by this link: ${url}\n\nIt is good until ${day} and works once. Do not pass it on: whoever opens it creates the password in your place.`,
    es: (name: string, url: string, day: string) =>
      `¡Hola, ${name}! Crea tu contraseña del portal con este enlace: ${url}\n\nVale hasta el ${day} y funciona una sola vez. No lo reenvíes: quien lo abre crea la contraseña en tu lugar.`,
  },
} as const;
