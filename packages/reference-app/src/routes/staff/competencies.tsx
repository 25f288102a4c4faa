export { CompetenciesScreen as Component } from '../../features/positions/screens/competencies-screen.tsx';
