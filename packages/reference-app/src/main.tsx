import '@aferir/ui/styles.css';
import '@aferir/widgets/styles.css';
import './styles/fonts.css';
import './styles/page.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app.tsx';
import { markHeldSheets } from './held-sheets.ts';
import { loadPages, openHere } from './load-pages.tsx';
import { createFetchOfDocument } from './openings/fetch-of-document.ts';
import { Pages } from './pages.tsx';
import { createAppServices } from './services/app-services.ts';

const element = document.getElementById('app');
if (!element) throw new Error('The page has no place for the app');

markHeldSheets(document);
const services = createAppServices({ fetch: createFetchOfDocument() });
const root = createRoot(element);

void loadPages(window.location, services).then((loaded) =>
  root.render(
    <StrictMode>
      <App services={services}>
        <Pages first={openHere(loaded)} />
      </App>
    </StrictMode>,
  ),
);
