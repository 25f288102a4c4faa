import { trimText } from '@aferir/domain';
import { staffFormMessages as texts } from './form-messages.ts';

/** Judges a text that may have so many characters. */
export function upTo(most: number) {
  return (text: string): true | string => trimText(text).length <= most || texts.tooLong(most);
}

/** Judges a text that has to be there and may have so many characters. */
export function requiredUpTo(most: number, required: string = texts.required) {
  const fits = upTo(most);
  return (text: string): true | string => (trimText(text) === '' ? required : fits(text));
}
