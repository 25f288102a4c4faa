export { GameEditorScreen as Component } from '../../features/games/authoring/screens/game-editor-screen.tsx';
