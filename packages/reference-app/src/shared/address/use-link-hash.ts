import { linkHashAt } from '../../guard.ts';
import { useAddress } from '../navigation/navigation.tsx';

/** The hash of the personal link that opened the page; '' where none did. */
export function useLinkHash(): string {
  return linkHashAt(useAddress());
}
