import '@aferir/ui/styles.css';
import '@aferir/widgets/styles.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { Intranet } from './intranet.tsx';

const root = document.getElementById('root');
if (!root) throw new Error('The page has no place for the app');

const nonce = document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.nonce;
const hs = new URLSearchParams(location.search).get('hs');

createRoot(root).render(
  <StrictMode>
    <Intranet hs={hs} nonce={nonce} />
  </StrictMode>,
);
