import { expect, it } from 'vitest';
import { createInterpreter, spoken } from './interpreter.ts';

const portuguese = {
  busy: 'Ocupado.',
  expired: (company: string) => `Este link da ${company} expirou.`,
  left: (count: number) => (count === 1 ? 'Falta 1 pergunta.' : `Faltam ${count} perguntas.`),
  replaced: () => 'Este link foi substituído.',
  faults: { name: 'Nome inválido' },
  staffOnly: 'Salvo.',
};

const interpret = createInterpreter([
  spoken<Omit<typeof portuguese, 'staffOnly'>>(portuguese, {
    en: {
      busy: 'Busy.',
      expired: (company) => `This link of ${company} has expired.`,
      left: (count) => (count === 1 ? '1 question is left.' : `${count} questions are left.`),
      replaced: () => 'This link was replaced.',
      faults: { name: 'Name is not valid' },
    },
    es: {
      busy: 'Ocupado.',
      expired: (company) => `Este enlace de ${company} venció.`,
      left: (count) => (count === 1 ? 'Falta 1 pregunta.' : `Faltan ${count} preguntas.`),
      replaced: () => 'Este enlace fue reemplazado.',
      faults: { name: 'Nombre no válido' },
    },
  }),
]);

it.each([
  ['Ocupado.', 'Busy.'],
  ['Este link da Empresa (Exemplo) $1 expirou.', 'This link of Empresa (Exemplo) $1 has expired.'],
  ['Falta 1 pergunta.', '1 question is left.'],
  ['Faltam 12 perguntas.', '12 questions are left.'],
  ['Este link foi substituído.', 'This link was replaced.'],
  ['Nome inválido', 'Name is not valid'],
])('says %j', (sentence, said) => {
  expect(interpret(sentence, 'en')).toBe(said);
});

it.each(['Salvo.', 'Outra coisa.', 'Este link da Empresa', 'Este link da x expirou', ''])(
  'says nothing of %j',
  (sentence) => {
    expect(interpret(sentence, 'es')).toBeUndefined();
  },
);
