import { describe, expect, it } from 'vitest';
import { checkCaptions } from './captions.ts';
import { TRAINING_LIMITS } from './training-limits.ts';

const cue = (time: string, text = 'Olá') => `${time}\n${text}\n`;
const file = (...blocks: string[]) => ['WEBVTT\n', ...blocks].join('\n');
const good = file(cue('00:01.000 --> 00:04.000'), cue('00:04.000 --> 00:09.500'));

describe('captions that are good', () => {
  it.each([
    ['two cues', good],
    ['a byte order mark and lines of Windows', `\ufeff${good}`.replaceAll('\n', '\r\n')],
    ['lines of old Macs', good.replaceAll('\n', '\r')],
    ['a title', good.replace('WEBVTT', 'WEBVTT - Boas-vindas')],
    ['facts below the header', good.replace('WEBVTT', 'WEBVTT\nKind: captions')],
    ['names of cues', file(`1\n${cue('00:01.000 --> 00:04.000')}`)],
    ['hours and settings', file(cue('01:00:01.000 --> 100:00:04.000 line:0 align:start'))],
    ['no spaces around the arrow', file(cue('00:01.000-->00:04.000'))],
    ['a text of two lines', file(cue('00:01.000 --> 00:04.000', '- Olá\n- Oi'))],
    ['no text', file('00:01.000 --> 00:04.000\n')],
    [
      'notes and a style',
      file('NOTE\n1 --> 2\n', 'STYLE\n::cue { color: red }\n', cue('00:01.000 --> 00:04.000')),
    ],
    ['two at once', file(cue('00:01.000 --> 00:09.000'), cue('00:01.000 --> 00:02.000'))],
  ])('may have %s', (_name, captions) => expect(checkCaptions(captions)).toBeUndefined());
});

describe('captions that are not', () => {
  const time = (line: number) =>
    `Legenda, linha ${line}: o tempo deve ser como 00:01.000 --> 00:04.000.`;
  it.each([
    ['', 'A legenda deve estar no formato WebVTT: a linha 1 deve ser WEBVTT.'],
    [
      cue('00:01.000 --> 00:04.000'),
      'A legenda deve estar no formato WebVTT: a linha 1 deve ser WEBVTT.',
    ],
    [`\n${good}`, 'A legenda deve estar no formato WebVTT: a linha 1 deve ser WEBVTT.'],
    [
      `${good.replace('WEBVTT', 'WEBVTTX')}`,
      'A legenda deve estar no formato WebVTT: a linha 1 deve ser WEBVTT.',
    ],
    ['WEBVTT\n', 'A legenda não tem nenhum trecho com tempo.'],
    [file('NOTE nada\n'), 'A legenda não tem nenhum trecho com tempo.'],
    [file(cue('00:00:01,000 --> 00:00:04,000')), time(3)],
    [file(`1\n${cue('00:01.000 --> 00:04')}`), time(4)],
    [file(cue('00:61.000 --> 00:62.000')), time(3)],
    [file(cue('1:00:01.000 --> 1:00:04.000')), time(3)],
    [file(cue('00:01.000 --> 00:04.000line:0')), time(3)],
    [
      file(cue('00:01.000 -> 00:04.000')),
      'Legenda, linha 3: falta o tempo, como 00:01.000 --> 00:04.000.',
    ],
    [
      file(cue('00:01.000 --> 00:04.000'), 'Olá\n'),
      'Legenda, linha 6: falta o tempo, como 00:01.000 --> 00:04.000.',
    ],
    [
      file(cue('00:01.000 --> 00:04.000'), 'STYLE\n::cue {}\n'),
      'Legenda, linha 6: falta o tempo, como 00:01.000 --> 00:04.000.',
    ],
    [file(cue('00:04.000 --> 00:04.000')), 'Legenda, linha 3: o fim deve vir depois do início.'],
    [file(cue('00:04.000 --> 00:01.000')), 'Legenda, linha 3: o fim deve vir depois do início.'],
    [
      file(cue('00:04.000 --> 00:09.000'), cue('00:03.999 --> 00:09.000')),
      'Legenda, linha 6: o trecho não pode começar antes do que vem acima dele.',
    ],
    [
      good.replace('WEBVTT\n', 'WEBVTT'),
      'Legenda, linha 2: falta uma linha em branco antes do trecho.',
    ],
    [
      file(`${cue('00:01.000 --> 00:04.000')}${cue('00:04.000 --> 00:09.000')}`),
      'Legenda, linha 5: falta uma linha em branco antes do trecho.',
    ],
  ])('%j: %s', (captions, sentence) => expect(checkCaptions(captions)).toBe(sentence));

  it('are too long', () => {
    const fill = (length: number) => `${good}${' '.repeat(length - good.length)}`;
    expect(checkCaptions(fill(TRAINING_LIMITS.captions + 1))).toBe(
      'A legenda pode ter no máximo 200.000 caracteres.',
    );
  });

  it('have too many cues', () => {
    const many = (count: number) => file(...Array(count).fill('00:01.000 --> 00:02.000\n'));
    expect(checkCaptions(many(TRAINING_LIMITS.cues))).toBeUndefined();
    expect(checkCaptions(many(TRAINING_LIMITS.cues + 1))).toBe(
      'A legenda pode ter no máximo 5.000 trechos.',
    );
  });
});
