export { CalibrationScreen as Component } from '../../features/cycles/screens/calibration-screen.tsx';
