import { expect, it } from 'vitest';
import { findHoles } from '../../../../../scripts/lib/find-holes.ts';
import { notificationsTexts } from './notifications-texts.ts';
import { wordNotification } from './word-notification.ts';

type Row = Parameters<typeof wordNotification>[0];

const row = (kind: Row['kind'], values: Partial<Row> = {}): Row => ({
  kind,
  count: 1,
  names: ['Zoé Prado'],
  details: {},
  ...values,
});
const many = { count: 12, names: ['Ida Reis', 'Ivo Sá'] };
const imported = { state: 'done', file: 'rh.csv', created: 1, changed: 2, faulty: 3 };

it.each([
  [
    row('import', { details: imported }),
    undefined,
    'Importação de funcionários concluída | Arquivo rh.csv: 1 novo, 2 alterados, 3 com problema.',
    'Import of employees finished | File rh.csv: 1 new, 2 changed, 3 with a problem.',
    'Importación de empleados terminada | Archivo rh.csv: 1 nuevo, 2 modificados, 3 con problemas.',
  ],
  [
    row('import', { details: { ...imported, state: 'undone' } }),
    undefined,
    'Importação de funcionários desfeita | Arquivo rh.csv.',
    'Import of employees undone | File rh.csv.',
    'Importación de empleados deshecha | Archivo rh.csv.',
  ],
  [
    row('assessment', many),
    'comportamental',
    '12 avaliações comportamentais finalizadas | Ida Reis, Ivo Sá e mais 10 pessoas.',
    '12 behavioral assessments finished | Ida Reis, Ivo Sá, and 10 more people.',
    '12 evaluaciones de comportamiento terminadas | Ida Reis, Ivo Sá y 10 personas más.',
  ],
  [
    row('assessment', { count: 2, names: ['Ana Luz', 'Ivo Sá'] }),
    'desempenho',
    '2 avaliações de desempenho finalizadas | Ana Luz e Ivo Sá.',
    '2 performance reviews finished | Ana Luz and Ivo Sá.',
    '2 evaluaciones de desempeño terminadas | Ana Luz e Ivo Sá.',
  ],
  [
    row('feedback'),
    'desempenho',
    'Um feedback espera por você | Falta o seu feedback na avaliação de Zoé Prado.',
    'A piece of feedback is waiting for you | Your feedback on the review of Zoé Prado is still missing.',
    'Una retroalimentación te espera | Falta tu retroalimentación en la evaluación de Zoé Prado.',
  ],
  [
    row('mail', { details: { address: 'ana@empresa.example', role: 'manager' } }),
    'desempenho',
    'E-mail não entregue | O e-mail para ana@empresa.example com o link da avaliação de desempenho de Zoé Prado voltou.',
    'Email not delivered | The email to ana@empresa.example with the link to the performance review of Zoé Prado came back.',
    'Correo no entregado | El correo para ana@empresa.example con el enlace de la evaluación de desempeño de Zoé Prado fue devuelto.',
  ],
  [
    row('training', { details: { title: 'NR-10' } }),
    'treinamento',
    'Treinamento concluído | Zoé Prado concluiu NR-10.',
    'Training completed | Zoé Prado has completed NR-10.',
    'Capacitación terminada | Zoé Prado terminó NR-10.',
  ],
  [
    row('unmailed', { details: { about: 'feedback' } }),
    'desempenho',
    'Avise pessoalmente: feedback a dar | Zoé Prado não tem e-mail e ainda não sabe que falta dar o feedback de uma avaliação.',
    'Tell in person: feedback to give | Zoé Prado has no email and does not know yet that feedback on a review is due.',
    'Avisa en persona: retroalimentación pendiente | Zoé Prado no tiene correo y aún no sabe que falta la retroalimentación de una evaluación.',
  ],
  [
    row('unmailed', { count: 3, details: { about: 'feedback' } }),
    'desempenho',
    'Avise pessoalmente: feedback a dar | Zoé Prado não tem e-mail e ainda não sabe que falta dar o feedback de 3 avaliações.',
    'Tell in person: feedback to give | Zoé Prado has no email and does not know yet that feedback on 3 reviews is due.',
    'Avisa en persona: retroalimentación pendiente | Zoé Prado no tiene correo y aún no sabe que falta la retroalimentación de 3 evaluaciones.',
  ],
  [
    row('unmailed', { details: { about: 'result' } }),
    'desempenho',
    'Avise pessoalmente: resultado de desempenho | Zoé Prado não tem e-mail e ainda não sabe que o resultado saiu.',
    'Tell in person: review result | Zoé Prado has no email and does not know yet that the result is available.',
    'Avisa en persona: resultado de desempeño | Zoé Prado no tiene correo y aún no sabe que el resultado está disponible.',
  ],
  [
    row('unmailed', { ...many, details: { about: 'result' } }),
    'desempenho',
    'Avise pessoalmente: 12 resultados de desempenho | Ida Reis, Ivo Sá e mais 10 pessoas.',
    'Tell in person: 12 review results | Ida Reis, Ivo Sá, and 10 more people.',
    'Avisa en persona: 12 resultados de desempeño | Ida Reis, Ivo Sá y 10 personas más.',
  ],
] as const)('is said in each language (%#)', (told, about, ...sentences) => {
  const said = (['pt-BR', 'en', 'es'] as const).map((language) => {
    const { title, text } = wordNotification(told, about, language);
    return `${title} | ${text}`;
  });
  expect(said).toEqual(sentences);
});

it.each(['en', 'es'] as const)('has words for everything in %s', (language) => {
  const { 'pt-BR': portuguese, [language]: other } = notificationsTexts;
  expect(findHoles(portuguese, other)).toEqual([]);
});
