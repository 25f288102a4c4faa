import type { Widget } from '../widgets.ts';
import { editFile, lines } from './edit.ts';
import { address, exampleCompany, personId, type Template } from './template.ts';

/** An application of Vite with React components. */
export const react: Template = {
  name: 'react',
  title: 'React 19',
  url: 'http://localhost:5173',
  apply(files, widget) {
    const { component, description, input, tellsProgress } = widget;
    const hs = lines(address, "const hs = address.get('hs') ?? '';");
    editFile(files, 'src/app.tsx', [
      [
        lines(
          'import {',
          '  AferirProvider,',
          '  BehavioralReport,',
          '  DiscQuestionnaire,',
          '  type ProgressDetail,',
          "} from '@aferir/widgets';",
          "import { useState } from 'react';",
        ),
        lines(
          `import { ${importsOf(widget)} } from '@aferir/widgets';`,
          tellsProgress && "import { useState } from 'react';",
        ),
      ],
      [`${hs}\n`, inputLines(input, hs)],
      ['The questionnaire of a link, and its report at the end.', description],
      [
        lines(
          "  const [report, setReport] = useState(address.get('relatorio'));",
          '  const [progress, setProgress] = useState<ProgressDetail>();',
          '',
        ),
        tellsProgress ? '  const [progress, setProgress] = useState<ProgressDetail>();\n\n' : '',
      ],
      [
        `      <p role="status">{progress && \`\${progress.answered} de \${progress.total} respondidas\`}</p>\n`,
        tellsProgress
          ? `      <p role="status">{progress && \`\${progress.answered} de \${progress.total}\`}</p>\n`
          : '',
      ],
      [
        lines(
          '        {report ? (',
          '          <BehavioralReport hs={report} />',
          '        ) : (',
          '          <DiscQuestionnaire hs={hs} onProgress={setProgress} onComplete={() => setReport(hs)} />',
          '        )}',
        ),
        `        <${component} ${propsOf(widget)}${tellsProgress ? ' onProgress={setProgress}' : ''} />\n`,
      ],
    ]);
  },
};

/** What a component of React is given to open it. */
export function propsOf({ input }: Widget): string {
  if (input === 'company') return `companyId={${exampleCompany}}`;
  return input === 'link' ? 'hs={hs}' : 'hs={hs} personId={personId}';
}

function inputLines(input: Widget['input'], hs: string): string {
  if (input === 'company') return '';
  return input === 'link' ? `${hs}\n` : `${hs}const personId = ${personId};\n\n`;
}

/** The names in the order that formatters keep. */
function importsOf({ component, tellsProgress }: Widget): string {
  const names = ['AferirProvider', component, ...(tellsProgress ? ['ProgressDetail'] : [])].sort();
  return names.map((name) => (name === 'ProgressDetail' ? `type ${name}` : name)).join(', ');
}
