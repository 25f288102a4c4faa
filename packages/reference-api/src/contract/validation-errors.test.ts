import { Ajv2020 } from 'ajv/dist/2020.js';
import { expect, it } from 'vitest';
import { describeValidationErrors } from './validation-errors.ts';

const schema = {
  type: 'object',
  required: ['dsFeedback'],
  properties: {
    dsFeedback: { type: 'string', pattern: '\\S' },
    nrIndice: { type: 'integer', minimum: 0, maximum: 10 },
    senhaNova: { type: 'string', minLength: 6 },
  },
};

function faultsOf(body: unknown): string[] {
  const validate = new Ajv2020({ allErrors: true }).compile(schema);
  validate(body);
  return describeValidationErrors(validate.errors ?? []);
}

it.each([
  [{}, ['O campo Feedback é obrigatório.']],
  [{ dsFeedback: '  ' }, ['O campo Feedback é inválido.']],
  [{ dsFeedback: 'Ana', nrIndice: 11 }, ['O campo Nota é inválido: deve ser no máximo 10.']],
  [{ dsFeedback: 'Ana', nrIndice: -1 }, ['O campo Nota é inválido: deve ser no mínimo 0.']],
  [{ dsFeedback: 'Ana', senhaNova: 'abc' }, ['A senha deve ter pelo menos 6 caracteres']],
])('tells what is wrong with %j', (body, faults) => {
  expect(faultsOf(body)).toEqual(faults);
});
