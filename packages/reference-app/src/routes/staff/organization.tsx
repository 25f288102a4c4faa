export { OrganizationScreen as Component } from '../../features/organization/screens/organization-screen.tsx';
