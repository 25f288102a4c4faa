const form = document.querySelector('form');

form.addEventListener('submit', (event) => {
  event.preventDefault();
  const page = new URL(event.submitter.value, location.href);
  page.searchParams.set('hs', form.elements.hs.value.trim());
  location.assign(page);
});
