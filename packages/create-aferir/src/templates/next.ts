import { editFile, lines } from './edit.ts';
import { propsOf } from './react.ts';
import type { Template } from './template.ts';

const pageProps = lines(
  'interface PageProps {',
  '  searchParams: Promise<{ hs?: string; relatorio?: string }>;',
  '}',
  '',
);
const signature = 'export default async function Page({ searchParams }: PageProps) {\n';
const reading = "  const { hs = '', relatorio } = await searchParams;\n";

/** An application with the app router, whose server component shows the widget. */
export const next: Template = {
  name: 'next',
  title: 'Next.js',
  url: 'http://localhost:3000',
  apply(files, widget) {
    const { component, description, input } = widget;
    files.delete('app/questionnaire.tsx');
    editFile(files, 'app/page.tsx', [
      [
        lines(
          "import { AferirProvider, BehavioralReport } from '@aferir/widgets';",
          "import { Questionnaire } from './questionnaire.tsx';",
        ),
        lines(`import { AferirProvider, ${component} } from '@aferir/widgets';`),
      ],
      [
        "The questionnaire of a link, or a report: the server's own component shows the widgets as they are.",
        description,
      ],
      [
        '        {relatorio ? <BehavioralReport hs={relatorio} /> : <Questionnaire hs={hs} />}\n',
        `        <${component} ${propsOf(widget)} />\n`,
      ],
      ...(
        {
          link: [
            ['hs?: string; relatorio?: string', 'hs?: string'],
            [reading, "  const { hs = '' } = await searchParams;\n"],
          ],
          'link and person': [
            ['hs?: string; relatorio?: string', 'hs?: string; idPessoa?: string'],
            [
              reading,
              lines(
                "  const { hs = '', idPessoa } = await searchParams;",
                '  const personId = Number(idPessoa);',
              ),
            ],
          ],
          company: [
            [pageProps, ''],
            [signature, 'export default function Page() {\n'],
            [reading, ''],
          ],
        } as const
      )[input],
    ]);
  },
};
