import { expect, it } from 'vitest';
import type { SectionField } from './section-contract.ts';
import { formImports, inputsOf, leftOutOf } from './section-fields.ts';

const fields: readonly SectionField[] = [
  { name: 'nmItem', kind: 'text', label: 'Nome do item' },
  { name: 'flAtivo', kind: 'boolean', label: 'Ativo' },
  { name: 'Perfis', kind: 'other', label: 'Perfis' },
];

it('asks a yes or no by a box that may stay empty', () => {
  const [text = '', box = ''] = inputsOf(fields).split(/(?=<CheckboxField)/);
  expect(text).toContain("register('nmItem', { required");
  expect(box).toContain("{...register('flAtivo')}");
  expect(box).not.toContain('required');
  expect(formImports(fields)).toContain('CheckboxField');
});

it('tells what the form leaves out', () => {
  expect(leftOutOf(fields)).toEqual(['Perfis']);
  expect(inputsOf(fields)).not.toContain('Perfis');
});
