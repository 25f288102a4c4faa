import { createFakeDiscServer, linkInfo } from '@aferir/api-client/testing';
import { contrast, parseHex, type Rgb } from '@aferir/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useEffect, useRef } from 'react';
import { expect, spyOn, waitFor } from 'storybook/test';
import '../../register.ts';
import { registerShadowStyles } from './shadow-styles.ts';

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
    await waitFor(() => expectLook(canvasElement, args), { timeout: 5000 });
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

async function expectLook(canvas: HTMLElement, { tag, theme, brandColor }: ElementProps) {
  const root = canvas.querySelector(tag)?.shadowRoot;
  const scope = root?.querySelector('.aferir-theme:not(.aferir-portals)') as HTMLElement;
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
