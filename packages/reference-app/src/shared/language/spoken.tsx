import type { Language } from '@aferir/domain';
import type { ReactNode } from 'react';
import { Splash } from '../states/splash.tsx';
import { useSpoken } from './use-spoken.ts';

/** Props of {@link Spoken}. */
export interface SpokenProps {
  language: Language;
  /** Stands here until the texts have come. @default a sign that the page is on its way */
  fallback?: ReactNode;
  children: ReactNode;
}

/** Has the app speak a language for as long as what is inside is shown. */
export function Spoken({ language, fallback = <Splash />, children }: SpokenProps) {
  return useSpoken(language) ? children : fallback;
}
