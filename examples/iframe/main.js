const server = 'http://localhost:4000';
const company = 1;
const frame = document.querySelector('iframe');
const status = document.querySelector('[role=status]');
const address = new URLSearchParams(location.search);
const hs = address.get('hs') ?? '';
const report = address.get('relatorio');

/** Shows an element of a link; no server, proxy or `Referer` sees the code behind the `#`. */
function show(element, code) {
  frame.src = `${server}/embed/${element}?id-cliente=${company}#${new URLSearchParams({ hs: code })}`;
}

frame.addEventListener('aferir-progress', ({ detail }) => {
  status.textContent = `${detail.answered} de ${detail.total} respondidas`;
});
frame.addEventListener('aferir-complete', () => show('behavioral-report', hs));

if (report) show('behavioral-report', report);
else show('disc-questionnaire', hs);
