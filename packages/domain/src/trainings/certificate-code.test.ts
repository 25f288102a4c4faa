import { describe, expect, it } from 'vitest';
import { makeCertificateCode, readCertificateCode } from './certificate-code.ts';
import { READABLE_SIGNS } from './readable-signs.ts';

const code = makeCertificateCode(countUp());

function countUp(): () => number {
  let next = 0;
  return () => (next++ * 7) % 32;
}

describe('a code', () => {
  it('comes in three groups of four signs', () => {
    expect(code).toBe('AHQX-6DLT-29GM');
    expect(readCertificateCode(code)).toBe(code);
  });

  it('is read however it was typed', () => {
    expect(readCertificateCode(` ${code.toLowerCase().replaceAll('-', ' ')} `)).toBe(code);
    expect(readCertificateCode(code.replaceAll('-', ''))).toBe(code);
  });

  it('is none with any one sign mistyped', () => {
    const places = [...code].flatMap((sign, place) => (sign === '-' ? [] : [place]));
    const mistyped = places.flatMap((place) =>
      [...READABLE_SIGNS]
        .filter((sign) => sign !== code[place])
        .map((sign) => code.slice(0, place) + sign + code.slice(place + 1)),
    );
    expect(mistyped).toHaveLength(12 * 31);
    expect(mistyped.filter((text) => readCertificateCode(text) !== undefined)).toEqual([]);
  });

  it('is none with two neighbors exchanged', () => {
    const signs = code.replaceAll('-', '');
    const exchanged = Array.from(
      { length: 11 },
      (_, place) =>
        signs.slice(0, place) + signs[place + 1] + signs[place] + signs.slice(place + 2),
    );
    expect(exchanged.filter((text) => readCertificateCode(text) !== undefined)).toEqual([]);
  });

  it.each(['', 'AHQY', `${code}A`, code.replace(/.$/, '0'), code.replace(/^./, 'ß')])(
    'is not %j',
    (text) => expect(readCertificateCode(text)).toBeUndefined(),
  );
});
