import { PortalDashboard } from './portal-dashboard.tsx';

/** `/minhas-avaliacoes-desempenho`. */
export function Component() {
  return <PortalDashboard view="assessments" />;
}
