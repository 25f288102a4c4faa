/** What RadarChart says by itself. */
export interface RadarChartMessages {
  showData: string;
  hideData: string;
  failed: string;
  retry: string;
  loading: string;
  /** Heading of the data table's first column. */
  axis: string;
  /** Says in which order the numbers beside a name stand. */
  valueOrder: (first: string, second: string) => string;
  /** Stands where a series has no value. */
  noValue: string;
}

export const radarChartMessages: RadarChartMessages = {
  showData: 'Ver dados',
  hideData: 'Ocultar dados',
  failed: 'Erro ao carregar gráfico',
  retry: 'Tentar novamente',
  loading: 'Carregando...',
  axis: 'Competência',
  valueOrder: (first, second) => `Ao lado de cada nome: ${first} · ${second}`,
  noValue: '-',
};
