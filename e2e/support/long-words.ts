import { expect, type Page } from '@playwright/test';

/** What a name ends in that has sixty letters without a space. */
const longWord = 'rrinolaringologia'.repeat(3);

const names =
  /^(nome|(nm|ds)(Pessoa|Cargo|Departamento|Competencia|Empresa|RazaoSocial|NomeFantasia|Cliente|Gestor|Feedback|Usuario|Quem|Descricao|Pergunta|Opcao|Email))$/;

/** Makes everybody and everything that the server tells of have a name of sixty letters without a space. */
export async function lengthenWords(page: Page): Promise<void> {
  await page.route('**/api/v1/**', async (route) => {
    const response = await route.fetch();
    const text = await response.text();
    if (!response.headers()['content-type']?.includes('json')) return route.fulfill({ response });
    await route.fulfill({ response, body: JSON.stringify(JSON.parse(text, lengthened)) });
  });
}

function lengthened(key: string, value: unknown): unknown {
  if (typeof value !== 'string' || !names.test(key)) return value;
  // As different from each other as they were, so that charts and lists keep their shape.
  const word = value.replace(/\s/g, '').slice(0, 9).padEnd(9, 'O') + longWord;
  return key === 'dsEmail' ? `${word}@empresa.example` : word;
}

/** On a phone, a screen that shows such a name keeps it on the screen, and nothing scrolls sideways. */
export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  await page.setViewportSize({ width: 360, height: 740 });
  await expect(page.getByText(longWord).first()).toBeAttached();
  await expect.soft(page.locator('html'), page.url()).toHaveJSProperty('scrollWidth', 360);
  expect.soft(await page.evaluate(tooWide), page.url()).toEqual([]);
}

/** What can be scrolled sideways or reaches beyond the screen, but the strips that are made for it, and what is read alone. */
function tooWide(): string[] {
  const isUnseen = (element: Element | null): boolean =>
    element !== null &&
    (getComputedStyle(element).clipPath === 'inset(50%)' || isUnseen(element.parentElement));
  return [...document.querySelectorAll('body *')].flatMap((element) => {
    if (element.closest('ul[tabindex]') || isUnseen(element)) return [];
    const { scrollWidth, clientWidth } = element;
    const canScroll = /auto|scroll/.test(getComputedStyle(element).overflowX);
    const scrolls = canScroll && scrollWidth > clientWidth;
    const isBeyond = Math.floor(element.getBoundingClientRect().right) > innerWidth;
    return scrolls || isBeyond ? [element.outerHTML.slice(0, 160)] : [];
  });
}
