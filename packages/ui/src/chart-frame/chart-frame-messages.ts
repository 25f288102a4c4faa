/** What a chart says by itself. */
export interface ChartFrameMessages {
  showTable: string;
  hideTable: string;
  download: string;
  downloadImage: string;
  downloadTable: string;
  /** Names the button of the explanation. */
  explain: (title: string) => string;
  noData: string;
  failed: string;
  retry: string;
  loading: string;
  /** Heads the shares of a whole in a table. */
  share: string;
}

export const chartFrameMessages: ChartFrameMessages = {
  showTable: 'Ver dados',
  hideTable: 'Ocultar dados',
  download: 'Baixar',
  downloadImage: 'Imagem (PNG)',
  downloadTable: 'Tabela (CSV)',
  explain: (title) => `Como ler: ${title}`,
  noData: 'Ainda não há dados',
  failed: 'Erro ao carregar gráfico',
  retry: 'Tentar novamente',
  loading: 'Carregando...',
  share: 'Percentual',
};
