import type { EmailFaultTexts } from '@aferir/domain';

/** What is said of faults of addresses in English. */
export const emailFaultsEnglish: EmailFaultTexts = {
  mailto: 'Enter only the email address, without “mailto:”.',
  named: 'Enter only the email address, without the name and without < and >.',
  several: 'Enter just one email address.',
};
