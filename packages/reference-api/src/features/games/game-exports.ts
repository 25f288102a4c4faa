import {
  GAME_QUESTION_KIND_NAMES,
  GAME_STATE_CODES,
  GAME_STATE_NAMES,
  gameQuestionKindOf,
  nameOfCode,
} from '@aferir/domain';
import { dayCell, yesOrNo } from '../../shared/exports/cells.ts';
import { defineListExport, type ListExport } from '../../shared/exports/list-export.ts';
import { listGames } from './operations/listGames.ts';

/** The games as staff can take them away. */
export const gameExports: readonly ListExport[] = [
  defineListExport({ list: 'jogos', name: 'Jogos e Pesquisas' }, listGames, [
    ['Jogo ou pesquisa', (row) => row.nmJogo],
    [
      'Tipo',
      ({ flMisto, idTipoJogo, dsModelo }) => {
        if (dsModelo === 'nr1') return 'NR-1';
        return flMisto ? 'Misto' : GAME_QUESTION_KIND_NAMES[gameQuestionKindOf(idTipoJogo)];
      },
    ],
    ['Perguntas', (row) => row.qtdPerguntas],
    ['Anônimo', (row) => yesOrNo(row.flAnonimo)],
    ['Enviados', (row) => row.qtdEnviados],
    ['Concluídos', (row) => row.qtdConcluidos],
    ['Situação', (row) => nameOfCode(GAME_STATE_CODES, GAME_STATE_NAMES, row.idSituacao)],
    ['Criado em', (row) => dayCell(row.dtCriacao)],
    ['Enviado em', (row) => dayCell(row.dtEnvio)],
    ['Encerrado em', (row) => dayCell(row.dtEncerramento)],
  ]),
];
