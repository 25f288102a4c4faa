import { useState } from 'react';
import { Questionnaire, Report } from './elements.tsx';

const address = new URLSearchParams(location.search);
const hs = address.get('hs') ?? '';

/** The questionnaire of a link, and its report at the end. */
export function App() {
  const [report, setReport] = useState(address.get('relatorio'));
  const [status, setStatus] = useState('');

  return (
    <main>
      <h1>Intranet</h1>
      <p role="status">{status}</p>
      {report ? (
        <Report hs={report} />
      ) : (
        <Questionnaire
          hs={hs}
          onProgress={({ answered, total }) => setStatus(`${answered} de ${total} respondidas`)}
          onComplete={() => setReport(hs)}
        />
      )}
    </main>
  );
}
