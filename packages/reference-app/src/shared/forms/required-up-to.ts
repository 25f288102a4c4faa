import { trimText } from '@aferir/domain';
import { staffFormMessages as texts } from './form-messages.ts';

/** Judges a text that has to be there and may have so many characters. */
export function requiredUpTo(most: number, required: string = texts.required) {
  return (text: string): true | string => {
    const { length } = trimText(text);
    if (length === 0) return required;
    return length <= most || texts.tooLong(most);
  };
}
