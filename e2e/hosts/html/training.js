// A property, not an attribute: the code of a link is a secret, and attributes can be read.
document.querySelector('aferir-training-player').hs = new URLSearchParams(location.search).get(
  'hs',
);
