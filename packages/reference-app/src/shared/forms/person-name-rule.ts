import {
  findPersonNameFault,
  PERSON_NAME_MAX_LENGTH,
  PERSON_NAME_MIN_LENGTH,
} from '@aferir/domain';
import { staffFormMessages as texts } from './form-messages.ts';

/** Judges the name of a person, which has to be there. */
export function personNameRule(required: string = texts.required) {
  return (name: string): true | string => {
    switch (findPersonNameFault(name)) {
      case 'missing':
        return required;
      case 'too-short':
        return texts.tooShort(PERSON_NAME_MIN_LENGTH);
      case 'too-long':
        return texts.tooLong(PERSON_NAME_MAX_LENGTH);
      default:
        return true;
    }
  };
}
