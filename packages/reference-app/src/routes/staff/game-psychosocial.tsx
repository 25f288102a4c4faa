export { PsychosocialReportScreen as Component } from '../../features/games/screens/psychosocial-report-screen.tsx';
