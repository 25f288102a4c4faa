import { afterEach, beforeEach, expect, it, vi } from 'vitest';

const server = 'https://aferir.example';
const address = `${server}/embed/disc-questionnaire?id-cliente=1`;

let listening: AbortController;

beforeEach(() => {
  listening = new AbortController();
  for (const target of [window, document]) {
    const add = target.addEventListener.bind(target);
    vi.spyOn(target, 'addEventListener').mockImplementation(
      (type: string, listener: EventListenerOrEventListenerObject | null, options = false) => {
        const given = typeof options === 'boolean' ? { capture: options } : options;
        if (listener) add(type, listener, { ...given, signal: listening.signal });
      },
    );
  }
});

afterEach(() => {
  listening.abort();
  Reflect.deleteProperty(window, Symbol.for('aferir.host'));
  vi.restoreAllMocks();
  vi.resetModules();
  document.body.replaceChildren();
});

/** Runs the script as a tag of the page does, once for each. */
async function runScript(times = 1): Promise<void> {
  for (let time = 0; time < times; time += 1) {
    vi.resetModules();
    await import('./host.ts');
  }
}

/** Puts a frame into the page, and gives it with what is posted to it. */
function addFrame(src: string | undefined, style = '') {
  const frame = document.createElement('iframe');
  frame.dataset.aferir = '';
  frame.setAttribute('style', style);
  document.body.append(frame);
  if (src !== undefined) Object.defineProperty(frame, 'src', { value: src });
  const posted = vi.fn();
  const contentWindow = { postMessage: posted };
  Object.defineProperty(frame, 'contentWindow', { value: contentWindow });
  const tell = (type: string, detail: object, origin = server) => {
    const data = { source: 'aferir', version: 1, type, detail };
    window.dispatchEvent(
      Object.assign(new Event('message'), { data, origin, source: contentWindow }),
    );
  };
  return { frame, posted, tell };
}

it('gives a frame the height of its content, and what its box takes on top', async () => {
  await runScript();
  const plain = addFrame(address);
  plain.tell('resize', { height: 700 });
  expect(plain.frame.style.height).toBe('700px');

  const box = 'box-sizing: border-box; border: 10px solid; padding: 7px';
  const boxed = addFrame(address, box);
  boxed.tell('resize', { height: 700 });
  expect(boxed.frame.style.height).toBe('734px');

  const outside = addFrame(address, box.replace('border-box', 'content-box'));
  outside.tell('resize', { height: 700 });
  expect(outside.frame.style.height).toBe('700px');
});

it('tells each event once, to the frame that it is of, however often the page has the script', async () => {
  await runScript(2);
  const one = addFrame(address);
  const other = addFrame(address);
  const heard: unknown[] = [];
  for (const { frame } of [one, other]) {
    frame.addEventListener('aferir-progress', ({ target }) => heard.push(target));
  }
  other.tell('progress', { answered: 1, total: 20 });
  expect(heard).toEqual([other.frame]);
});

it('hears no other origin than that of the address of a frame', async () => {
  await runScript();
  const { frame, tell } = addFrame(address);
  tell('resize', { height: 700 }, 'https://evil.example');
  expect(frame.style.height).toBe('');
});

it('says that it is there to each frame, and to none that waits for its address', async () => {
  const waiting = ['about:blank', 'data:text/html,', '', 'https://'].map((src) => addFrame(src));
  const ready = addFrame(address);
  await runScript();
  for (const { frame } of [...waiting, ready]) frame.dispatchEvent(new Event('load'));
  for (const { posted } of waiting) expect(posted).not.toHaveBeenCalled();
  expect(ready.posted).toHaveBeenCalledWith(
    { source: 'aferir-host', version: 1, type: 'connect' },
    server,
  );
});
