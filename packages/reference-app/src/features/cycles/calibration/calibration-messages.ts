import { formatMean } from '@aferir/domain';
import { counted } from '../../../shared/lib/counted.ts';

/** What the calibration of a cycle says. */
export const calibrationMessages = {
  title: 'Calibração',
  back: 'Voltar ao ciclo',
  purpose: (cycle: string) =>
    `${cycle}: compare as notas dos gestores de cada área com as do ciclo e ajuste o que for preciso antes de liberar os resultados.`,
  loadFailed: 'Não foi possível abrir a calibração',
  noRight: 'Você não vê os resultados de desempenho',
  noRightText: 'Para calibrar, peça a quem cuida dos acessos o direito de ver o desempenho.',
  over: 'Os resultados deste ciclo foram liberados, e as notas não mudam mais.',
  pending: (count: number, ofUnit: boolean) =>
    `${counted(count, 'pessoa', 'pessoas')}${ofUnit ? ' do departamento' : ''} ainda não ${count === 1 ? 'tem' : 'têm'} a avaliação finalizada.`,
  allRated: (ofUnit: boolean) =>
    `Todas as pessoas ${ofUnit ? 'do departamento ' : ''}têm a avaliação finalizada.`,
  noneYet: 'Ninguém tem ainda a avaliação finalizada.',
  calibrated: (count: number) =>
    count === 0
      ? 'Nenhuma nota ajustada.'
      : counted(count, 'nota ajustada no ciclo.', 'notas ajustadas no ciclo.'),

  means: 'Médias por competência',
  loadingMeans: 'Carregando as médias…',
  meansText: 'As notas ajustadas contam no lugar da média dos gestores.',
  chooseUnit: 'Filtre as pessoas por departamento para ver a média dele ao lado.',
  noMeans: 'As médias aparecem quando as primeiras avaliações ficarem prontas.',
  competency: 'Competência',
  cycleMean: 'Ciclo',
  difference: 'Diferença',
  overall: 'Geral',
  mean: (value: number | null) => (value === null ? '-' : formatMean(value)),
  differenceText: (value: number | null) => {
    if (value === null) return '-';
    if (value === 0) return 'igual';
    const size = formatMean(Math.abs(value));
    return value > 0 ? `+${size}, acima` : `−${size}, abaixo`;
  },

  people: 'Notas',
  found: (count: number) =>
    counted(count, 'pessoa com a avaliação finalizada.', 'pessoas com a avaliação finalizada.'),
  search: 'Buscar por nome, cargo ou departamento',
  listFailed: 'Não foi possível carregar as notas.',
  nobody: 'Ninguém para calibrar ainda',
  nobodyText: 'As pessoas aparecem aqui quando a avaliação delas é finalizada.',
  person: 'Pessoa',
  position: 'Cargo',
  score: (score: number) => formatMean(score),
  adjusted: (score: number, mean: number) => `${score} (média ${formatMean(mean)})`,
  scoreOf: (person: string, competency: string) => `de ${person} em ${competency}`,
  seen: 'A pessoa já viu este resultado: ele não muda mais.',
  noScore: '-',

  ofPerson: (person: string) => `Nota de ${person}`,
  readFailed: 'Não foi possível abrir a nota',
  managers: 'Notas dos gestores',
  managersMean: 'Média dos gestores',
  standing: 'Nota que vale',
  whatToDo: 'O que fazer',
  change: 'Ajustar a nota',
  restore: 'Voltar à média dos gestores',
  newScore: 'Nova nota',
  lowest: 'Nota mais baixa',
  highest: 'Nota mais alta',
  noNewScore: 'Escolha a nova nota.',
  reason: 'Motivo',
  reasonHint:
    'Quem cuida dos resultados e os gestores que avaliaram leem o motivo. A pessoa o recebe ao exportar os próprios dados.',
  save: 'Salvar',
  saved: 'Nota salva.',
  saveFailed: 'Não foi possível salvar a nota.',
  close: 'Fechar',
  history: 'Histórico',
  noHistory: 'Esta nota ainda não foi ajustada.',
  changed: (before: number | null, after: number | null) =>
    `${before === null ? 'Média dos gestores' : before} → ${after === null ? 'média dos gestores' : after}`,
  changedBy: (name: string, moment: string) => `${name}, ${moment}`,
} as const;
