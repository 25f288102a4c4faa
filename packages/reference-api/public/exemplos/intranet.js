const hs = new URLSearchParams(location.search).get('hs');
const form = document.querySelector('#aparencia');
const { cor, tema } = form.elements;

const widget = document.createElement(
  hs ? 'aferir-disc-questionnaire' : 'aferir-employee-dashboard',
);
// A property, not an attribute: the code of a link is a secret, and attributes can be read.
if (hs) widget.hs = hs;
else widget.setAttribute('id-cliente', '1');

function show() {
  document.documentElement.style.setProperty('--marca', cor.value);
  document.documentElement.dataset.tema = tema.value;
  widget.setAttribute('brand-color', cor.value);
  widget.setAttribute('theme', tema.value);
  document.querySelector('#trecho').textContent =
    `<${widget.localName}\n  brand-color="${cor.value}"\n  theme="${tema.value}"\n></${widget.localName}>`;
  for (const button of form.querySelectorAll('.cor')) {
    button.setAttribute('aria-pressed', String(button.dataset.cor === cor.value));
  }
}

for (const button of form.querySelectorAll('.cor')) {
  button.style.setProperty('--cor', button.dataset.cor);
  button.addEventListener('click', () => {
    cor.value = button.dataset.cor;
    show();
  });
}
form.addEventListener('input', show);
form.addEventListener('submit', (event) => event.preventDefault());

show();
document.querySelector('#lugar').append(widget);
