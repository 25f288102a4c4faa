const form = document.querySelector('form');

form.addEventListener('submit', (event) => {
  event.preventDefault();
  const page = new URL(event.submitter.value, location.href);
  // The code alone, or the whole address, which may say more than the code.
  const [code, query] = form.elements.hs.value.trim().split('?');
  page.search = new URLSearchParams(query ?? { hs: code });
  location.assign(page);
});
