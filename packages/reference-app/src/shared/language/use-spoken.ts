import { DEFAULT_LANGUAGE, type Language } from '@aferir/domain';
import { useLayoutEffect, useState } from 'react';
import { useServices } from '../../services/services-context.tsx';
import { useSpeech } from './speech-context.tsx';

/**
 * Has the app speak a language for as long as this is shown. Whether it may be shown: before its texts are there it would say words of
 * another language first. A language that is chosen later comes in place of the former once it is there.
 */
export function useSpoken(language: Language): boolean {
  const { speaker } = useServices();
  const isSpoken = useSpeech().language === language;
  const [isSettled, setSettled] = useState(isSpoken);
  useLayoutEffect(() => {
    let isShown = true;
    void speaker.speak(language).then(() => {
      if (isShown) setSettled(true);
    });
    return () => {
      isShown = false;
    };
  }, [speaker, language]);
  useLayoutEffect(() => () => void speaker.speak(DEFAULT_LANGUAGE), [speaker]);
  return isSettled || isSpoken;
}
