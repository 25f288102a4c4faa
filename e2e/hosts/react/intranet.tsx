import {
  AferirProvider,
  type AferirProviderProps,
  DiscQuestionnaire,
  EmployeeDashboard,
  PerformanceReport,
} from '@aferir/widgets';
import { useState } from 'react';

/** What the page hears, newest last. */
type Heard = readonly string[];

// Outside of the components: a new function would be a new employee.
async function getToken(): Promise<string | null> {
  const reply = await fetch('/aferir-token', { method: 'POST' });
  return reply.ok ? reply.text() : null;
}

interface IntranetProps extends Pick<AferirProviderProps, 'lang' | 'nonce'> {
  hs: string | null;
}

/** A page of an intranet: the questionnaire of a link, else the portal of whoever is signed in. */
export function Intranet({ hs, lang, nonce }: IntranetProps) {
  const [heard, setHeard] = useState<Heard>([]);
  const hear = (name: string) => (detail: object) => {
    setHeard((all) => [...all, `aferir-${name} ${JSON.stringify(detail)}`]);
  };
  const listeners = {
    onReady: hear('ready'),
    onProgress: hear('progress'),
    onComplete: hear('complete'),
    onError: hear('error'),
  };

  return (
    <AferirProvider
      apiBase="https://aferir.example/api/v1"
      lang={lang}
      getToken={getToken}
      nonce={nonce}
    >
      <h1>Intranet</h1>
      {hs ? <DiscQuestionnaire hs={hs} {...listeners} /> : <Portal listeners={listeners} />}
      <ol id="eventos">
        {heard.map((line, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: lines are only ever added at the end.
          <li key={index}>{line}</li>
        ))}
      </ol>
    </AferirProvider>
  );
}

interface PortalProps {
  listeners: Record<'onReady' | 'onProgress' | 'onComplete' | 'onError', (detail: object) => void>;
}

/** The dashboard, with reports in a place of the page's own. */
function Portal({ listeners }: PortalProps) {
  const [report, setReport] = useState<number>();

  return (
    <>
      <EmployeeDashboard
        {...listeners}
        onOpen={({ screen, responseId }) => {
          if (screen !== 'report') return undefined;
          setReport(responseId);
          return false;
        }}
      />
      {report === undefined ? null : (
        <section aria-label="Relatório na página">
          <PerformanceReport responseId={report} />
        </section>
      )}
    </>
  );
}
