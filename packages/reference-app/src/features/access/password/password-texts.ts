import { changePasswordMessages } from '@aferir/widgets';

/** What the form for another password says, in the language that is spoken. */
export const changePasswordTexts = {
  name: 'changePassword',
  portuguese: changePasswordMessages,
} as const;
