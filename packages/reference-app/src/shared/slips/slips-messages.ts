import { counted } from '../lib/counted.ts';

/** What is said of slips that are printed, and on them. */
export const slipsMessages = {
  print: 'Imprimir bilhetes',
  question: 'Imprimir bilhetes com QR code?',
  text: (count: number) =>
    counted(
      count,
      'bilhete em PDF. Ele leva um link pessoal: quem o abre responde no lugar da pessoa.',
      'bilhetes em PDF, por departamento. Cada um leva um link pessoal: quem o abre responde no lugar da pessoa.',
    ),
  replaces: 'Links e bilhetes entregues antes deixam de funcionar em 24 horas.',
  next: (count: number) =>
    count === 1
      ? 'Falta 1 bilhete. Imprimir também?'
      : `Faltam ${counted(count, 'bilhete', 'bilhetes')}. Imprimir os próximos?`,
  confirm: 'Criar PDF',
  done: (count: number) => (count === 1 ? 'O bilhete está no PDF.' : 'Os bilhetes estão no PDF.'),
  failed: (count: number) =>
    count === 1 ? 'Não foi possível criar o bilhete.' : 'Não foi possível criar os bilhetes.',

  title: 'Bilhetes',
  page: 'Página',
  pageOf: 'de',
  noDepartment: 'Sem departamento',
  fileName: (subject: string, page = 0) => `bilhetes-${subject}${page > 0 ? `-${page + 1}` : ''}`,
} as const;
