/** What staff reads of the dashboard. */
export const dashboardMessages = {
  departmentNotFound: 'Este departamento não foi encontrado. Escolha outro.',
  cycleNotFound: 'Este ciclo não foi encontrado. Escolha outro.',
  positionNotFound: 'Este cargo não foi encontrado. Escolha outro.',
} as const;
