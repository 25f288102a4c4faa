import { createFakeDiscServer, linkInfo } from '@aferir/api-client/testing';
import { Button, contrast, parseHex, type Rgb, tokenValue } from '@aferir/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useEffect, useRef } from 'react';
import { expect, spyOn, waitFor } from 'storybook/test';
import '../../register.ts';
import { AferirProvider } from '../provider/aferir-provider.tsx';
import { registerShadowStyles } from './shadow-styles.ts';
import type { sharedCssProperties } from './widget-element.ts';

interface ElementProps {
  tag: 'aferir-disc-questionnaire' | 'aferir-behavioral-report';
  theme: 'light' | 'dark' | 'auto';
  brandColor: string;
}

/** A tag as a host writes it. */
function HostPage({ tag, theme, brandColor }: ElementProps) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const element = document.createElement(tag);
    element.setAttribute('theme', theme);
    element.setAttribute('brand-color', brandColor);
    place.current?.replaceChildren(Object.assign(element, { hs: 'link' }));
  }, [tag, theme, brandColor]);
  return <div ref={place} />;
}

// The browser build hands each sheet to the shadow roots; here they stand in the document.
function lendStyles() {
  for (const { textContent } of document.querySelectorAll('style')) {
    registerShadowStyles(textContent);
  }
}

const meta = {
  title: 'Widgets/Elements',
  component: HostPage,
  parameters: { bare: true },
  beforeEach: () => {
    lendStyles();
    const server = createFakeDiscServer().on('get', '/hash/validar/{hash}', linkInfo);
    const fetch = spyOn(globalThis, 'fetch').mockImplementation((input, init) =>
      server.fetch(new Request(input, init)),
    );
    return () => fetch.mockRestore();
  },
  play: async ({ canvasElement, args }) => {
    await waitFor(() => expectLook(canvasElement, args));
  },
} satisfies Meta<typeof HostPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const QuestionnaireLight: Story = {
  args: { tag: 'aferir-disc-questionnaire', theme: 'light', brandColor: '#ffcc00' },
};

export const QuestionnaireDark: Story = {
  args: { tag: 'aferir-disc-questionnaire', theme: 'dark', brandColor: '#0d3b66' },
};

export const ReportAuto: Story = {
  args: { tag: 'aferir-behavioral-report', theme: 'auto', brandColor: '#00a859' },
};

export const ReportDark: Story = {
  args: { tag: 'aferir-behavioral-report', theme: 'dark', brandColor: '#e30613' },
};

/** Contents lead to their sections in a shadow root too, and leave the address to the page. */
export const ReportContents: Story = {
  args: ReportAuto.args,
  play: async ({ canvasElement }) => {
    const root = canvasElement.querySelector('aferir-behavioral-report')?.shadowRoot as ShadowRoot;
    const { href } = location;
    await waitFor(() => expect(root.querySelector('nav a')).toBeVisible());
    const link = Array.from(root.querySelectorAll<HTMLElement>('nav a')).at(-1) as HTMLElement;
    link.click();
    const section = root.activeElement as HTMLElement;
    await expect(section).toHaveTextContent(link.textContent);
    await expect(section.getBoundingClientRect().top).toBeLessThan(innerHeight);
    await expect(location.href).toBe(href);
    scrollTo(0, 0);
  },
};

/** Values that no theme has, for what each documented property decides. */
const HOST_VALUES: Record<keyof typeof sharedCssProperties, string> = {
  '--aferir-font-family': 'Georgia',
  '--aferir-color-accent': 'rgb(1, 2, 3)',
  '--aferir-color-on-accent': 'rgb(251, 252, 253)',
  '--aferir-color-canvas': 'rgb(254, 253, 252)',
  '--aferir-color-text': 'rgb(4, 5, 6)',
  '--aferir-radius-control': '1px',
  '--aferir-radius-card': '3px',
};

/** Every documented property holds wherever a page sets it: on the tag, around it, around a provider. */
export const PageTokens: Story = {
  args: QuestionnaireLight.args,
  render: (args) => (
    <div data-testid="page">
      <HostPage {...args} />
      <AferirProvider>
        <Button>Continuar</Button>
      </AferirProvider>
    </div>
  ),
  play: async ({ canvas, canvasElement }) => {
    const tag = canvasElement.querySelector('aferir-disc-questionnaire') as HTMLElement;
    tag.removeAttribute('brand-color');
    const page = canvas.getByTestId('page');
    const scopes = {
      tag: () => themeIn(tag.shadowRoot as ShadowRoot),
      provider: () => themeIn(page),
    };
    await waitFor(() => expect(scopes.tag().querySelector('button')).toBeVisible());
    for (const [place, scope] of [
      [tag, scopes.tag],
      [page, scopes.tag],
      [page, scopes.provider],
    ] as const) {
      await expect(tokensOf(scope())).not.toEqual(HOST_VALUES);
      for (const [name, value] of Object.entries(HOST_VALUES)) place.style.setProperty(name, value);
      await expect(tokensOf(scope())).toEqual(HOST_VALUES);
      place.removeAttribute('style');
    }
  },
};

/** The box of a tag is the page's. */
export const PageBox: Story = {
  args: QuestionnaireLight.args,
  play: async ({ canvasElement }) => {
    const tag = canvasElement.querySelector('aferir-disc-questionnaire') as HTMLElement;
    tag.parentElement?.style.setProperty('display', 'grid');
    const box = { margin: '7px', width: '220px', maxWidth: '200px', gridColumnStart: '2' };
    Object.assign(tag.style, box);
    await expect(getComputedStyle(tag)).toMatchObject({ ...box, width: '200px' });
    tag.style.visibility = 'hidden';
    await expect(themeIn(tag.shadowRoot as ShadowRoot)).not.toBeVisible();
    tag.style.visibility = '';
  },
};

function themeIn(root: ParentNode): HTMLElement {
  return root.querySelector('.aferir-theme:not(.aferir-portals)') as HTMLElement;
}

/** What each documented property comes to inside a theme. */
function tokensOf(theme: HTMLElement): Record<string, string> {
  const button = theme.querySelector('button[data-variant="primary"]') as HTMLElement;
  const probe = theme.appendChild(document.createElement('i'));
  probe.style.borderRadius = tokenValue('radius-card');
  const { borderTopLeftRadius } = getComputedStyle(probe);
  probe.remove();
  const action = getComputedStyle(button);
  const { backgroundColor, color, fontFamily } = getComputedStyle(theme);
  return {
    '--aferir-font-family': fontFamily,
    '--aferir-color-accent': action.backgroundColor,
    '--aferir-color-on-accent': action.color,
    '--aferir-color-canvas': backgroundColor,
    '--aferir-color-text': color,
    '--aferir-radius-control': action.borderTopLeftRadius,
    '--aferir-radius-card': borderTopLeftRadius,
  };
}

async function expectLook(canvas: HTMLElement, { tag, theme, brandColor }: ElementProps) {
  const root = canvas.querySelector(tag)?.shadowRoot;
  const scope = themeIn(root as ShadowRoot);
  const widget = scope.firstElementChild as HTMLElement;
  const button = scope.querySelector('button[data-variant="primary"]') as HTMLElement;
  const { color, backgroundColor } = getComputedStyle(button);
  await expect(channels(backgroundColor)).toEqual(parseHex(brandColor));
  await expect(contrast(channels(color), channels(backgroundColor))).toBeGreaterThanOrEqual(4.5);
  const prefersDark = matchMedia('(prefers-color-scheme: dark)').matches;
  const isDark = theme === 'dark' || (theme === 'auto' && prefersDark);
  const [light] = channels(getComputedStyle(scope).backgroundColor);
  await expect(light < 128).toBe(isDark);
  await expect(Number.parseFloat(getComputedStyle(widget).paddingLeft)).toBeGreaterThan(0);
}

function channels(color: string): Rgb {
  const [red = Number.NaN, green = Number.NaN, blue = Number.NaN] = (
    color.match(/[\d.]+/g) ?? []
  ).map(Number);
  return [red, green, blue];
}
