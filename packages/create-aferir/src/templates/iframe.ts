import { editFile, lines } from './edit.ts';
import { address, type Template } from './template.ts';

/** A page that shows one of a server in a frame. */
export const iframe: Template = {
  name: 'iframe',
  title: 'A frame, for pages that let no script in',
  url: 'http://localhost:5173',
  apply(files, { name, input, tellsProgress }) {
    const page = `\${server}/embed/${name}?id-cliente=\${company}`;
    editFile(files, 'main.js', [
      [
        lines(
          address,
          "const hs = address.get('hs') ?? '';",
          "const report = address.get('relatorio');",
        ),
        input === 'company'
          ? ''
          : lines(
              address,
              "const hs = address.get('hs') ?? '';",
              input === 'link and person' && "const personId = address.get('idPessoa') ?? '';",
            ),
      ],
      [
        lines(
          '/** Shows an element of a link; no server, proxy or `Referer` sees the code behind the `#`. */',
          'function show(element, code) {',
          `  frame.src = \`\${server}/embed/\${element}?id-cliente=\${company}#\${new URLSearchParams({ hs: code })}\`;`,
          '}',
        ),
        {
          link: lines(
            '// No server, proxy or `Referer` sees the code behind the `#`.',
            `frame.src = \`${page}#\${new URLSearchParams({ hs })}\`;`,
          ),
          'link and person': lines(
            "const person = new URLSearchParams({ 'person-id': personId });",
            '// No server, proxy or `Referer` sees the code behind the `#`.',
            `frame.src = \`${page}&\${person}#\${new URLSearchParams({ hs })}\`;`,
          ),
          company: lines(`frame.src = \`${page}\`;`),
        }[input],
      ],
      [
        lines(
          '',
          "frame.addEventListener('aferir-progress', ({ detail }) => {",
          `  status.textContent = \`\${detail.answered} de \${detail.total} respondidas\`;`,
          '});',
          "frame.addEventListener('aferir-complete', () => show('behavioral-report', hs));",
          '',
          "if (report) show('behavioral-report', report);",
          "else show('disc-questionnaire', hs);",
        ),
        tellsProgress
          ? lines(
              '',
              "frame.addEventListener('aferir-progress', ({ detail }) => {",
              `  status.textContent = \`\${detail.answered} de \${detail.total}\`;`,
              '});',
            )
          : '',
      ],
    ]);
    if (tellsProgress) return;
    editFile(files, 'main.js', [["const status = document.querySelector('[role=status]');\n", '']]);
    editFile(files, 'index.html', [['      <p role="status"></p>\n', '']]);
  },
};
