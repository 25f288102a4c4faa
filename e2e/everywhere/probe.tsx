import type { ElementDefinition } from '../../packages/widgets/src/shared/element/element-definition.ts';

/** The names of events that frameworks find hard: each with a case of its own. */
export const EVENT_NAMES = [
  'lowercaseevent',
  'kebab-event',
  'camelEvent',
  'CAPSevent',
  'PascalEvent',
] as const;

interface ProbeProps {
  bool?: boolean;
  num?: number;
  str?: string;
  arr?: readonly string[];
  obj?: object;
  camelCaseObj?: object;
  onSend?: (name: string) => void;
}

/** Sends the event of the name it is given. */
class NamedEvent extends CustomEvent<undefined> {
  static readonly eventName = 'named';
  constructor(name: string) {
    super(name);
  }
}

function Probe({ bool, num, str, arr, obj, camelCaseObj, onSend }: ProbeProps) {
  return (
    <button type="button" onClick={() => onSend && EVENT_NAMES.forEach(onSend)}>
      {JSON.stringify({ bool, num, str, arr, obj, camelCaseObj })}
    </button>
  );
}

/** An element with every kind of value, made as every widget is. */
export const probeElement: ElementDefinition<ProbeProps> = {
  tag: 'aferir-probe',
  summary: 'Shows what it was given.',
  component: Probe,
  attributes: {
    bool: { type: 'boolean', description: 'A switch.' },
    num: { type: 'id', description: 'A number.' },
    str: { type: 'string', description: 'Text.' },
  },
  properties: {
    arr: { type: 'readonly string[]', description: 'A list.' },
    obj: { type: 'object', description: 'An object.' },
    camelCaseObj: { type: 'object', description: 'An object by a name of two words.' },
  },
  events: { onSend: { event: NamedEvent, description: 'The button was pressed.' } },
  parts: {},
  cssProperties: {},
};
