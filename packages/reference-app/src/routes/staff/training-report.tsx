export { TrainingReportScreen as Component } from '../../features/trainings/screens/training-report-screen.tsx';
