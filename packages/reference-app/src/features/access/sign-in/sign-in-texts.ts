import { signInMessages } from '@aferir/widgets';

/** What the form of a sign-in says, in the language that is spoken. */
export const signInTexts = { name: 'signIn', portuguese: signInMessages } as const;
