import { createRoot } from 'react-dom/client';
import '@aferir/ui/styles.css';
import '@fontsource-variable/inter';
import { behavioralReportElement } from '../../src/behavioral-report/behavioral-report.element.ts';
import { BehavioralReport } from '../../src/behavioral-report/behavioral-report.tsx';
import { AferirProvider } from '../../src/shared/aferir-provider.tsx';
import { defineElement } from '../../src/shared/define-element.ts';
import { registerShadowStyles } from '../../src/shared/shadow-styles.ts';
import { serveOutcome } from './serve-outcome.ts';

// `?outcome=` chooses the text, `?in=shadow` puts the report into a custom element on a page whose
// own styles are hostile, `?note` makes the result one to be read with care.
const query = new URLSearchParams(location.search);
const server = serveOutcome(query.get('outcome') ?? 'Conforme Dominante', query.has('note'));

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
  defineElement(behavioralReportElement);
  const element = document.createElement('aferir-behavioral-report');
  document.body.append(Object.assign(element, { hs: 'link', theme: 'dark' }));
} else {
  const root = document.body.appendChild(document.createElement('div'));
  root.style.fontFamily = '"Inter Variable", sans-serif';
  createRoot(root).render(
    <AferirProvider fetch={server.fetch} theme={query.has('dark') ? 'dark' : 'light'}>
      <BehavioralReport hs="link" headingLevel={1} />
    </AferirProvider>,
  );
}
