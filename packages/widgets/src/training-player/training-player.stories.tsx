import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor, within } from 'storybook/test';
import { translated } from '../../../../.storybook/translated.ts';
import { inQueryCache } from '../shared/testing/in-query-cache.tsx';
import { inWidget } from '../shared/testing/in-widget.tsx';
import { offline } from '../shared/testing/offline.ts';
import { oneWord } from '../shared/testing/one-word.ts';
import { refused } from '../shared/testing/refused.ts';
import { spoken } from '../shared/testing/spoken.tsx';
import { stretched } from '../shared/testing/stretched.tsx';
import { StoryPlayer } from './testing/story-player.tsx';
import { certificate, door, freshProgress, opened, training } from './training-player.fixtures.ts';
import { trainingPlayerMessages as messages } from './training-player.messages.ts';
import { trainingPlayerTexts } from './training-player.texts.ts';
import { TrainingPlayerView } from './training-player.view.tsx';

const watched = {
  ...freshProgress,
  videos: {
    7: { segments: [[0, 10]] as const, position: 10, isMarked: false },
    8: { segments: [[0, 42]] as const, position: 42, isMarked: false },
    9: { segments: [], position: 0, isMarked: true },
  },
  lastVideoId: 8,
};

const meta = {
  title: 'Widgets/TrainingPlayer',
  component: TrainingPlayerView,
  parameters: { bare: true },
  decorators: [inWidget({ messages }), inQueryCache],
  args: {
    state: { step: 'watching', door, pin: 'K7QD', isPinGiven: false, opened },
    actions: {
      retry: fn(),
      askForPin: fn(),
      usePinAtHand: fn(),
      askForOtherPin: fn(),
      enter: fn(),
      takeRefusal: fn(),
      leave: fn(),
    },
    player: () => <StoryPlayer training={training} saved={watched} />,
  },
} satisfies Meta<typeof TrainingPlayerView>;

export default meta;
type Story = StoryObj<typeof meta>;

/** In the middle of a training: one video watched, one under way, one marked. */
export const Base: Story = {};

export const Loading: Story = { args: { state: { step: 'loading' } } };

export const DeadLink: Story = {
  args: {
    state: refused(
      'Este treinamento foi desativado. Em caso de dúvida, procure o RH da sua empresa.',
    ),
  },
};

export const WithoutNetwork: Story = { args: { state: { step: 'unavailable', problem: offline } } };

export const Email: Story = { args: { state: { step: 'email', door, news: null } } };

export const WithoutEmail: Story = {
  args: { state: { step: 'email', door: { ...door, maskedEmail: null }, news: null } },
};

export const EmailInvalid: Story = {
  args: { state: { step: 'email', door, news: null } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText(messages.email), 'ana{Enter}');
    await canvas.findByText(messages.emailInvalid);
  },
};

export const Sending: Story = {
  args: { state: { step: 'sending', door, email: 'ana@empresa.example' } },
};

export const PinSent: Story = {
  args: { state: { step: 'pin', door, news: { tone: 'success', text: messages.pinSent } } },
};

export const PinRefused: Story = {
  args: { state: { step: 'pin', door, news: { tone: 'danger', text: messages.accessRefused } } },
};

export const Checking: Story = {
  args: { state: { step: 'checking', door, pin: 'K7QD', isPinGiven: true } },
};

export const NothingWatched: Story = {
  args: { player: () => <StoryPlayer training={training} saved={freshProgress} /> },
};

export const Concluded: Story = {
  args: {
    player: () => (
      <StoryPlayer training={training} saved={{ ...watched, certificate }} isComplete />
    ),
  },
};

/** The ways out go below the company, whole. */
export const ConcludedOnPhone: Story = {
  ...Concluded,
  globals: { viewport: { value: 'phone' } },
  decorators: [inWidget({ messages, portalHref: '#portal' })],
  play: async ({ canvas }) => {
    const label = within(canvas.getByRole('button', { name: messages.leave })).getByText(
      messages.leave,
    );
    const range = document.createRange();
    range.selectNodeContents(label);
    await expect(range.getClientRects()).toHaveLength(1);
  },
};

/** The training has got another video since. */
export const EarlierCertificate: Story = {
  args: { player: () => <StoryPlayer training={training} saved={{ ...watched, certificate }} /> },
};

export const VideoFailed: Story = {
  args: { player: () => <StoryPlayer training={training} saved={watched} isVideoLost /> },
  play: async ({ canvas }) => {
    await canvas.findByText(messages.videoFailed);
  },
};

/** A video to its end: the next one comes by itself, unless it is stopped. */
export const NextVideo: Story = {
  args: { player: () => <StoryPlayer training={training} saved={freshProgress} /> },
  play: async ({ canvas, canvasElement, userEvent }) => {
    const video = await videoIn(canvasElement);
    await playToItsEnd(video);
    await userEvent.click(await canvas.findByRole('button', { name: messages.stopNext }));
    await expect(canvas.queryByRole('button', { name: messages.playNext })).toBeNull();
    await expect(video).toHaveAccessibleName(training.sessions[0]?.videos[0]?.name ?? '');
    await expect(video).toBeInTheDocument();
  },
};

/** Whoever is at the video is at the way on, and at the video again that stays or comes. */
export const NextVideoByKeyboard: Story = {
  args: { player: () => <StoryPlayer training={training} saved={freshProgress} /> },
  play: async ({ canvas, canvasElement, userEvent }) => {
    const video = await videoIn(canvasElement);
    video.focus();
    // The ring lies around it.
    await expect(getComputedStyle(video.parentElement ?? video).overflow).toBe('visible');
    await playToItsEnd(video);
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: messages.stopNext })).toHaveFocus(),
    );
    await userEvent.keyboard('{Enter}');
    await expect(video).toHaveFocus();

    await playToItsEnd(video);
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: messages.stopNext })).toHaveFocus(),
    );
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await waitFor(async () => {
      const next = await videoIn(canvasElement);
      await expect(next).not.toBe(video);
      await expect(next).toHaveFocus();
    });
  },
};

export const Translated: Story = { ...NextVideo, ...translated };

export const Leaving: Story = {
  play: async ({ canvas, userEvent, canvasElement }) => {
    await userEvent.click(canvas.getByRole('button', { name: messages.leave }));
    await within(canvasElement.ownerDocument.body).findByRole('alertdialog');
  },
};

export const TranslatedEmail: Story = { ...EmailInvalid, ...translated };

export const TranslatedFailure: Story = { ...VideoFailed, ...translated };

export const TranslatedLeaving: Story = { ...Leaving, ...translated };

export const WithoutVideos: Story = {
  args: {
    player: () => <StoryPlayer training={{ ...training, sessions: [] }} saved={freshProgress} />,
  },
};

export const OneLongWord: Story = {
  args: {
    player: () => (
      <StoryPlayer
        saved={freshProgress}
        training={{
          ...training,
          title: oneWord,
          description: oneWord,
          author: oneWord,
          category: oneWord,
          company: { name: oneWord, logoUrl: null, color: null },
          sessions: training.sessions.map(({ videos }) => ({
            name: oneWord,
            videos: videos.map((video) => ({ ...video, name: oneWord })),
          })),
        }}
      />
    ),
  },
  globals: { viewport: { value: 'phone' } },
};

export const EmailInEnglish: Story = { ...Email, ...spoken(trainingPlayerTexts, 'en') };

export const EmailInSpanish: Story = { ...Email, ...spoken(trainingPlayerTexts, 'es') };

export const EmailStretched: Story = { ...Email, ...stretched };

export const TrainingInEnglish: Story = { ...Base, ...spoken(trainingPlayerTexts, 'en') };

export const TrainingInSpanish: Story = { ...Base, ...spoken(trainingPlayerTexts, 'es') };

export const TrainingStretched: Story = { ...Base, ...stretched };

async function videoIn(canvasElement: HTMLElement): Promise<HTMLVideoElement> {
  return waitFor(() => {
    const found = canvasElement.querySelector('video');
    if (!found || found.readyState < 1) throw new Error('The video is not there yet');
    return found;
  });
}

async function playToItsEnd(video: HTMLVideoElement): Promise<void> {
  video.muted = true;
  video.currentTime = video.duration - 0.3;
  await video.play();
}
