import { MINIMUM_GROUP } from '@aferir/domain';
import { counted } from '../../shared/lib/counted.ts';

/** What two cycles say side by side. */
export const cycleComparisonMessages = {
  title: 'Ciclos lado a lado',
  between: (earlier: string, later: string) => `De ${earlier} para ${later}`,
  counts: (earlier: number, later: number) =>
    `${counted(earlier, 'pessoa', 'pessoas')} com resultado antes, ${later.toLocaleString('pt-BR')} depois`,
  loading: 'Comparando os ciclos…',
  failed: 'Não foi possível comparar os ciclos.',
  gone: 'O ciclo escolhido para comparar não existe mais. Escolha outro nos filtros.',
  otherKind: 'Só ciclos do mesmo tipo podem ser comparados. Escolha outro nos filtros.',
  empty: (name: string) => `Ainda não há resultados em ${name}.`,
  hidden: (name: string) =>
    `Para proteger cada pessoa, o que é de ${name} não é mostrado: são menos de ${MINIMUM_GROUP} ` +
    `resultados, ou a diferença para os números dos meses revelaria menos de ${MINIMUM_GROUP}.`,
  someHidden:
    'Para proteger cada pessoa, algumas competências não são mostradas. O que falta em um dos ciclos aparece com um traço.',
  shares: 'Pessoas por perfil, em %',
  profile: 'Perfil',
  managers: 'Notas dos gestores',
  self: 'Notas dos colaboradores',
  competency: 'Competência',
} as const;
