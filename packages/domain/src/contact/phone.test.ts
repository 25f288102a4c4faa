import { describe, expect, it } from 'vitest';
import { createRandom } from '../random/create-random.ts';
import {
  findPhoneFault,
  formatPhone,
  isPhone,
  PHONE_FAULT_TEXTS,
  phoneProblem,
  toPhone,
} from './phone.ts';
import { PHONE_MASK } from './phone-mask.ts';

describe('a phone of Brazil', () => {
  it.each([
    ['(11) 98765-4321', '11987654321'],
    ['11987654321', '11987654321'],
    ['(11) 3333-4444', '1133334444'],
    [' 11 98888-7777 ', '11988887777'],
    ['+55 (11) 98765-4321', '11987654321'],
    ['5511987654322', '11987654322'],
    ['551133334444', '1133334444'],
    ['0055 11 98765 4321', '11987654321'],
    ['+0055 11 98765 4321', '11987654321'],
    ['011 98765-4321', '11987654321'],
    ['(011) 3333-4444', '1133334444'],
    ['0 15 11 98765-4321', '11987654321'],
    ['(0xx11) 98765-4321', '11987654321'],
    ['0**11 3333-4444', '1133334444'],
    ['+55 (011) 98765-4321', '11987654321'],
    ['\u202a+55 11 98765\u20114321\u202c', '11987654321'],
    ['11 98765\u20134321', '11987654321'],
    ['11 98765\u20144321', '11987654321'],
    ['11 98765\u22124321', '11987654321'],
    ['11\u00a098765-4321', '11987654321'],
    ['11\u202f98765-4321', '11987654321'],
    ['\u206811987654321\u2069', '11987654321'],
    ['11987654321\u200b', '11987654321'],
    ['11 98765\u00ad-4321', '11987654321'],
    ['11.98765.4321', '11987654321'],
    ['11/98765-4321', '11987654321'],
    ['[11] 98765 4321', '11987654321'],
    ['11987654321.0', '11987654321'],
    ["'11987654321", '11987654321'],
    ['Tel.: 11 98765-4321', '11987654321'],
    ['tel:+5511987654321', '11987654321'],
    ['WhatsApp: (11) 98765-4321', '11987654321'],
    ['１１９８７６５４３２１', '11987654321'],
    ['＋５５（１１）９８７６５－４３２１', '11987654321'],
    ['55 99999-8888', '55999998888'],
    ['(55) 3222-1111', '5532221111'],
    ['+55 55 99999-8888', '55999998888'],
    ['0055 55 3222-1111', '5532221111'],
    ['055 99999-8888', '55999998888'],
    ['(11) 8765-4321', '1187654321'],
  ])('is read from %j', (text, digits) => {
    expect(toPhone(text)).toBe(digits);
    expect(isPhone(text)).toBe(true);
    expect(phoneProblem(text, 'x')).toBeUndefined();
  });

  it.each([
    ['00000000000', 'zeros'],
    ['(11) 00000-0000', 'zeros'],
    ['+55 0000000000', 'zeros'],
    ['+1 415 555 2671', 'foreign'],
    ['+351 912 345 678', 'foreign'],
    ['00351 912 345 678', 'foreign'],
    ['+54 11 4321 9876', 'foreign'],
    ['+44 20 7946 0958', 'foreign'],
    ['(+39) 06 6982 1', 'foreign'],
    ['＋351 912 345 678', 'foreign'],
    ['0800 123 4567', 'service'],
    ['0800-123456', 'service'],
    ['800 123 4567', 'service'],
    ['0300 123 4567', 'service'],
    ['+55 800 123 4567', 'service'],
    ['4004-1234', 'service'],
    ['98765-4321', 'no-area-code'],
    ['3333-4444', 'no-area-code'],
    ['+55 98765-4321', 'no-area-code'],
    ['(00) 98765-4321', 'unknown-area-code'],
    ['(10) 98765-4321', 'unknown-area-code'],
    ['20 3333-4444', 'unknown-area-code'],
    ['11 98765-4321 / 11 3333-4444', 'several'],
    ['11 98765-4321; 11 3333-4444', 'several'],
    ['11 98765-4321 ou 11 3333-4444', 'several'],
    ['11 98765-4321 11 3333-4444', 'several'],
    ['11 3333-4444 ramal 12', 'extension'],
    ['11 3333-4444 r. 12', 'extension'],
    ['1,19877E+10', 'rounded'],
    ['', 'unreadable'],
    ['\u200b', 'unreadable'],
    ['11', 'unreadable'],
    ['(11) 98888-77777', 'unreadable'],
    ['(11) 9888a-7777', 'unreadable'],
    ['11\u000098888-7777', 'unreadable'],
    ['ana@empresa.example', 'unreadable'],
    ['(11) 12345-6789', 'unreadable'],
  ])('is none in %j: %s', (text, fault) => {
    expect(findPhoneFault(text)).toBe(fault);
    expect(toPhone(text)).toBeNull();
  });

  it('is told why it is none, in words of its own where there are some', () => {
    expect(phoneProblem('+1 415 555 2671', 'x')).toBe(PHONE_FAULT_TEXTS.foreign);
    expect(phoneProblem('11', 'Telefone inválido')).toBe('Telefone inválido');
    expect(new Set(Object.values(PHONE_FAULT_TEXTS)).size).toBe(8);
  });

  it('is looked for once in marks without end', () => {
    expect(findPhoneFault(`11 98765-4321${'.'.repeat(500_000)}x`)).toBe('unreadable');
    expect(toPhone(`11 98765-4321${'.;'.repeat(250_000)}`)).toBe('11987654321');
  });

  it('is written with its punctuation', () => {
    expect(formatPhone('11988887777')).toBe('(11) 98888-7777');
    expect(formatPhone('1133334444')).toBe('(11) 3333-4444');
    expect(formatPhone('0055 11 98888 7777')).toBe('(11) 98888-7777');
    expect(formatPhone('ramal 12')).toBe('ramal 12');
  });
});

describe('at random', () => {
  const random = createRandom(32);
  const integerBetween = (low: number, high: number) =>
    low + Math.floor(random() * (high - low + 1));
  const pick = <T>(from: readonly T[]) => from[integerBetween(0, from.length - 1)] as T;
  const digits = (count: number) =>
    Array.from({ length: count }, () => integerBetween(0, 9)).join('');
  const areas = (
    '11 12 13 14 15 16 17 18 19 21 22 24 27 28 31 32 33 34 35 37 38 41 42 43 44 45 46 47 48 49 51 53 54 55 ' +
    '61 62 63 64 65 66 67 68 69 71 73 74 75 77 79 81 82 83 84 85 86 87 88 89 91 92 93 94 95 96 97 98 99'
  ).split(' ');
  const local = () =>
    random() < 0.5
      ? `9${integerBetween(1, 9)}${digits(7)}`
      : `${integerBetween(2, 5)}${digits(6)}1`;
  const spaces = ['', ' ', '  ', '\u00a0', '\u202f', '\u2009', '\u200b', '\u2060', '\u200e'];
  const between = [...spaces, '-', '.', '\u2011', '\u2013', '\u2014', '\u2212', ' - ', '\u00ad'];
  const around = ['', '', ' ', '\u200b', '\ufeff', '\u202a', '\u2068'];
  const wide = (text: string) =>
    text.replace(/[0-9+()]/g, (sign) => String.fromCharCode(sign.charCodeAt(0) + 0xfee0));

  function dress(area: string, number: string): string {
    const carrier = `0${pick(['15', '21', '31', '41'])}`;
    const code = pick(['', '', '+55', '0055', '55', '0', carrier, '+55 0', '(+55)']);
    const last = number.slice(-4);
    const first = number.slice(0, -4);
    const shown = pick([area, `(${area})`, `[${area}]`]);
    const text = `${code}${pick(spaces)}${shown}${pick(between)}${first}${pick(between)}${last}`;
    return `${pick(around)}${random() < 0.2 ? wide(text) : text}${pick(around)}`;
  }

  it('any number of Brazil is read to the same digits in any dress, 10,000 times', () => {
    for (let run = 0; run < 10_000; run += 1) {
      const [area, number] = [pick(areas), local()];
      const text = dress(area, number);
      if (toPhone(text) !== area + number)
        expect([text, toPhone(text)]).toEqual([text, area + number]);
    }
    expect(areas).toHaveLength(67);
  });

  it('any other is told, 10,000 times', () => {
    const countries = ['1', '7', '34', '39', '44', '49', '54', '351', '595', '598', '81', '86'];
    const others = [
      () => `${pick(['+', '00'])}${pick(countries)}${pick(spaces)}${digits(8)}${digits(1)}1`,
      () =>
        `${pick(['0800', '0300', '0500', '0900'])}${pick(between)}${digits(3)}${pick(between)}${digits(4)}`,
      () => `${pick(['4004', '4003', '3003'])}${pick(between)}${digits(4)}`,
      () => '0'.repeat(integerBetween(1, 14)),
      () => `${local().slice(0, -4)}${pick(between)}${digits(4)}`,
      () => `(${integerBetween(0, 9)}0)${pick(spaces)}${local()}`,
      () => `${dress(pick(areas), local())} / ${dress(pick(areas), local())}`,
      () => `${pick(areas)}${local()} ramal ${digits(2)}`,
      () => digits(integerBetween(1, 7)),
      () => `9${digits(integerBetween(11, 16))}`,
    ];
    for (let run = 0; run < 10_000; run += 1) {
      const text = pick(others)();
      if (toPhone(text) !== null) expect([text, toPhone(text)]).toEqual([text, null]);
    }
    expect(phoneProblem('+351 912 345 678', '')).toBe(PHONE_FAULT_TEXTS.foreign);
  });

  it('nothing that is typed or pasted becomes another number, 10,000 times', () => {
    for (let run = 0; run < 10_000; run += 1) {
      const text =
        random() < 0.5 ? dress(pick(areas), local()) : `+${pick(['1', '351', '44'])}${digits(10)}`;
      const prepared = PHONE_MASK.prepare?.(text) ?? '';
      if (toPhone(prepared) !== toPhone(text)) expect([text, prepared]).toEqual([text, text]);
    }
    expect(PHONE_MASK.isFree?.('+351 912 345 678')).toBe(true);
  });
});

describe('the mask of phones', () => {
  it.each([
    ['+55 11 98888-7777', '11988887777'],
    ['005511988887777', '11988887777'],
    ['551133334444', '1133334444'],
    ['(011) 3333-4444', '1133334444'],
    ['(55) 98888-7777', '55988887777'],
    ['１１９８８８８７７７７', '11988887777'],
    ['8888', '8888'],
    ['+351 912 345 678', '+351 912 345 678'],
  ])('makes of %s, filled in whole, %s', (text, prepared) => {
    expect(PHONE_MASK.prepare?.(text)).toBe(prepared);
  });

  it.each([
    ['', false],
    ['(11) 98888-777', false],
    ['(11) 98888-7777', false],
    ['x', false],
    ['+', true],
    ['005', true],
    ['0800 123', true],
    ['119888877770', true],
    ['11 9333-4444 ramal', true],
  ])('leaves %j as it is: %s', (text, isFree) => {
    expect(PHONE_MASK.isFree?.(text)).toBe(isFree);
  });
});
