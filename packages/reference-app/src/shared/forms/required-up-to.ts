import { trimText } from '@aferir/domain';
import { staffFormMessages as texts } from './form-messages.ts';

/** Judges a text that has to be there and may have so many characters. */
export function requiredUpTo(most: number) {
  return (text: string): true | string => {
    const { length } = trimText(text);
    if (length === 0) return texts.required;
    return length <= most || texts.tooLong(most);
  };
}
