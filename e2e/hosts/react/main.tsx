import '@aferir/ui/styles.css';
import '@aferir/widgets/styles.css';
import { languageOf } from '@aferir/domain';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { Intranet } from './intranet.tsx';

const root = document.getElementById('root');
if (!root) throw new Error('The page has no place for the app');

const nonce = document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.nonce;
const search = new URLSearchParams(location.search);
const lang = languageOf(search.get('lang'));

createRoot(root).render(
  <StrictMode>
    <Intranet hs={search.get('hs')} lang={lang} nonce={nonce} />
  </StrictMode>,
);
