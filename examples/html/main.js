const apiBase = 'http://localhost:4000/api/v1';
const place = document.querySelector('#avaliacao');
const status = document.querySelector('[role=status]');
const address = new URLSearchParams(location.search);
const hs = address.get('hs');
const report = address.get('relatorio');

/** Puts an element of a link in its place; the code is a property, since attributes can be read. */
function show(tag, code) {
  place.replaceChildren(Object.assign(document.createElement(tag), { apiBase, hs: code }));
}

place.addEventListener('aferir-progress', ({ detail }) => {
  status.textContent = `${detail.answered} de ${detail.total} respondidas`;
});
place.addEventListener('aferir-complete', () => show('aferir-behavioral-report', hs));

if (report) show('aferir-behavioral-report', report);
else show('aferir-disc-questionnaire', hs);
