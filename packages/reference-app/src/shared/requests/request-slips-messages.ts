import { counted } from '../lib/counted.ts';

/** What is said where slips of open requests are printed. */
export const requestSlipsMessages = {
  meaning:
    'Um PDF com QR codes, por departamento. Cada bilhete leva um link pessoal: quem o abre responde no lugar da pessoa.',
  whose: 'Para quem',
  unmailed: (count: number) => `Quem não tem e-mail (${count})`,
  mailed: (count: number) => `Quem tem e-mail (${count})`,
  mailedAreTold: 'Cada pessoa é avisada por e-mail de que você criou um link.',
  nobody: 'Não há bilhetes a imprimir: nenhuma pessoa ativa tem resposta pendente.',
  counting: 'Contando os bilhetes...',
  print: (count: number) =>
    count === 0 ? 'Criar PDF' : `Criar PDF com ${counted(count, 'bilhete', 'bilhetes')}`,
} as const;
