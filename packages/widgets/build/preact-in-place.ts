import { fileURLToPath } from 'node:url';

/** What the elements and the reference app import in place of React; what comes first wins. */
export const preactInPlace = {
  'react/jsx-runtime': 'preact/compat/jsx-runtime',
  'react/jsx-dev-runtime': 'preact/compat/jsx-dev-runtime',
  react: fileURLToPath(new URL('react-on-preact.ts', import.meta.url)),
  'react-dom/client': 'preact/compat/client',
  'react-dom': 'preact/compat',
};
