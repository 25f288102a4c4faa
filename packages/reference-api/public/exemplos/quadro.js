const hs = new URLSearchParams(location.search).get('hs');
const frame = document.querySelector('iframe');
const form = document.querySelector('#aparencia');
const log = document.querySelector('#eventos');

function show() {
  const theme = form.elements.tema.value;
  document.documentElement.dataset.tema = theme;
  // Behind the #, the code of a link reaches no server and no log.
  const [name, code] = hs
    ? ['disc-questionnaire', `#${new URLSearchParams({ hs })}`]
    : ['employee-dashboard', ''];
  frame.src = `/embed/${name}?id-cliente=1&theme=${theme}${code}`;
}

for (const name of ['ready', 'open', 'progress', 'complete', 'error', 'close']) {
  document.addEventListener(`aferir-${name}`, ({ type, detail }) => {
    const line = document.createElement('li');
    line.textContent = `${type} ${JSON.stringify(detail)}`;
    log.append(line);
  });
}

form.addEventListener('input', show);
form.addEventListener('submit', (event) => event.preventDefault());
show();
