'use client';

import { DiscQuestionnaire, type ProgressDetail } from '@aferir/widgets';
import { useRouter } from 'next/navigation';
import { useState } from 'react';

/** The questionnaire, which leads to its report: what hears it is a function, so it runs in the browser. */
export function Questionnaire({ hs }: { hs: string }) {
  const router = useRouter();
  const [progress, setProgress] = useState<ProgressDetail>();

  return (
    <>
      <p role="status">{progress && `${progress.answered} de ${progress.total} respondidas`}</p>
      <DiscQuestionnaire
        hs={hs}
        onProgress={setProgress}
        onComplete={() => router.push(`/?relatorio=${hs}`)}
      />
    </>
  );
}
