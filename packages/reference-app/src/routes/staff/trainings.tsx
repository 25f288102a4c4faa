export { TrainingsScreen as Component } from '../../features/trainings/screens/trainings-screen.tsx';
