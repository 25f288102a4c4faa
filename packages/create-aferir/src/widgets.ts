/** What a page has to know before a widget shows something. */
export type WidgetInput = 'link' | 'link and person' | 'company';

/** A widget that a page may be made with. */
export interface Widget {
  /** Its tag without the prefix, such as `disc-questionnaire`. */
  readonly name: string;
  /** Its name in React. */
  readonly component: string;
  readonly description: string;
  readonly input: WidgetInput;
  /** Whether it says how far the person is. */
  readonly tellsProgress: boolean;
}

interface Named {
  readonly name: string;
}

/** What is read of the custom-elements manifest. */
export interface Manifest {
  readonly modules: readonly {
    readonly declarations: readonly {
      readonly name: string;
      readonly tagName: string;
      readonly description: string;
      readonly members: readonly Named[];
      readonly events: readonly Named[];
    }[];
  }[];
}

/** The widget that the examples show, whose files are taken as they are. */
export const widgetOfExamples = 'disc-questionnaire';

/** Shown only to whom the page signs in by itself, which a project has no server for. */
export const signedInByPage: ReadonlySet<string> = new Set(['aferir-team-map']);

/** The widgets of the manifest that a project can show, the one of the examples first. */
export function widgetsOf({ modules }: Manifest): Widget[] {
  const widgets = modules
    .flatMap(({ declarations }) => declarations)
    .filter(({ tagName }) => !signedInByPage.has(tagName))
    .map(({ tagName, description, members, events }): Widget => {
      const name = tagName.replace('aferir-', '');
      const properties = new Set(members.map((member) => member.name));
      return {
        name,
        component: name.replaceAll(/(?:^|-)(\w)/g, (_all, letter: string) => letter.toUpperCase()),
        description: description.split('\n', 1)[0] ?? '',
        input: inputOf(tagName, properties),
        tellsProgress: events.some((event) => event.name === 'aferir-progress'),
      };
    });
  const isShown = ({ name }: Widget) => name === widgetOfExamples;
  return [...widgets.filter(isShown), ...widgets.filter((widget) => !isShown(widget))];
}

function inputOf(tag: string, properties: ReadonlySet<string>): WidgetInput {
  if (properties.has('personId')) return 'link and person';
  if (properties.has('hs')) return 'link';
  if (properties.has('idCliente')) return 'company';
  throw new Error(`${tag} takes neither a link nor a company: nothing would open it.`);
}
