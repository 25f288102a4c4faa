export { TrainingEditorScreen as Component } from '../../features/trainings/authoring/screens/training-editor-screen.tsx';
