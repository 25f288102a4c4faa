import type { Schema } from '@aferir/api-client';
import { expect, it } from 'vitest';
import { awaited, manyFinished, undelivered } from '../testing/notification-fixtures.ts';
import { placeOf } from './notification-links.ts';

type Notification = Schema<'Notification'>;

const one = (values: Partial<Notification>): Notification => ({ ...undelivered, ...values });
const several = (values: Partial<Notification>): Notification => ({ ...manyFinished, ...values });

it.each([
  [
    'an import',
    one({ tpNotificacao: 'importacao', idImportacao: 3 }),
    '/funcionarios/importar?importacao=3',
  ],
  ['a finished questionnaire', one({ tpNotificacao: 'avaliacao' }), '/funcionarios/42'],
  ['several questionnaires', manyFinished, '/homelogado/comportamental?filtro=2'],
  ['several reviews', several({ tpResposta: 'desempenho' }), '/homelogado/desempenho?filtro=2'],
  ['a review to rate', awaited, '/funcionarios/7'],
  [
    'several to rate',
    several({ tpNotificacao: 'gestor', tpResposta: 'desempenho' }),
    '/homelogado/desempenho?filtro=6',
  ],
  [
    'several that lack feedback',
    several({ tpNotificacao: 'feedback', tpResposta: 'desempenho' }),
    '/homelogado/desempenho?filtro=7',
  ],
  ['a mail', undelivered, '/funcionarios/42'],
  ['several mails', several({ tpNotificacao: 'email' }), '/homelogado/comportamental'],
  [
    'somebody to be told of a result',
    one({ tpNotificacao: 'aviso', tpResposta: 'desempenho' }),
    '/funcionarios/42',
  ],
  [
    'several to be told of theirs',
    several({ tpNotificacao: 'aviso', tpResposta: 'desempenho' }),
    '/homelogado/desempenho?filtro=2',
  ],
  ['a mail of a game', one({ tpResposta: 'jogo' }), '/homelogado/jogos'],
  [
    'mails of trainings',
    several({ tpNotificacao: 'email', tpResposta: 'treinamento' }),
    '/homelogado/treinamentos',
  ],
  [
    'a completed training',
    several({ tpNotificacao: 'treinamento', tpResposta: 'treinamento', idTreinamento: 5 }),
    '/homelogado/treinamentos/relatorio/5',
  ],
])('%s leads to its place', (_what, notification, place) => {
  expect(placeOf(notification)).toBe(place);
});
