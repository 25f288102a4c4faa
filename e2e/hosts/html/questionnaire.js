// A property, not an attribute: the code of a link is a secret, and attributes can be read.
document.querySelector('aferir-disc-questionnaire').hs = new URLSearchParams(location.search).get(
  'hs',
);
