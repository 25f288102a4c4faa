import { hydrateRoot } from 'react-dom/client';
import { tags } from './tags.ts';

hydrateRoot(document.body, tags);
