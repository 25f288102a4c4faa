/** What sets the drafts of forms apart from others in the same storage. */
export const FORM_DRAFTS = 'formulario';

/** Leaves no drafts behind: whoever signs out hands the device over. */
export function forgetFormDrafts(): void {
  try {
    for (const key of Object.keys(localStorage)) {
      if (key.startsWith(`aferir-${FORM_DRAFTS}-`)) localStorage.removeItem(key);
    }
  } catch {
    // Blocked: then there are none.
  }
}
