import { describe, expect, it } from 'vitest';
import { paragraphsOf } from './paragraphs.ts';

const sentence = 'Nas entregas conjuntas, combine antes quem faz o quê. ';

describe('paragraphsOf', () => {
  it('keeps a short text in one piece', () => {
    expect(paragraphsOf(' Combine antes. Avise depois. ')).toEqual([
      'Combine antes. Avise depois.',
    ]);
  });

  it('goes by the line breaks of its author', () => {
    expect(paragraphsOf('Um.\n\nDois.\r\nTrês.')).toEqual(['Um.', 'Dois.', 'Três.']);
  });

  it('breaks a long text between sentences and loses none of it', () => {
    const text = sentence.repeat(60).trim();
    const paragraphs = paragraphsOf(text);
    expect(paragraphs.length).toBeGreaterThan(3);
    expect(paragraphs.every((part) => part.length <= 700 && part.endsWith('.'))).toBe(true);
    expect(paragraphs.join(' ')).toBe(text);
  });

  it('breaks between words where there is no sentence', () => {
    const text = 'palavra '.repeat(500).trim();
    const paragraphs = paragraphsOf(text);
    expect(paragraphs.every((part) => part.length <= 700)).toBe(true);
    expect(paragraphs.join(' ')).toBe(text);
  });
});
