import { describe, expect, it } from 'vitest';
import { formatCnpj, isCnpj } from './cnpj.ts';
import { formatCpf, isCpf } from './cpf.ts';
import { isTaxId } from './tax-id.ts';

describe('CPF', () => {
  it.each(['529.982.247-25', '52998224725', '111.444.777-35', '00000000191'])(
    'accepts %s',
    (cpf) => {
      expect(isCpf(cpf)).toBe(true);
    },
  );

  it.each([
    '529.982.247-24',
    '529.982.247-15',
    '111.111.111-11',
    '000.000.000-00',
    '5299822472',
    '529982247250',
    '529.982.247/25',
    ' 52998224725',
    '52998224725\0',
    '',
  ])('refuses %j', (cpf) => {
    expect(isCpf(cpf)).toBe(false);
  });

  it('writes its punctuation', () => {
    expect(formatCpf('52998224725')).toBe('529.982.247-25');
    expect(formatCpf('529.982')).toBe('529.982');
  });
});

describe('CNPJ', () => {
  it.each(['12.ABC.345/01DE-35', '12abc34501de35', '11.222.333/0001-81', '00000000000191'])(
    'accepts %s',
    (cnpj) => {
      expect(isCnpj(cnpj)).toBe(true);
    },
  );

  it.each([
    '12.ABC.345/01DE-36',
    '12.ABC.345/01DE-25',
    '12.ABC.345/01DF-35',
    '11.222.333/0001-82',
    '00.000.000/0000-00',
    '12ABC34501DE.35!!',
    '12ABC34501DE35\0',
    '12ABC34501DE3A',
    '12ÁBC34501DE35',
    '12ABC34501DE3',
    '',
  ])('refuses %j', (cnpj) => {
    expect(isCnpj(cnpj)).toBe(false);
  });

  it('writes its punctuation', () => {
    expect(formatCnpj('12abc34501de35')).toBe('12.ABC.345/01DE-35');
    expect(formatCnpj('11222333000181')).toBe('11.222.333/0001-81');
    expect(formatCnpj('112223')).toBe('112223');
  });
});

it('asks a natural person for a CPF and a company for a CNPJ', () => {
  expect(isTaxId('529.982.247-25', 'F')).toBe(true);
  expect(isTaxId('529.982.247-25', 'J')).toBe(false);
  expect(isTaxId('11.222.333/0001-81', 'J')).toBe(true);
  expect(isTaxId('11.222.333/0001-81', 'F')).toBe(false);
});
