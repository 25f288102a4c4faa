import { TOTEM_WARNING_SECONDS } from './totem-times.ts';

/** What the totem of a cycle says to whoever stands before it. */
export const totemMessages = {
  opening: 'Abrindo o totem...',
  openFailed: 'Não foi possível abrir o totem',
  closedTitle: 'Totem fechado',
  noCode: 'O endereço deste totem está incompleto. Peça o endereço atual ao RH.',
  retry: 'Tentar novamente',
  title: 'Boas-vindas',
  text: (cycle: string) => `Identifique-se para responder: ${cycle}.`,
  mark: 'CPF ou matrícula',
  markMissing: 'Informe o seu CPF ou a sua matrícula.',
  birthDate: 'Data de nascimento',
  birthDateMissing: 'Informe a sua data de nascimento.',
  enter: 'Entrar',
  answering: (name: string) => `Respondendo: ${name}`,
  saved: 'Cada resposta é salva na hora. Se precisar parar, volte a este totem.',
  leave: 'Sair',
  stay: 'Continuar respondendo',
  stillThere: 'Você ainda está aí?',
  stillThereText: `Sem resposta em ${TOTEM_WARNING_SECONDS} segundos, o totem volta ao início. O que você já respondeu fica salvo.`,
  thanks: 'Obrigado!',
  thanksText: 'Suas respostas foram enviadas. Este totem volta ao início em instantes.',
  restart: 'Voltar ao início',
} as const;

/** The same in the language that is spoken. */
export const totemTexts = { name: 'totem', portuguese: totemMessages } as const;
