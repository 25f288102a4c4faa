import { modules } from '../../../../packages/widgets/custom-elements.json';

/** A control of a demo for an attribute. */
export interface Knob {
  readonly name: string;
  readonly kind: 'choice' | 'color' | 'flag' | 'text';
  /** The words of a choice. */
  readonly words: readonly string[];
  readonly initial: string;
}

/** An element as the manifest tells of it. */
interface KnownElement {
  readonly tagName: string;
  readonly attributes: readonly {
    readonly name: string;
    readonly type: { readonly text: string };
    readonly default?: string | undefined;
  }[];
}

const elements: readonly KnownElement[] = modules.flatMap(({ declarations }) => declarations);

/** What a demo gives by itself, since it says who is there and where the server is. */
const given =
  /^(?:api-base|nonce|hs|initial-step|fl-gestor|p-id-gestor|id-cliente|.+-(?:id|href))$/;

/** The attributes of an element that can be played with. */
export function knobsOf(tag: string): Knob[] {
  const element = elements.find(({ tagName }) => tagName === tag);
  return (element?.attributes ?? [])
    .filter(({ name }) => !given.test(name))
    .map(({ name, type, default: initial = '' }) => {
      const words = type.text.includes('|')
        ? type.text.split('|').map((word) => word.trim().replaceAll("'", ''))
        : [];
      return { name, kind: kindOf(name, type.text, words), words, initial };
    });
}

function kindOf(name: string, type: string, words: readonly string[]): Knob['kind'] {
  if (words.length > 0) return 'choice';
  if (type === 'boolean') return 'flag';
  return name.endsWith('color') ? 'color' : 'text';
}
