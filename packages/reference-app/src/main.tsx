import '@aferir/ui/styles.css';
import '@aferir/widgets/styles.css';
import './styles/fonts.css';
import './styles/page.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app.tsx';
import { markHeldSheets } from './held-sheets.ts';
import { openDocument } from './load-pages.tsx';
import { createFetchOfDocument } from './openings/fetch-of-document.ts';
import { Pages } from './pages.tsx';
import { createAppServices } from './services/app-services.ts';
import { nextTask } from './shared/lib/next-task.ts';

const element = document.getElementById('app');
if (!element) throw new Error('The page has no place for the app');

markHeldSheets(document);
const services = createAppServices({
  fetch: createFetchOfDocument(),
  loadSpeech: async (language) => (await import('./languages/load-speech.ts')).loadSpeech(language),
});
const root = createRoot(element);

void open();

async function open() {
  const first = await openDocument(services);
  // The code has just been read; to draw the page in the same task would hold up an old phone.
  await nextTask();
  root.render(
    <StrictMode>
      <App services={services}>
        <Pages first={first} />
      </App>
    </StrictMode>,
  );
}
