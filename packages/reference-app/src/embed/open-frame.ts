import { followFocus } from './follow-focus.ts';
import { followHeight } from './follow-height.ts';
import { openParentChannel, type ParentChannel } from './parent-channel.ts';
import { detailToTell, toldEvents } from './protocol.ts';
import { readAttributes } from './read-attributes.ts';

/** An element, as far as its address sets more of it than attributes. */
interface AddressedTag extends HTMLElement {
  hs?: unknown;
  getToken?: unknown;
}

/** What the page says in its language, where the element can't. */
export interface FrameSentences {
  /** Where the page around takes from it what it works with. */
  readonly sandboxed: string;
  /** Where the code of the element does not come. */
  readonly unreachable: string;
}

/** Shows an element as the address of the page says, and tells the page around of it; `listed` are the origins that it may have. */
export function openFrame(
  tag: string,
  listed: readonly string[],
  { sandboxed, unreachable }: FrameSentences,
): void {
  const channel = openParentChannel(listed);
  const height = followHeight(document.body, (told) => channel.send('resize', { height: told }));
  // A page without an origin may call nobody, and without forms no answer is sent.
  if (window.origin === 'null' || !maySubmit()) {
    say(sandboxed);
    return;
  }
  for (const name of toldEvents) {
    document.addEventListener(`aferir-${name}`, (event) => {
      channel.send(name, detailToTell(event));
    });
  }
  void customElements.whenDefined(tag).then(() => {
    const element = createElement(tag, listed, channel);
    document.body.replaceChildren(element);
    const { shadowRoot } = element;
    if (shadowRoot) followFocus(shadowRoot, (detail) => channel.send('reveal', detail), height);
  });
  window.addEventListener('load', () => {
    if (!customElements.get(tag)) tellUnreachable(channel, unreachable);
  });
}

/** Whether forms tell that they are sent: in a sandbox without `allow-forms` nothing happens. */
function maySubmit(): boolean {
  const form = document.createElement('form');
  let isTold = false;
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    isTold = true;
  });
  document.body.append(form);
  form.requestSubmit();
  form.remove();
  return isTold;
}

function createElement(
  tag: string,
  listed: readonly string[],
  channel: ParentChannel,
): AddressedTag {
  const element: AddressedTag = document.createElement(tag);
  const observed: string[] = Reflect.get(element.constructor, 'observedAttributes') ?? [];
  const { attributes, hs, hasTokenFromHost } = readAttributes(
    new URL(window.location.href),
    observed,
    listed,
  );
  for (const [name, value] of attributes) element.setAttribute(name, value);
  if (hs) element.hs = hs;
  if (hasTokenFromHost) {
    element.getToken = ({ isRejected }: { isRejected: boolean }) =>
      channel.requestToken(isRejected);
  }
  return element;
}

function tellUnreachable(channel: ParentChannel, message: string) {
  say(message);
  channel.send('error', {
    kind: 'network',
    message,
    isRetryable: true,
    isFatal: false,
  });
}

function say(sentence: string) {
  const notice = document.createElement('p');
  notice.role = 'alert';
  notice.textContent = sentence;
  document.body.replaceChildren(notice);
}
