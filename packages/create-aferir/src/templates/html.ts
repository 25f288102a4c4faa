import { editFile, lines } from './edit.ts';
import { address, exampleCompany, personId, type Template } from './template.ts';

/** A page without a framework, as WordPress and the like have it. */
export const html: Template = {
  name: 'html',
  title: 'HTML, WordPress and the like',
  url: 'http://localhost:5173',
  apply(files, { name, input, tellsProgress }) {
    const isOfLink = input !== 'company';
    const given = {
      link: ["hs: address.get('hs')"],
      'link and person': ["hs: address.get('hs')", `personId: ${personId}`],
      company: [`idCliente: ${exampleCompany}`],
    }[input];
    editFile(files, 'main.js', [
      [
        lines(address, "const hs = address.get('hs');", "const report = address.get('relatorio');"),
        lines(isOfLink && address),
      ],
      [
        lines(
          '/** Puts an element of a link in its place; the code is a property, since attributes can be read. */',
          'function show(tag, code) {',
          '  place.replaceChildren(Object.assign(document.createElement(tag), { apiBase, hs: code }));',
          '}',
          '',
        ),
        lines(
          isOfLink && '// The code is a property, since attributes can be read.',
          `const widget = document.createElement('aferir-${name}');`,
          'Object.assign(widget, {',
          '  apiBase,',
          ...given.map((property) => `  ${property},`),
          '});',
          'place.replaceChildren(widget);',
        ),
      ],
      [
        lines(
          "place.addEventListener('aferir-progress', ({ detail }) => {",
          `  status.textContent = \`\${detail.answered} de \${detail.total} respondidas\`;`,
          '});',
          "place.addEventListener('aferir-complete', () => show('aferir-behavioral-report', hs));",
          '',
          "if (report) show('aferir-behavioral-report', report);",
          "else show('aferir-disc-questionnaire', hs);",
        ),
        tellsProgress
          ? lines(
              '',
              "place.addEventListener('aferir-progress', ({ detail }) => {",
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
