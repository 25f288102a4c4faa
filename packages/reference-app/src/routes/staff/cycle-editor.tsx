export { CycleEditorScreen as Component } from '../../features/cycles/authoring/screens/cycle-editor-screen.tsx';
