import { byLanguage, DEFAULT_LANGUAGE, emailProblem, type Language } from '@aferir/domain';
import type { ErrorObject } from 'ajv';
import type { Fault } from '../../platform/errors/api-error.ts';
import { errorMessages } from '../../platform/errors/error-messages.ts';
import type { Interpreter } from '../../platform/sentences/interpreter.ts';
import { faultTexts } from './fault-texts.ts';

/** A fault of validation, with the schema that it is against and the value that is. */
export type ValidationFault = Pick<ErrorObject, 'keyword' | 'instancePath' | 'params'> &
  Partial<Pick<ErrorObject, 'parentSchema' | 'data'>>;

/**
 * Tells what is wrong with each field, in Portuguese or in another language; `field` is empty where the request as a whole is, of
 * which the sentence is one of all requests.
 */
export type FaultTeller = (faults: readonly ValidationFault[], language?: Language) => Fault[];

/** What a person calls a field in each language, with its article. */
export type FieldLabel = Readonly<Record<Language, string>>;

/** What a person calls the fields. */
export type FieldLabels = Readonly<Record<string, FieldLabel>>;

type Texts = (typeof faultTexts)[Language];

/** How sentences are made in a language. */
interface Speech {
  readonly texts: Texts;
  readonly written: (limit: number) => string;
}

type Sentence = (label: string, fault: ValidationFault, speech: Speech) => string;

const speechOf = byLanguage((language): Speech => {
  const decimal = new Intl.NumberFormat(language);
  return { texts: faultTexts[language], written: (limit) => decimal.format(limit) };
});

const check: Sentence = (label, _fault, { texts }) => texts.check(label);
const choose: Sentence = (label, _fault, { texts }) => texts.choose(label);

/** The sentence of each keyword that the contract uses. */
const sentences: Readonly<Record<string, Sentence>> = {
  required: (label, _fault, { texts }) => texts.ask(label),
  type: tellType,
  format: (label, { params, data }, { texts }) => {
    if (params.format === 'email') {
      return emailProblem(String(data), texts.noEmail, texts.emailFaults) ?? texts.noEmail;
    }
    return params.format === 'date' ? texts.noSuchDate(label) : texts.check(label);
  },
  pattern: check,
  enum: choose,
  const: choose,
  minLength: (label, { params }, { texts, written }) =>
    params.limit > 1 ? texts.atLeastCharacters(label, written(params.limit)) : texts.ask(label),
  maxLength: (label, { params }, { texts, written }) =>
    texts.atMostCharacters(label, written(params.limit)),
  minimum: tellRange,
  maximum: tellRange,
  minItems: tellLength,
  maxItems: tellLength,
  unstorable: (label, _fault, { texts }) => texts.unstorable(label),
};

/** Makes the teller over the labels of the contract. */
export function createFaultTeller(labels: FieldLabels): FaultTeller {
  const known = new Map(Object.entries(labels).map(([name, label]) => [name.toLowerCase(), label]));
  return (faults, language = DEFAULT_LANGUAGE) => {
    const speech = speechOf(language);
    const told = new Map<string, string>();
    for (const fault of faults) {
      const field = fieldOf(fault);
      const name = field.split('.').findLast((part) => !/^\d*$/.test(part));
      const called = ownLabelOf(fault) ?? known.get(name?.toLowerCase() ?? '');
      const label = called?.[language] ?? speech.texts.thisField;
      if (!told.has(field))
        told.set(field, name ? tell(label, fault, speech) : errorMessages.noJson);
    }
    return [...told].map(([field, message]) => ({ field, message }));
  };
}

/** Says in other languages what a teller has told of the fields of a request. */
export function interpreterOf(tell: FaultTeller, faults: readonly ValidationFault[]): Interpreter {
  const wordsIn = byLanguage((language) => {
    const others = tell(faults, language);
    const told = tell(faults).map(({ field, message }, at) => ({
      field,
      message,
      other: others[at],
    }));
    const ofFields = told.filter(({ field }) => field !== '');
    return new Map(ofFields.map(({ message, other }) => [message, other?.message]));
  });
  return (sentence, language) => wordsIn(language).get(sentence);
}

function fieldOf({ keyword, instancePath, params }: ValidationFault): string {
  const path = instancePath.split('/').slice(1);
  return [...path, ...(keyword === 'required' ? [params.missingProperty] : [])].join('.');
}

/** What a field is called in one place alone, as it asks for more there than where others have its name. */
function ownLabelOf({ keyword, params, parentSchema }: ValidationFault): FieldLabel | undefined {
  const field =
    keyword === 'required' ? parentSchema?.properties?.[params.missingProperty] : parentSchema;
  return field?.['x-label'];
}

function tell(label: string, fault: ValidationFault, speech: Speech): string {
  const { data } = fault;
  const isEmpty = data === null || (typeof data === 'string' && data.trim() === '');
  if (isEmpty) return speech.texts.ask(label);
  return (sentences[fault.keyword] ?? check)(label, fault, speech);
}

function tellType(
  label: string,
  { params, parentSchema }: ValidationFault,
  { texts }: Speech,
): string {
  const [type] = [params.type].flat();
  if (isIdentifier(parentSchema) || !Object.hasOwn(texts.types, type)) return texts.check(label);
  return texts.types[type as keyof Texts['types']](label);
}

function tellRange(
  label: string,
  { parentSchema }: ValidationFault,
  { texts, written }: Speech,
): string {
  if (isIdentifier(parentSchema)) return texts.check(label);
  const { minimum: least, maximum: most } = parentSchema ?? {};
  if (most === undefined) return texts.from(label, written(least));
  if (least === undefined) return texts.upTo(label, written(most));
  return texts.between(label, written(least), written(most));
}

function tellLength(
  label: string,
  { parentSchema }: ValidationFault,
  { texts, written }: Speech,
): string {
  const { minItems: least, maxItems: most } = parentSchema ?? {};
  const items = (count: number) => texts.items(count, written(count));
  if (least === most) return texts.exactly(label, items(least));
  return most === undefined ? texts.atLeast(label, items(least)) : texts.atMost(label, items(most));
}

/** Ids go up to the largest whole number; nobody types one. */
function isIdentifier(schema: ValidationFault['parentSchema']): boolean {
  return schema?.maximum === Number.MAX_SAFE_INTEGER;
}
