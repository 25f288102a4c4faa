import { describe, expect, it } from 'vitest';
import { candidate } from '../../../../shared/testing/audience-fixtures.ts';
import { training } from '../testing/training-fixtures.ts';
import { moveOfSession, moveOfVideo } from './places.ts';
import { editTraining, type TrainingChange, type TrainingEdit } from './training-edit.ts';
import { toTrainingEdit } from './training-mapping.ts';

const first = { key: 'novo', name: 'Sessão 1', videos: [] };
const edit = toTrainingEdit(training, first);
const [A, B, C] = ['treinamentos/a.mp4', 'treinamentos/b.mp4', 'treinamentos/c.mp4'] as const;
const [DAY, MONTH] = ['sessao-0', 'sessao-1'] as const;

/** The letters of the videos, session by session. */
const orderOf = ({ sessions }: TrainingEdit) =>
  sessions.map(({ videos }) => videos.map(({ key }) => key.at(-5)).join('')).join('|');
const after = (change: TrainingChange | undefined) => {
  if (!change) throw new Error('there is no such move');
  return editTraining(edit, change);
};

describe('the order of videos', () => {
  it.each([
    [B, 'up', 'ba|c'],
    [A, 'down', 'ba|c'],
    [B, 'down', 'a|bc'],
    [C, 'up', 'abc|'],
  ] as const)('%s moves %s: %s', (video, direction, order) => {
    expect(orderOf(after(moveOfVideo(edit, video, direction)))).toBe(order);
  });

  it.each([
    [A, 'up'],
    [C, 'down'],
    ['none', 'up'],
  ] as const)('%s moves no further %s', (video, direction) => {
    expect(moveOfVideo(edit, video, direction)).toBeUndefined();
  });

  it('is changed across sessions, before a video or to the end', () => {
    const move = (before: string | undefined, session: string) =>
      orderOf(after({ type: 'move-video', video: A, session, before }));
    expect(move(C, MONTH)).toBe('b|ac');
    expect(move(undefined, MONTH)).toBe('b|ca');
    expect(move(undefined, DAY)).toBe('ba|c');
  });

  it('stays when a video is put before itself', () => {
    expect(after({ type: 'move-video', video: A, session: DAY, before: A })).toBe(edit);
  });
});

describe('the order of sessions', () => {
  it.each([
    [MONTH, 'up', 'c|ab'],
    [DAY, 'down', 'c|ab'],
  ] as const)('%s moves %s: %s', (session, direction, order) => {
    expect(orderOf(after(moveOfSession(edit, session, direction)))).toBe(order);
  });

  it('ends at the first and the last', () => {
    expect(moveOfSession(edit, DAY, 'up')).toBeUndefined();
    expect(moveOfSession(edit, MONTH, 'down')).toBeUndefined();
    expect(after({ type: 'move-session', session: DAY, before: DAY })).toBe(edit);
  });
});

describe('sessions and videos', () => {
  it('are added, named and removed', () => {
    const added = after({ type: 'add-session', session: first });
    expect(added.sessions.at(-1)).toBe(first);
    const named = editTraining(added, { type: 'name-session', session: 'novo', name: 'Fim' });
    expect(named.sessions.map(({ name }) => name)).toEqual(['Primeiro dia', 'Primeiro mês', 'Fim']);
    expect(orderOf(after({ type: 'remove-session', session: DAY }))).toBe('c');
    expect(orderOf(after({ type: 'remove-video', video: A }))).toBe('b|c');
  });

  it('get videos behind those they have, and change them', () => {
    const video = {
      key: 'd.mp4',
      name: 'D',
      content: { kind: 'file', file: new File([], 'd') },
      captions: null,
    } as const;
    const added = after({ type: 'add-videos', session: DAY, videos: [video] });
    expect(orderOf(added)).toBe('abd|c');
    const changed = editTraining(added, {
      type: 'change-video',
      video: 'd.mp4',
      values: { captions: 'WEBVTT' },
    });
    expect(changed.sessions[0]?.videos[2]).toEqual({ ...video, captions: 'WEBVTT' });
  });
});

it('is for the people who were chosen', () => {
  expect(after({ type: 'choose-people', people: [candidate] }).people).toEqual([candidate]);
});

it('describes what it is about', () => {
  const changed = after({ type: 'describe', values: { title: 'Segurança', categoryId: 5 } });
  expect(changed).toMatchObject({
    title: 'Segurança',
    categoryId: 5,
    description: edit.description,
  });
});
