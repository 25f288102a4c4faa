/** What a person can do in a questionnaire, each a mock of its own. */
export const questionnaireActions = <Mock>(mock: () => Mock) => ({
  start: mock(),
  choose: mock(),
  note: mock(),
  goBack: mock(),
  submit: mock(),
  retry: mock(),
});
