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
  whatsappText: (name: string, url: string, day: string) =>
    `Olá, ${name}! Crie sua senha do portal por este link: ${url}\n\nEle vale até ${day} e funciona uma vez. Não o repasse: quem o abre cria a senha no seu lugar.`,
} as const;
