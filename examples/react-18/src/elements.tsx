import '@aferir/elements/react';
import type { CompleteDetail, ProgressDetail } from '@aferir/elements/react';
import { useLayoutEffect, useRef } from 'react';

const apiBase = 'http://localhost:4000/api/v1';

interface QuestionnaireProps {
  hs: string;
  onProgress: (detail: ProgressDetail) => void;
  onComplete: (detail: CompleteDetail) => void;
}

/**
 * The questionnaire as a component. React 18 sets attributes alone and hears no event of a custom element: what is
 * secret or a function goes to the element itself, and so do listeners.
 */
export function Questionnaire({ hs, onProgress, onComplete }: QuestionnaireProps) {
  const ref = useRef<HTMLElementTagNameMap['aferir-disc-questionnaire']>(null);

  useLayoutEffect(() => {
    if (ref.current) ref.current.hs = hs;
  }, [hs]);

  useLayoutEffect(() => {
    const listening = new AbortController();
    const { signal } = listening;
    ref.current?.addEventListener('aferir-progress', ({ detail }) => onProgress(detail), {
      signal,
    });
    ref.current?.addEventListener('aferir-complete', ({ detail }) => onComplete(detail), {
      signal,
    });
    return () => listening.abort();
  }, [onProgress, onComplete]);

  return <aferir-disc-questionnaire ref={ref} api-base={apiBase} />;
}

/** The report of a link. */
export function Report({ hs }: { hs: string }) {
  const ref = useRef<HTMLElementTagNameMap['aferir-behavioral-report']>(null);

  useLayoutEffect(() => {
    if (ref.current) ref.current.hs = hs;
  }, [hs]);

  return <aferir-behavioral-report ref={ref} api-base={apiBase} />;
}
