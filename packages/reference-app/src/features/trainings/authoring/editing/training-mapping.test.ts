import { checkTraining } from '@aferir/domain';
import { expect, it } from 'vitest';
import { mp4File, training } from '../testing/training-fixtures.ts';
import { editTraining } from './training-edit.ts';
import { filesOf, toTrainingDraft, toTrainingEdit, toTrainingRequest } from './training-mapping.ts';

const first = { key: 'novo', name: 'Sessão 1', videos: [] };
const edit = toTrainingEdit(training, first);

it('sends back what it was given, video by video', () => {
  expect(toTrainingRequest(edit, new Map())).toEqual({
    nmTreinamento: 'Boas-vindas',
    dsTreinamento: 'Como a empresa funciona.',
    idCategoria: 2,
    urlFoto: null,
    sessoes: [
      {
        nmSessao: 'Primeiro dia',
        recursos: [
          { nmRecurso: 'A empresa', urlRecurso: 'treinamentos/a.mp4', dsLegenda: null },
          { nmRecurso: 'As pessoas', urlRecurso: 'treinamentos/b.mp4', dsLegenda: null },
        ],
      },
      {
        nmSessao: 'Primeiro mês',
        recursos: [{ nmRecurso: 'Metas', urlRecurso: 'treinamentos/c.mp4', dsLegenda: null }],
      },
    ],
    funcionarios: [42],
  });
});

it('names new files as they were stored, and sends nothing before', () => {
  const file = mp4File('d.mp4');
  const added = editTraining(edit, {
    type: 'add-videos',
    session: 'sessao-1',
    videos: [{ key: 'd', name: ' Prazos ', content: { kind: 'file', file }, captions: 'WEBVTT' }],
  });
  expect(filesOf(added)).toEqual([file]);
  expect(() => toTrainingRequest(added, new Map())).toThrow('d.mp4');
  const { sessoes } = toTrainingRequest(added, new Map([[file, 'treinamentos/d.mp4']]));
  expect(sessoes[1]?.recursos[1]).toEqual({
    nmRecurso: 'Prazos',
    urlRecurso: 'treinamentos/d.mp4',
    dsLegenda: 'WEBVTT',
  });
});

it('begins a new one with a session to fill', () => {
  expect(toTrainingEdit(undefined, first)).toEqual({
    title: '',
    description: '',
    categoryId: undefined,
    cover: '',
    sessions: [first],
    people: [],
  });
});

it('is judged as the rules know a training', () => {
  expect(checkTraining(toTrainingDraft(edit))).toEqual([]);
  const fields = checkTraining(toTrainingDraft(toTrainingEdit(undefined, first))).map(
    ({ place }) => place.field,
  );
  expect(fields).toEqual(['title', 'category', 'description', 'sessions']);
});
