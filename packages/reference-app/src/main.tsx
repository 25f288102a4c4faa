import '@aferir/ui/styles.css';
import '@aferir/widgets/styles.css';
import './styles/fonts.css';
import './styles/page.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter } from 'react-router';
import { App } from './app.tsx';
import { createRoutes } from './routes.tsx';
import { createAppServices } from './services/app-services.ts';
import { followSessionEnds } from './services/follow-session-ends.ts';

const element = document.getElementById('app');
if (!element) throw new Error('The page has no place for the app');

const services = createAppServices();
const router = createBrowserRouter(createRoutes(services));
followSessionEnds(services, router);

createRoot(element).render(
  <StrictMode>
    <App services={services} router={router} />
  </StrictMode>,
);
