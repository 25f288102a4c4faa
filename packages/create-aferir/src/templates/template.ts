import type { Widget } from '../widgets.ts';
import type { Files } from './edit.ts';

/** A way to put a widget on a page. */
export interface Template {
  /** The folder of the example that it is. */
  readonly name: string;
  readonly title: string;
  /** Where `npm start` of the project has the page. */
  readonly url: string;
  /** What its tools ask of the machine, where that is more than this command does. */
  readonly needs?: string;
  /** Puts another widget in the place of the one that the example shows. */
  apply(files: Files, widget: Widget): void;
}

/** The number of the company on a server that `npm start` of the repository has started. */
export const exampleCompany = 1;

/** What the page reads its link from, in all examples. */
export const address = 'const address = new URLSearchParams(location.search);';

/** What the page reads a link from, and the person whom it is for. */
export const personId = "Number(address.get('idPessoa'))";
