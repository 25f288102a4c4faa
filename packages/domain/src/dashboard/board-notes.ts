import { MINIMUM_GROUP } from '../games/disclosed-groups.ts';

const amount = (count: number, one: string, many: string) =>
  `${count.toLocaleString('pt-BR')} ${count === 1 ? one : many}`;

/** What is said where a report for a board keeps something back: the same on the page, on paper and in a workbook. */
export const BOARD_NOTES = {
  hidden: 'Protegido',
  protection:
    `Para proteger cada pessoa, perfis e notas de menos de ${MINIMUM_GROUP} pessoas não são mostrados, ` +
    'nem os que revelariam as de um grupo assim por subtração. Onde isso acontece está escrito “Protegido”.',
  profiles: `Menos de ${MINIMUM_GROUP} pessoas: para proteger cada uma, perfis e notas não são mostrados.`,
  profilesOfCycle:
    'Para proteger cada pessoa, o que é deste ciclo não é mostrado: são menos de ' +
    `${MINIMUM_GROUP} resultados, ou a diferença para os números dos meses revelaria menos de ${MINIMUM_GROUP}.`,
  competencies: (count: number) =>
    `Para proteger cada pessoa, ${amount(count, 'competência não é mostrada', 'competências não são mostradas')}.`,
  departments: (count: number) =>
    amount(
      count,
      'departamento com menos pessoas ficou de fora.',
      'departamentos com menos pessoas ficaram de fora.',
    ),
} as const;
