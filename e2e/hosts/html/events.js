const log = document.querySelector('#eventos');

for (const name of ['ready', 'progress', 'complete', 'error']) {
  document.addEventListener(`aferir-${name}`, ({ type, detail }) => {
    const line = document.createElement('li');
    line.textContent = `${type} ${JSON.stringify(detail)}`;
    log.append(line);
  });
}
