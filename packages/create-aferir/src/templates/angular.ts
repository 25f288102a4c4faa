import { editFile, lines } from './edit.ts';
import { address, exampleCompany, personId, type Template } from './template.ts';

/** An application of the Angular CLI with tags in a template. */
export const angular: Template = {
  name: 'angular',
  title: 'Angular',
  url: 'http://localhost:4200',
  needs: 'The tools of Angular 22 ask for Node 22.22.3, 24.15 or 26.',
  apply(files, { name, description, input, tellsProgress }) {
    const isOfLink = input !== 'company';
    const ofPerson = input === 'link and person';
    editFile(files, 'src/app/app.ts', [
      [
        "import { Component, CUSTOM_ELEMENTS_SCHEMA, signal } from '@angular/core';",
        `import { Component, CUSTOM_ELEMENTS_SCHEMA${tellsProgress ? ', signal' : ''} } from '@angular/core';`,
      ],
      [`${address}\n\n`, isOfLink ? `${address}\n\n` : ''],
      ['The questionnaire of a link, and its report at the end.', description],
      [
        '      <p role="status">{{ status() }}</p>\n',
        tellsProgress ? '      <p role="status">{{ status() }}</p>\n' : '',
      ],
      [
        lines(
          '      @if (report(); as code) {',
          '        <aferir-behavioral-report [apiBase]="apiBase" [hs]="code" />',
          '      } @else {',
          '        <aferir-disc-questionnaire',
          '          [apiBase]="apiBase"',
          '          [hs]="hs"',
          '          (aferir-progress)="tellProgress($event)"',
          '          (aferir-complete)="report.set(hs)"',
          '        />',
          '      }',
        ),
        lines(
          `      <aferir-${name}`,
          '        [apiBase]="apiBase"',
          isOfLink ? '        [hs]="hs"' : `        [idCliente]="${exampleCompany}"`,
          ofPerson && '        [personId]="personId"',
          tellsProgress && '        (aferir-progress)="tellProgress($event)"',
          '      />',
        ),
      ],
      [
        lines(
          "  protected readonly hs = address.get('hs') ?? '';",
          "  protected readonly report = signal(address.get('relatorio'));",
        ),
        lines(
          isOfLink && "  protected readonly hs = address.get('hs') ?? '';",
          ofPerson && `  protected readonly personId = ${personId};`,
        ),
      ],
      [
        lines(
          "  protected readonly status = signal('');",
          '',
          "  protected tellProgress({ detail }: HTMLElementEventMap['aferir-progress']): void {",
          `    this.status.set(\`\${detail.answered} de \${detail.total} respondidas\`);`,
          '  }',
        ),
        tellsProgress
          ? lines(
              "  protected readonly status = signal('');",
              '',
              "  protected tellProgress({ detail }: HTMLElementEventMap['aferir-progress']): void {",
              `    this.status.set(\`\${detail.answered} de \${detail.total}\`);`,
              '  }',
            )
          : '',
      ],
    ]);
  },
};
