import {
  AferirProvider,
  BehavioralReport,
  DiscQuestionnaire,
  type ProgressDetail,
} from '@aferir/widgets';
import { useState } from 'react';

const address = new URLSearchParams(location.search);
const hs = address.get('hs') ?? '';

/** The questionnaire of a link, and its report at the end. */
export function App() {
  const [report, setReport] = useState(address.get('relatorio'));
  const [progress, setProgress] = useState<ProgressDetail>();

  return (
    <main>
      <h1>Intranet</h1>
      <p role="status">{progress && `${progress.answered} de ${progress.total} respondidas`}</p>
      <AferirProvider apiBase="http://localhost:4000/api/v1">
        {report ? (
          <BehavioralReport hs={report} />
        ) : (
          <DiscQuestionnaire hs={hs} onProgress={setProgress} onComplete={() => setReport(hs)} />
        )}
      </AferirProvider>
    </main>
  );
}
