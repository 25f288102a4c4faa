const PHONE = /^\(?(\d{2})\)? ?(\d{4,5})-?(\d{4})$/;

/** Whether a text is a Brazilian phone with its area code, mobile or landline, with or without punctuation. */
export function isPhone(text: string): boolean {
  return PHONE.test(text.trim());
}

/** Writes a phone as (##) #####-#### or (##) ####-####; other text comes back as it is. */
export function formatPhone(text: string): string {
  const parts = PHONE.exec(text.trim());
  return parts ? `(${parts[1]}) ${parts[2]}-${parts[3]}` : text;
}
