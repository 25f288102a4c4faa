import { PortalDashboard } from './portal-dashboard.tsx';

/** `/dashboard-funcionario`. */
export function Component() {
  return <PortalDashboard view="full" />;
}
