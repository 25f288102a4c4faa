/** The query parameter with the person whose details are open. */
export const PERSON_PARAM = 'pessoa';

/** The query parameters that keep what a grid shows. */
export const GRID_PARAMS = {
  page: 'pagina',
  pageSize: 'tamanho',
  search: 'busca',
  filter: 'filtro',
  sort: 'ordem',
} as const;

/** The query parameter in which a sign-in page keeps where to go afterwards. */
export const DESTINATION_PARAM = 'destino';

/** The query parameter with the import that is shown, or whose people are. */
export const IMPORT_PARAM = 'importacao';

/** The query parameter with the record whose form is open. */
export const RECORD_PARAM = 'registro';

/** What stands in an address in place of the id of a new record. */
export const NEW_RECORD = 'novo';

/** The query parameter with what is looked at of the record that the path names. */
export const VIEW_PARAM = 'ver';

/** The query parameter with the look in which something is shown. */
export const LOOK_PARAM = 'visao';

/** The query parameter with the group of people whom figures tell of. */
export const GROUP_PARAM = 'grupo';

/** The query parameters with where the people work whom something tells of. */
export const PLACE_PARAMS = { department: 'departamento', position: 'cargo' } as const;

/** The query parameter with the manager whose people something tells of. */
export const MANAGER_PARAM = 'gestor';

/** The query parameters with the first and the last month that something tells of. */
export const PERIOD_PARAMS = { from: 'de', to: 'ate' } as const;

/** The query parameter with the cycle whose results something tells of. */
export const CYCLE_PARAM = 'ciclo';

/** The query parameter with the cycle that another one stands beside. */
export const COMPARED_CYCLE_PARAM = 'comparado';

/** The query parameter with the primary profile that people are narrowed down to. */
export const PROFILE_PARAM = 'perfil';

/** The query parameter with the access profile that users are narrowed down to. */
export const ACCESS_PROFILE_PARAM = 'perfil-acesso';

/** The query parameter with how far the reviews are that people are narrowed down to. */
export const STAGE_PARAM = 'etapa';

/** The query parameter with the panel that is open beside the page. */
export const PANEL_PARAM = 'painel';
