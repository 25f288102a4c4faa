import { AferirProvider, BehavioralReport } from '@aferir/widgets';
import { Questionnaire } from './questionnaire.tsx';

const apiBase = process.env.AFERIR_API ?? 'http://localhost:4000/api/v1';

interface PageProps {
  searchParams: Promise<{ hs?: string; relatorio?: string }>;
}

/** The questionnaire of a link, or a report: the server's own component shows the widgets as they are. */
export default async function Page({ searchParams }: PageProps) {
  const { hs = '', relatorio } = await searchParams;
  return (
    <main>
      <h1>Intranet</h1>
      <AferirProvider apiBase={apiBase}>
        {relatorio ? <BehavioralReport hs={relatorio} /> : <Questionnaire hs={hs} />}
      </AferirProvider>
    </main>
  );
}
