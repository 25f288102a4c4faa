import '@aferir/elements';

const questionnaire = document.querySelector('aferir-disc-questionnaire');

questionnaire?.addEventListener('aferir-complete', () => location.assign('/obrigado'));
questionnaire?.addEventListener('aferir-error', ({ detail }) => {
  if (detail.kind === 'first-access') location.assign('/primeiro-acesso');
  if (detail.isFatal) questionnaire.hidden = true;
});
