/** The filter of the list of employees that leaves out who has left. */
export const ACTIVE_PEOPLE = 'ativos';

/** The filter of the list of employees that leaves only who has left. */
export const INACTIVE_PEOPLE = 'inativos';
