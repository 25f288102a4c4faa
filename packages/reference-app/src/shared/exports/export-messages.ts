import { counted } from '../lib/counted.ts';

/** What is said where a list is taken away. */
export const exportMessages = {
  export: 'Exportar',
  exportOf: (covers: string) => `Exportar ${covers}`,
  people: (count: number) => counted(count, 'pessoa', 'pessoas'),
  list: 'Lista',
  results: 'Resultados',
  resultsAs: {
    xlsx: 'Resultados em planilha do Excel (xlsx)',
    csv: 'Resultados em arquivo de texto (csv)',
  },
  chartAs: {
    xlsx: 'Departamentos em planilha do Excel (xlsx)',
    csv: 'Departamentos em arquivo de texto (csv)',
  },
  print: 'Imprimir a lista inteira',
  notPrinted: 'Erro ao imprimir a lista',
  formats: { xlsx: 'Planilha do Excel (xlsx)', csv: 'Arquivo de texto (csv)' },
  saved: (count: number) =>
    count === 1 ? 'Planilha com 1 linha salva.' : `Planilha com ${count} linhas salva.`,
  waits: 'A planilha está sendo preparada e será salva quando ficar pronta.',
  failed: 'Não foi possível preparar a planilha. Tente novamente.',
  notAsked: 'Erro ao exportar a lista',
} as const;
