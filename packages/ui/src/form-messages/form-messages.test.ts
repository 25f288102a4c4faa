import { describe, expect, it } from 'vitest';
import { formMessages } from './form-messages.ts';

describe('formMessages', () => {
  it('names the field as its label does', () => {
    expect(formMessages.required('Cargo')).toBe('Cargo é obrigatório.');
    expect(formMessages.invalid('CNPJ')).toBe('O campo CNPJ é inválido.');
    expect(formMessages.email('E-mail')).toBe(
      'O campo E-mail deve ser um endereço de e-mail válido.',
    );
    expect(formMessages.confirmed('Senha')).toBe(
      'O campo Senha não coincide com o campo de confirmação.',
    );
  });

  it('agrees with the number', () => {
    expect(formMessages.minLength('Nome', 1)).toBe('O campo Nome deve ter pelo menos 1 caractere.');
    expect(formMessages.maxLength('Nome', 200)).toBe(
      'O campo Nome deve ter no máximo 200 caracteres.',
    );
  });

  it('writes numbers as Brazil does', () => {
    expect(formMessages.between('Valor', 0.5, 1500)).toBe(
      'O campo Valor deve estar entre 0,5 e 1.500.',
    );
  });
});
