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

describe('a CNPJ that is pasted', () => {
  const prepared = (text: string) => CNPJ_MASK.prepare?.(text).replace(/[^0-9A-Z]/gi, '');

  it.each([
    'CNPJ: 11.222.333/0001-81',
    'CNPJ nº 11.222.333/0001-81',
    'CNPJ N° 11222333000181',
    'CNPJ no. 11.222.333/0001-81',
    'CNPJ/MF nº\u00a011.222.333/0001-81',
    'CNPJ (MF): 11.222.333/0001-81',
    'CNPJ:\n11.222.333/0001-81\n',
    'cnpj 11.222.333/0001-81.',
    'C.N.P.J.: 11.222.333/0001-81',
    'CNPJ11222333000181',
    'Inscrita no CNPJ sob o nº 11.222.333/0001-81 (matriz)',
    'CNPJ 11.222.333 / 0001 - 81',
    'CNPJ 11 222 333 0001 81',
    'CNPJ １１.２２２.３３３/０００１‑８１',
    '11.222.333/0001–81',
    ' 11222333000181\t',
    '11222333000181',
  ])('is taken of %j', (text) => {
    expect(prepared(text)).toBe('11222333000181');
  });

  it.each([
    'CNPJ: 12.ABC.345/01DE-35',
    'CNPJ nº\u00a012.abc.345/01de-35',
    'CNPJ12ABC34501DE35',
    'cnpj: 12abc34501de35',
    '12.ABC.345/01DE-35',
  ])('is taken with its letters of %j', (text) => {
    expect(prepared(text)).toBe('12ABC34501DE35');
  });

  it('is shown without its label also where its check digits are wrong or it is cut', () => {
    expect(prepared('CNPJ: 11.222.333/0001-82')).toBe('11222333000182');
    expect(prepared('CNPJ nº 12.ABC.345/01DE-36')).toBe('12ABC34501DE36');
    expect(prepared('CNPJ: 11.222.333')).toBe('11222333');
    expect(prepared('CNPJ nº AB.222')).toBe('AB222');
  });

  it.each(['', '1', '12', '12.AB', 'ab', '12.ABC.345/01DE-3', 'NO.123.456'])(
    'leaves %j, which is no more than its beginning',
    (text) => {
      expect(CNPJ_MASK.prepare?.(text)).toBe(text);
    },
  );
});
