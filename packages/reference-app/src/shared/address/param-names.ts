/** The query parameter with the person whose details are open. */
export const PERSON_PARAM = 'pessoa';

/** The query parameters that keep what a grid shows. */
export const GRID_PARAMS = {
  page: 'pagina',
  pageSize: 'tamanho',
  search: 'busca',
  filter: 'filtro',
} as const;

/** The query parameter with the record whose form is open. */
export const RECORD_PARAM = 'registro';

/** The query parameter with what is looked at of the record that the path names. */
export const VIEW_PARAM = 'ver';
