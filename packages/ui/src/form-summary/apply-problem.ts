import type { FormProblem } from './form-summary.tsx';

/** Why a server refused a form. An `ApiProblem` of the client is one. */
export interface FormRefusal {
  readonly message: string;
  /** One sentence per fault. */
  readonly errors: readonly string[];
  /** Those of the sentences that concern a field, by its name. */
  readonly faults: readonly { readonly field: string; readonly message: string }[];
}

/** A form that can carry faults, such as what `useForm` of react-hook-form gives. */
export interface RefusableForm {
  setError(name: string, error: { type: string; message: string }): void;
  clearErrors(name?: string | readonly string[]): void;
  getFieldState(name: string): { error?: { ref?: unknown } | undefined };
}

/** What a form knows of itself, as `formState` of react-hook-form has it. */
export interface RefusedFormState {
  readonly submitCount: number;
  readonly errors: object;
}

const SERVER = 'server';

/**
 * Puts what the server said where it belongs: at the fields it names, which are called as on the
 * wire, and otherwise at the whole form. {@link refusalOf} gives it to the FormSummary.
 */
export function applyProblem(form: RefusableForm, { message, errors, faults }: FormRefusal): void {
  const marked = faults.filter((fault) => mark(form, fault)).map((fault) => fault.message);
  const rest = errors.filter((sentence) => !marked.includes(sentence));
  const whole = marked.length + rest.length > 0 ? rest : [message];
  whole.forEach((sentence, index) => {
    form.setError(`root.${SERVER}${index}`, { type: SERVER, message: sentence });
  });
}

/** Whether the form shows the field; a fault of one that it has not would keep it from being sent. */
function mark(form: RefusableForm, { field, message }: FormRefusal['faults'][number]): boolean {
  form.setError(field, { type: SERVER, message });
  if (form.getFieldState(field).error?.ref) return true;
  form.clearErrors(field);
  return false;
}

/** What the server refused of a form, as FormSummary takes it. */
export function refusalOf({ submitCount, errors }: RefusedFormState): {
  problems: FormProblem[];
  attempt: number;
} {
  return { problems: problemsOf(errors), attempt: submitCount };
}

interface FormError {
  readonly type: string;
  readonly message?: string;
  readonly ref?: { readonly id?: string; focus?(): void };
}

function problemsOf(errors: object): FormProblem[] {
  return Object.values(errors).flatMap((error: FormError | object | undefined) => {
    if (!error) return [];
    if (!isFormError(error)) return problemsOf(error);
    const { type, message = '', ref } = error;
    if (type !== SERVER) return [];
    if (!ref) return [{ message }];
    return [{ message, focusField: () => ref.focus?.(), ...(ref.id && { fieldId: ref.id }) }];
  });
}

function isFormError(error: object): error is FormError {
  return 'type' in error && typeof error.type === 'string';
}
