import { createRoot } from 'react-dom/client';
import '@aferir/ui/styles.css';
import '../../src/styles.css';
import '@fontsource-variable/inter';
import { behavioralReportElement } from '../../src/behavioral-report/behavioral-report.element.ts';
import { BehavioralReport } from '../../src/behavioral-report/behavioral-report.tsx';
import { performanceReportElement } from '../../src/performance-report/performance-report.element.ts';
import { PerformanceReport } from '../../src/performance-report/performance-report.tsx';
import { defineElement } from '../../src/shared/element/define-element.ts';
import { shapeOf } from '../../src/shared/element/element-definition.ts';
import { createShellClass } from '../../src/shared/element/element-shell.ts';
import { registerShadowStyles } from '../../src/shared/element/shadow-styles.ts';
import { AferirProvider } from '../../src/shared/provider/aferir-provider.tsx';
import { serveOutcome } from './serve-outcome.ts';
import { serveReview } from './serve-review.ts';

// `?outcome=` chooses the text of a behavioral report, `?note` makes it one to be read with care.
// `?competencies=` makes it a performance report of so many, `?long` one with long names and feedback.
// `?in=shadow` puts the report into a custom element on a page whose own styles are hostile.
const query = new URLSearchParams(location.search);
const competencies = Number(query.get('competencies'));
const [server, definition, Report] =
  competencies > 0
    ? ([
        serveReview(competencies, query.has('long')),
        performanceReportElement,
        PerformanceReport,
      ] as const)
    : ([
        serveOutcome(query.get('outcome') ?? 'Conforme Dominante', query.has('note')),
        behavioralReportElement,
        BehavioralReport,
      ] as const);

if (query.get('in') === 'shadow') {
  const sheet = document.querySelector<HTMLLinkElement>('link[rel=stylesheet]');
  const styles = await fetch(sheet?.href ?? '').then((reply) => reply.text());
  sheet?.remove();
  globalThis.fetch = (input, init) => server.fetch(new Request(input, init));
  registerShadowStyles(styles);
  const hostile = new CSSStyleSheet();
  hostile.replaceSync(
    '*{all:unset!important;font-size:40px!important;color:oklch(60% .2 20)!important}' +
      'body{background:color-mix(in oklch,oklch(90% .1 200),white)!important}',
  );
  document.adoptedStyleSheets = [hostile];
  customElements.define(definition.tag, createShellClass(shapeOf(definition)));
  defineElement<object>(definition);
  const element = document.createElement(definition.tag);
  document.body.append(Object.assign(element, { hs: 'link', theme: 'dark' }));
} else {
  const root = document.body.appendChild(document.createElement('div'));
  root.style.fontFamily = '"Inter Variable", sans-serif';
  createRoot(root).render(
    <AferirProvider fetch={server.fetch} theme={query.has('dark') ? 'dark' : 'light'}>
      <Report hs="link" headingLevel={1} />
    </AferirProvider>,
  );
}
