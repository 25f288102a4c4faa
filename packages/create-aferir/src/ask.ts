import path from 'node:path';
import { isCancel, select, text } from '@clack/prompts';
import { Failure } from './failure.ts';
import { defaultServer, readName, readServer } from './read-options.ts';
import type { Template } from './templates/template.ts';
import { templates } from './templates/templates.ts';
import type { Widget } from './widgets.ts';

/** Says that the person has left the questions; nothing has been written. */
export class Left extends Error {}

/** The questions of a terminal, of which those are asked whose answers are missing. */
export interface Questions {
  folder(name: string | undefined): Promise<string>;
  template(): Promise<Template>;
  widget(widgets: readonly Widget[]): Promise<Widget>;
  server(): Promise<string>;
}

/** Asks a person in a terminal. */
export const terminalQuestions: Questions = {
  folder: async (name) =>
    answered(
      await text({
        message: 'In which folder?',
        defaultValue: 'my-page',
        placeholder: 'my-page',
        validate: (value) => faultOf(() => name ?? readName(path.resolve(value || 'my-page'))),
      }),
    ),
  template: async () =>
    answered(
      await select({
        message: 'What is the page made with?',
        options: templates.map((template) => ({ value: template, label: template.title })),
      }),
    ),
  widget: async (widgets) =>
    answered(
      await select({
        message: 'Which widget?',
        options: widgets.map((widget) => ({
          value: widget,
          label: widget.name,
          hint: widget.description,
        })),
      }),
    ),
  server: async () =>
    readServer(
      answered(
        await text({
          message: 'Which server?',
          defaultValue: defaultServer,
          placeholder: defaultServer,
          validate: (value) => faultOf(() => readServer(value || defaultServer)),
        }),
      ),
    ),
};

function answered<Answer>(answer: Answer): Exclude<Answer, symbol> {
  if (isCancel(answer)) throw new Left();
  return answer as Exclude<Answer, symbol>;
}

function faultOf(read: () => unknown): string | undefined {
  try {
    read();
    return undefined;
  } catch (error) {
    if (error instanceof Failure) return error.message;
    throw error;
  }
}
