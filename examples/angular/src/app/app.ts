import '@aferir/elements';
import { Component, CUSTOM_ELEMENTS_SCHEMA, signal } from '@angular/core';

const address = new URLSearchParams(location.search);

/** The questionnaire of a link, and its report at the end. */
@Component({
  selector: 'app-root',
  schemas: [CUSTOM_ELEMENTS_SCHEMA],
  template: `
    <main>
      <h1>Intranet</h1>
      <p role="status">{{ status() }}</p>
      @if (report(); as code) {
        <aferir-behavioral-report [apiBase]="apiBase" [hs]="code" />
      } @else {
        <aferir-disc-questionnaire
          [apiBase]="apiBase"
          [hs]="hs"
          (aferir-progress)="tellProgress($event)"
          (aferir-complete)="report.set(hs)"
        />
      }
    </main>
  `,
})
export class App {
  protected readonly apiBase = 'http://localhost:4000/api/v1';
  protected readonly hs = address.get('hs') ?? '';
  protected readonly report = signal(address.get('relatorio'));
  protected readonly status = signal('');

  protected tellProgress({ detail }: HTMLElementEventMap['aferir-progress']): void {
    this.status.set(`${detail.answered} de ${detail.total} respondidas`);
  }
}
