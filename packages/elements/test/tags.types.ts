import '@aferir/elements/register';
import { configure } from '@aferir/elements';

configure({ getToken: () => null });

const report = document.createElement('aferir-behavioral-report');
report.responseId = 812;
report.getToken = async ({ isRejected }) => (isRejected ? null : 'token');
report.messages = { title: 'Meu perfil' };
// @ts-expect-error An id is a number.
report.responseId = 'first';
// @ts-expect-error The report has two levels.
report.headingLevel = 3;

document.querySelector('aferir-performance-report')?.setAttribute('manager-id', '7');

document.addEventListener('aferir-complete', ({ detail }) => detail.responseId.toFixed());
report.addEventListener('aferir-error', ({ detail }) => detail.message.trim());
document.addEventListener('aferir-open', (event) => {
  event.preventDefault();
  // @ts-expect-error An opening says nothing of how far one is.
  return event.detail.total;
});
