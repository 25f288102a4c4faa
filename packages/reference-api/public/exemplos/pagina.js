const widget = [...document.body.children].find(({ localName }) => localName.startsWith('aferir-'));
const log = document.querySelector('#eventos');
const address = new URLSearchParams(location.search);

for (const name of ['ready', 'open', 'progress', 'complete', 'error', 'close']) {
  document.addEventListener(`aferir-${name}`, ({ type, detail: { hs: _secret, ...shown } }) => {
    const line = document.createElement('li');
    line.textContent = `${type} ${JSON.stringify(shown)}`;
    log.append(line);
  });
}

// A property, not an attribute: the code of a link is a secret, and attributes can be read.
widget.hs = address.get('hs') ?? '';

// Whoever plays the game of an address that is a game's.
if (address.has('idPessoa')) widget.personId = Number(address.get('idPessoa'));

// The manager of an address that is a manager's.
if (address.has('flGestor')) {
  widget.setAttribute('fl-gestor', address.get('flGestor'));
  widget.setAttribute('p-id-gestor', address.get('p_idGestor') ?? '');
}
