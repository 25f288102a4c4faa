import { tokenValue } from '../tokens/index.ts';
import type { Share } from './share-bar.tsx';

export const shares: Share[] = [
  {
    id: 'd',
    label: 'Dominante',
    letter: 'D',
    percent: 31.5,
    color: tokenValue('color-profile-d'),
    onColor: tokenValue('color-on-profile-d'),
    isMain: true,
  },
  {
    id: 'i',
    label: 'Influente',
    letter: 'I',
    percent: 27,
    color: tokenValue('color-profile-i'),
    onColor: tokenValue('color-on-profile-i'),
    isMain: true,
  },
  {
    id: 's',
    label: 'Estável',
    letter: 'S',
    percent: 22,
    color: tokenValue('color-profile-s'),
    onColor: tokenValue('color-on-profile-s'),
  },
  {
    id: 'c',
    label: 'Conforme',
    letter: 'C',
    percent: 19.5,
    color: tokenValue('color-profile-c'),
    onColor: tokenValue('color-on-profile-c'),
  },
];
