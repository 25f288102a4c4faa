export { SenioritiesScreen as Component } from '../../features/positions/screens/seniorities-screen.tsx';
