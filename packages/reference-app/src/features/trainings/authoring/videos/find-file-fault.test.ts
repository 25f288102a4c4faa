import { VIDEO_LIMITS } from '@aferir/domain';
import { expect, it } from 'vitest';
import { mp4File } from '../testing/training-fixtures.ts';
import { findFileFault, sortOutFiles } from './find-file-fault.ts';

const tooLarge = () =>
  Object.defineProperty(mp4File('grande.mp4'), 'size', { value: VIDEO_LIMITS.bytes + 1 });
const gone = () =>
  Object.assign(mp4File('sumiu.mp4'), {
    slice: () => ({ arrayBuffer: () => Promise.reject(new DOMException('', 'NotReadableError')) }),
  });

it.each([
  ['nothing', mp4File('a.mp4'), undefined],
  ['no bytes', new File([], 'vazio.mp4'), 'O arquivo está vazio.'],
  ['too many bytes', tooLarge(), 'O arquivo não pode exceder 100MB.'],
  ['another name', new File(['um texto longo'], 'a.mp4'), 'O arquivo não é um vídeo MP4.'],
  ['a file that is gone', gone(), 'Não foi possível ler o arquivo.'],
])('tells of %s', async (_name, file, sentence) => {
  expect(await findFileFault(file)).toBe(sentence);
});

it('takes those that are good, and says what is wrong with each other one', async () => {
  const good = mp4File('a.mp4');
  expect(await sortOutFiles([new File([], 'vazio.mp4'), good])).toEqual({
    good: [good],
    refused: ['vazio.mp4: O arquivo está vazio.'],
  });
});
