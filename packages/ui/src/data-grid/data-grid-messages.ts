/** What DataGrid says by itself. */
export interface DataGridMessages {
  actions: string;
  actionsOf: (row: string) => string;
  add: string;
  clear: string;
  clearFilters: string;
  clearSearch: string;
  clearSelection: string;
  empty: string;
  emptyMatch: string;
  emptyMatchHint: string;
  failed: string;
  filter: string;
  filterAll: string;
  filterChip: (option: string) => string;
  firstPage: string;
  lastPage: string;
  loading: string;
  nextPage: string;
  openFilters: (chosen: number) => string;
  pageOf: (page: number, count: number) => string;
  pageSize: string;
  pagination: string;
  previousPage: string;
  goToPage: (page: number) => string;
  reload: string;
  removeFilter: string;
  retry: string;
  search: string;
  showMatches: (total: number | undefined) => string;
  skipToSelectionActions: string;
  sort: string;
  unsorted: string;
  ascending: (column: string) => string;
  descending: (column: string) => string;
  selectAll: (total: number) => string;
  selectFirst: (most: number) => string;
  selectPage: string;
  selectRow: (row: string) => string;
  selected: (count: number) => string;
}

export const dataGridMessages: DataGridMessages = {
  actions: 'Ações',
  actionsOf: (row) => `Ações de ${row}`,
  add: 'Inserir',
  clear: 'Limpar busca e filtro',
  clearFilters: 'Limpar filtros',
  clearSearch: 'Limpar busca',
  clearSelection: 'Limpar seleção',
  empty: 'Nenhum registro encontrado',
  emptyMatch: 'Nenhum registro encontrado',
  emptyMatchHint: 'Nada corresponde à busca ou ao filtro escolhido.',
  failed: 'Erro ao buscar dados. Tente novamente.',
  filter: 'Filtrar por situação',
  filterAll: 'Todas',
  filterChip: (option) => `Situação: ${option}`,
  firstPage: 'Primeira página',
  lastPage: 'Última página',
  loading: 'Carregando...',
  nextPage: 'Próxima página',
  openFilters: (chosen) => (chosen === 0 ? 'Filtrar' : `Filtrar (${chosen})`),
  pageOf: (page, count) => `Mostrando ${page} de ${count} páginas`,
  pageSize: 'Itens por página',
  pagination: 'Paginação',
  previousPage: 'Página anterior',
  goToPage: (page) => `Página ${page}`,
  reload: 'Recarregar',
  removeFilter: 'remover filtro',
  retry: 'Tentar novamente',
  search: 'Procurar...',
  showMatches: (total) =>
    total === undefined
      ? 'Ver resultados'
      : total === 1
        ? 'Ver 1 resultado'
        : `Ver ${total.toLocaleString('pt-BR')} resultados`,
  sort: 'Ordenar por',
  unsorted: 'Ordem da lista',
  ascending: (column) => `${column}, crescente`,
  descending: (column) => `${column}, decrescente`,
  selectAll: (total) => `Selecionar todos os ${total.toLocaleString('pt-BR')}`,
  selectFirst: (most) => `Selecionar os primeiros ${most.toLocaleString('pt-BR')}`,
  selectPage: 'Selecionar todos desta página',
  selectRow: (row) => `Selecionar ${row}`,
  skipToSelectionActions: 'Ir para as ações da seleção',
  selected: (count) => (count === 1 ? '1 selecionado' : `${count} selecionados`),
};
