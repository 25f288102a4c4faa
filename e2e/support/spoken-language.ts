import { expect, type Locator, type Page } from '@playwright/test';

/** Words that Portuguese alone has, of screens that a person meets on the way. */
const portuguese = /ç(?:ão|ões)\b|\bvocê\b|\bnão\b|\bsuas?\b|\bgestor|\bfuncionári/i;

/** A page of the examples, with what its element is opened by. */
export interface ExampleAddress {
  readonly baseUrl: string;
  readonly example: string;
  readonly query: Readonly<Record<string, string | number>>;
}

/** Opens a page of the examples whose element asks for a language. */
export async function openIn(
  page: Page,
  language: string,
  { baseUrl, example, query }: ExampleAddress,
): Promise<Locator> {
  await page.route(`**/exemplos/${example}.html*`, async (route) => {
    const reply = await route.fetch();
    const html = await reply.text();
    const body = html.replace(/<aferir-[a-z-]+(?=[\s>])/g, `$& lang="${language}"`);
    await route.fulfill({ response: reply, body });
  });
  const search = new URLSearchParams(
    Object.entries(query).map(([name, value]) => [name, String(value)]),
  );
  await page.goto(`${baseUrl}/exemplos/${example}.html?${search}`);
  return page.locator(`[lang="${language}"]:not(html)`).first();
}

/** What an element, or a part of a page, says in its own language: its texts but for those of nodes that are in another one. */
function saidBy(element: Locator): Promise<string[]> {
  return element.evaluate((host) => {
    const said: string[] = [];
    const walk = (node: Node) => {
      if (node instanceof Element) {
        if (node.getAttribute('lang') === 'pt-BR') return;
        if (['style', 'script', 'noscript'].includes(node.localName)) return;
        said.push(...['aria-label', 'title', 'alt'].map((name) => node.getAttribute(name) ?? ''));
      }
      if (node instanceof Text) said.push(node.data);
      node.childNodes.forEach(walk);
    };
    (host.shadowRoot ?? host).childNodes.forEach(walk);
    return said;
  });
}

/** Expects an element to say nothing in Portuguese but in nodes that say so, and what `content` finds in its sentences. */
export async function expectNoPortuguese(element: Locator, content?: RegExp): Promise<void> {
  const said = await saidBy(element);
  const own = content ? said.map((text) => text.replace(content, '')) : said;
  expect(own.filter((text) => portuguese.test(text))).toEqual([]);
}
