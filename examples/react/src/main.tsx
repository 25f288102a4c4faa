import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import '@aferir/ui/styles.css';
import '@aferir/widgets/styles.css';
import { App } from './app.tsx';
import './style.css';

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');

createRoot(root).render(
  <StrictMode>
    <App />
  </StrictMode>,
);
