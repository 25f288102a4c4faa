const widget = document.querySelector('aferir-disc-questionnaire, aferir-behavioral-report');
const log = document.querySelector('#eventos');

for (const name of ['ready', 'progress', 'complete', 'error', 'close']) {
  document.addEventListener(`aferir-${name}`, (event) => {
    const line = document.createElement('li');
    line.textContent = `${event.type} ${JSON.stringify(event.detail)}`;
    log.append(line);
  });
}

// A property, not an attribute: the code of a link is a secret, and attributes can be read.
widget.hs = new URLSearchParams(location.search).get('hs') ?? '';
