import { expect, it } from 'vitest';
import { type BarWords, layOutBars, partText } from './bar-layout.ts';

const short: BarWords = { label: 'Sim', note: undefined, end: '4' };
const long: BarWords = {
  ...short,
  label: 'Sempre que o prazo e a equipe permitem uma pausa maior',
};

it('puts each bar below its own label, however long that is', () => {
  const { places, height } = layOutBars([short, long, short], 300);
  expect(places.map(({ lines }) => lines.length)).toEqual([1, 2, 1]);
  const [first, second, third] = places.map(({ top, barTop }) => barTop - top);
  expect(second).toBeGreaterThan(Number(first));
  expect(third).toBe(first);
  expect(height).toBeGreaterThan(Number(places[2]?.barTop));
});

it('keeps labels clear of a long value beside them', () => {
  const label = 'Sempre que o prazo permite';
  const linesBeside = (end: string) => layOutBars([{ ...short, label, end }], 300).places[0]?.lines;
  expect(linesBeside('4')).toEqual([label]);
  expect(linesBeside('mais de vinte e uma pessoas')?.length).toBeGreaterThan(1);
});

it('gives a note a line of its own where there is little room', () => {
  const noted = { ...short, note: 'Resposta certa' };
  expect(layOutBars([noted], 640).places[0]).toMatchObject({
    noteBeside: 'Resposta certa',
    noteBelow: undefined,
  });
  expect(layOutBars([noted], 300).places[0]).toMatchObject({
    noteBeside: undefined,
    noteBelow: 'Resposta certa',
  });
});

it('has no height without bars', () => {
  expect(layOutBars([], 300)).toEqual({ places: [], height: 0 });
});

it('writes on a part what fits on it', () => {
  expect(partText('5', '12', 60)).toBe('5: 12');
  expect(partText('5', '12', 30)).toBe('5');
  expect(partText('5', '12', 8)).toBe('');
});
