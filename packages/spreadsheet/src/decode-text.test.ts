import { describe, expect, it } from 'vitest';
import { decodeText } from './decode-text.ts';
import { inBytes } from './people-fixtures.ts';

const portuguese = [
  'Nome;Departamento\nJoão Araújo;Atenção',
  'JOSÉ DA CONCEIÇÃO;Ação Social',
  'Ítalo;Área de pós-venda',
  'Érica D’Ávila – “Kika”;Recepção 2º andar',
  'Antônio;À noite',
  'Ângela;Saúde & “bem-estar”',
];

describe('a text', () => {
  it.each(portuguese)('%j is told apart in Windows-1252, Mac Roman and UTF-8', (text) => {
    for (const encoding of ['windows-1252', 'macintosh'] as const) {
      expect(decodeText(inBytes(encoding)(text))).toEqual({ text, encoding, hasStrayBytes: false });
    }
    const utf8 = new TextEncoder().encode(text);
    expect(decodeText(utf8)).toEqual({ text, encoding: 'unicode', hasStrayBytes: false });
  });

  it.each(portuguese)(
    '%j keeps its accents in UTF-8 beside bytes that belong to no letter',
    (text) => {
      const utf8 = new TextEncoder().encode(text);
      for (const stray of [0x80, 0xa0, 0xe9, 0xff]) {
        const bytes = new Uint8Array([...utf8, 0x20, stray, 0x20]);
        expect(decodeText(bytes)).toEqual({
          text: `${text} \ufffd `,
          encoding: 'unicode',
          hasStrayBytes: true,
        });
      }
    },
  );

  it('with one letter of UTF-8 and more bytes that belong to none is in UTF-8', () => {
    const utf8 = new TextEncoder().encode('São Paulo; Centro');
    const bytes = new Uint8Array([...utf8, 0x3b, 0xe9, 0x3b, 0x80, 0x3b]);
    expect(decodeText(bytes).text).toBe('São Paulo; Centro;\ufffd;\ufffd;');
  });

  it.each([
    'Santa Maria D’Oeste',
    'Ana “Kika” Lima',
    'Muñoz',
    'Müller',
    '2º andar',
    'Comercial–Sul',
  ])('%j is in Windows-1252 where nothing tells more', (text) => {
    expect(decodeText(inBytes('windows-1252')(text))).toMatchObject({ text });
  });

  it.each(['windows-1252', 'macintosh'])(
    'in %s with rows of UTF-8 between keeps the accents of both',
    (label) => {
      const [other, utf8] = ['João Araújo;Recepção;Itália\n', 'Conceição;Área 2º\n'];
      const bytes = new Uint8Array([
        ...inBytes(label)(other.repeat(5)),
        ...new TextEncoder().encode(utf8),
        ...inBytes(label)(other),
      ]);
      expect(decodeText(bytes).text).toBe(other.repeat(5) + utf8 + other);
    },
  );

  it.each(['IRMÃ”', 'MANHÃ\u00a0', 'AMANHÃ…', 'LÃ–SEDA'])(
    '%j in Windows-1252 is not taken for a pair',
    (word) => {
      const text = `${word};JOÃO;Conceição`;
      expect(decodeText(inBytes('windows-1252')(text)).text).toBe(text);
    },
  );

  it('that is cut within a letter keeps the others', () => {
    const bytes = new TextEncoder().encode('Conceição Araújo; São').slice(0, -2);
    expect(decodeText(bytes).text).toBe('Conceição Araújo; S\ufffd');
  });

  it('that is marked as UTF-8 is never taken for another', () => {
    const bytes = new Uint8Array([0xef, 0xbb, 0xbf, 0x4a, 0x6f, 0xe3, 0x6f]);
    expect(decodeText(bytes)).toEqual({
      text: 'Jo\ufffdo',
      encoding: 'unicode',
      hasStrayBytes: true,
    });
  });
});
