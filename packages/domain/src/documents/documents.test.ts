import { describe, expect, it } from 'vitest';
import { CNPJ_MASK, formatCnpj, isCnpj } from './cnpj.ts';
import { CPF_MASK, formatCpf, isCpf } from './cpf.ts';
import { isTaxId, taxIdMask, toTaxId } from './tax-id.ts';

const cpf = {
  name: 'CPF',
  isValid: isCpf,
  format: formatCpf,
  accepted: ['529.982.247-25', '52998224725', '111.444.777-35', '00000000191'],
  refused: [
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
  ],
  written: [
    ['52998224725', '529.982.247-25'],
    ['529.982', '529.982'],
  ],
};

const cnpj = {
  name: 'CNPJ',
  isValid: isCnpj,
  format: formatCnpj,
  accepted: ['12.ABC.345/01DE-35', '12abc34501de35', '11.222.333/0001-81', '00000000000191'],
  refused: [
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
  ],
  written: [
    ['12abc34501de35', '12.ABC.345/01DE-35'],
    ['11222333000181', '11.222.333/0001-81'],
    ['112223', '112223'],
  ],
};

describe.each([cpf, cnpj])('$name', ({ isValid, format, accepted, refused, written }) => {
  it.each(accepted)('accepts %s', (number) => {
    expect(isValid(number)).toBe(true);
  });

  it.each(refused)('refuses %j', (number) => {
    expect(isValid(number)).toBe(false);
  });

  it('writes its punctuation', () => {
    expect(written.map(([digits = '']) => format(digits))).toEqual(written.map(([, text]) => text));
  });
});

it('asks a natural person for a CPF and a company for a CNPJ', () => {
  expect(isTaxId('529.982.247-25', 'F')).toBe(true);
  expect(isTaxId('529.982.247-25', 'J')).toBe(false);
  expect(isTaxId('11.222.333/0001-81', 'J')).toBe(true);
  expect(isTaxId('11.222.333/0001-81', 'F')).toBe(false);
});

it('types the tax id of each kind of taxpayer in its form', () => {
  expect(taxIdMask('F')).toBe(CPF_MASK);
  expect(taxIdMask('J')).toBe(CNPJ_MASK);
});

it('stores the characters of a tax id alone', () => {
  expect(toTaxId(' 529.982.247-25 ', 'F')).toBe('52998224725');
  expect(toTaxId('12.abc.345/01de-35', 'J')).toBe('12ABC34501DE35');
  expect(toTaxId('12.ABC.345/01DE-3!', 'J')).toBeNull();
  expect(toTaxId('529.982.247-25', 'J')).toBeNull();
});
