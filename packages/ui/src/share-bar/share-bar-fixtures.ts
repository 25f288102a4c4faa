import { tokenValue } from '../tokens/index.ts';
import type { Share } from './share-bar.tsx';

export const shares: Share[] = [
  {
    id: 'north',
    label: 'Norte',
    letter: 'N',
    pattern: 'stripes',
    percent: 31.5,
    color: tokenValue('color-accent'),
    onColor: tokenValue('color-on-accent'),
    isMain: true,
  },
  {
    id: 'south',
    label: 'Sul',
    letter: 'S',
    pattern: 'columns',
    percent: 27,
    color: tokenValue('color-warning'),
    onColor: tokenValue('color-on-warning'),
    isMain: true,
  },
  {
    id: 'east',
    label: 'Leste',
    letter: 'L',
    pattern: 'rows',
    percent: 22,
    color: tokenValue('color-success'),
    onColor: tokenValue('color-on-success'),
  },
  {
    id: 'west',
    label: 'Oeste',
    letter: 'O',
    pattern: 'grid',
    percent: 19.5,
    color: tokenValue('color-danger'),
    onColor: tokenValue('color-on-danger'),
  },
];
