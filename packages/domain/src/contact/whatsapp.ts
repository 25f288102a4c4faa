import { toPhone } from './phone.ts';

/** The code of Brazil. */
const COUNTRY = '55';

/**
 * The address that opens a conversation with a Brazilian phone and a text ready to be sent; null where the phone is none.
 * Landlines are let through: many companies answer WhatsApp by one.
 */
export function whatsappAddress(phone: string, text: string): string | null {
  const digits = toPhone(phone);
  return digits && `https://wa.me/${COUNTRY}${digits}?text=${encodeURIComponent(text)}`;
}
