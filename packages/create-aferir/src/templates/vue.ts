import { editFile, lines } from './edit.ts';
import { address, exampleCompany, personId, type Template } from './template.ts';

/** An application of Vite with tags in the templates of Vue. */
export const vue: Template = {
  name: 'vue',
  title: 'Vue',
  url: 'http://localhost:5173',
  apply(files, { name, input, tellsProgress }) {
    const isOfLink = input !== 'company';
    const ofPerson = input === 'link and person';
    editFile(files, 'src/app.vue', [
      ["import { ref } from 'vue';\n", tellsProgress ? "import { ref } from 'vue';\n" : ''],
      [
        lines(address, "const hs = address.get('hs') ?? '';"),
        isOfLink
          ? lines(
              address,
              "const hs = address.get('hs') ?? '';",
              ofPerson && `const personId = ${personId};`,
            )
          : '',
      ],
      ["const report = ref(address.get('relatorio'));\n", ''],
      [
        lines(
          "const status = ref('');",
          '',
          "function tellProgress({ detail }: HTMLElementEventMap['aferir-progress']) {",
          `  status.value = \`\${detail.answered} de \${detail.total} respondidas\`;`,
          '}',
        ),
        tellsProgress
          ? lines(
              "const status = ref('');",
              '',
              "function tellProgress({ detail }: HTMLElementEventMap['aferir-progress']) {",
              `  status.value = \`\${detail.answered} de \${detail.total}\`;`,
              '}',
            )
          : '',
      ],
      [
        '    <p role="status">{{ status }}</p>\n',
        tellsProgress ? '    <p role="status">{{ status }}</p>\n' : '',
      ],
      [
        '    <!-- `.prop` sets a property: the code of a link is a secret, and attributes can be read. -->\n',
        isOfLink
          ? '    <!-- `.prop` sets a property: the code of a link is a secret, and attributes can be read. -->\n'
          : '',
      ],
      [
        lines(
          '    <aferir-behavioral-report v-if="report" :api-base="apiBase" :hs.prop="report" />',
          '    <aferir-disc-questionnaire',
          '      v-else',
          '      :api-base="apiBase"',
          '      :hs.prop="hs"',
          '      @aferir-progress="tellProgress"',
          '      @aferir-complete="report = hs"',
          '    />',
        ),
        lines(
          `    <aferir-${name}`,
          '      :api-base="apiBase"',
          isOfLink ? '      :hs.prop="hs"' : `      :id-cliente="${exampleCompany}"`,
          ofPerson && '      :personId.prop="personId"',
          tellsProgress && '      @aferir-progress="tellProgress"',
          '    />',
        ),
      ],
    ]);
  },
};
