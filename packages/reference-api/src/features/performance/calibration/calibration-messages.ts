import type { CalibrationObstacle } from '@aferir/domain';

/** What the operations on calibrated scores say, in Brazilian Portuguese. */
export const calibrationMessages = {
  calibrated: 'Nota calibrada.',
  undone: 'A nota voltou a ser a média dos gestores.',
  noResults: 'Para calibrar, é preciso também ver os resultados de desempenho.',
  notBegun: 'Este ciclo ainda não começou.',
  noCompetency: 'Para ordenar por nota, informe a competência.',
  neverHeld: 'Este ciclo não retém resultados, e por isso não há o que calibrar.',
  changedMeanwhile: 'Alguém mudou esta nota enquanto você a via. Veja como ficou e tente de novo.',
  notRated: 'Não há nota dos gestores para calibrar nesta competência.',
  gone: 'Esta pessoa não está mais ativa, e as notas dela não mudam mais.',
} as const;

/** Why a score can't be calibrated. */
export const calibrationObstacles: Readonly<Record<CalibrationObstacle, string>> = {
  'not-held': 'Esta avaliação não faz parte de um ciclo que retém resultados.',
  released: 'Os resultados deste ciclo já foram liberados, e as notas não mudam mais.',
  seen: 'A pessoa já viu este resultado, e por isso ele não muda mais.',
  unfinished:
    'As notas podem ser calibradas depois que a avaliação for finalizada, com as notas e os feedbacks dos gestores.',
  closed:
    'Esta avaliação foi encerrada antes de todos os gestores avaliarem, e não há o que calibrar.',
};
