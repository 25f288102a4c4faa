import { hydrateRoot } from 'react-dom/client';
import { everything } from './everything.ts';

hydrateRoot(document.body, everything);
