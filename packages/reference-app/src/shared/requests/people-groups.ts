/** Groups of people by what is to be done about them, by what stands in the address. */
export const PEOPLE_GROUPS = {
  'sem-resposta': { recorte: 'semResposta', label: 'Sem resposta' },
  'com-gestor': { recorte: 'comGestor', label: 'Com o gestor' },
  'a-solicitar': { recorte: 'aSolicitar', label: 'Sem resultado nem solicitação' },
} as const;

/** What stands in the address for a group. */
export type PeopleGroup = keyof typeof PEOPLE_GROUPS;
