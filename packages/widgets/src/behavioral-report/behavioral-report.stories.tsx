import { createLinkClient } from '@aferir/api-client';
import { createFakeDiscServer } from '@aferir/api-client/testing';
import { describeOutcome, PROFILES } from '@aferir/domain';
import { ShareBar } from '@aferir/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, spyOn, userEvent, within } from 'storybook/test';
import { translated } from '../../../../.storybook/translated.ts';
import { profileShares } from '../shared/disc-profile/profile-shares.ts';
import { inQueryCache } from '../shared/testing/in-query-cache.tsx';
import { inWidget } from '../shared/testing/in-widget.tsx';
import { oneWord } from '../shared/testing/one-word.ts';
import { spoken } from '../shared/testing/spoken.tsx';
import { stretched } from '../shared/testing/stretched.tsx';
import { parts, profile, shownState, traits, unsureProfile } from './behavioral-report.fixtures.ts';
import { behavioralReportMessages } from './behavioral-report.messages.ts';
import { behavioralReportTexts } from './behavioral-report.texts.ts';
import { BehavioralReportView } from './behavioral-report.view.tsx';

const client = createLinkClient({ hash: 'link', fetch: createFakeDiscServer().fetch });

const meta = {
  title: 'Widgets/BehavioralReport',
  component: BehavioralReportView,
  decorators: [inWidget({ client, messages: behavioralReportMessages }), inQueryCache],
  args: {
    state: shownState,
    canSendEmail: true,
    onRetry: fn(),
  },
} satisfies Meta<typeof BehavioralReportView>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Base: Story = {};

export const Employee: Story = { args: { canSendEmail: false } };

export const Loading: Story = { args: { state: { step: 'loading' } } };

export const LoadingParts: Story = {
  args: {
    state: {
      step: 'shown',
      profile,
      parts: {
        texts: { status: 'loading' },
        traits: { status: 'loading' },
        competencies: { status: 'loading' },
      },
    },
  },
};

export const WithoutCompetencies: Story = {
  args: {
    state: {
      step: 'shown',
      profile,
      parts: { ...parts, competencies: { status: 'ready', data: [] } },
    },
  },
};

export const WithFailedParts: Story = {
  args: {
    state: {
      step: 'shown',
      profile,
      parts: {
        texts: { status: 'failed' },
        traits: { status: 'ready', data: traits },
        competencies: { status: 'failed' },
      },
    },
  },
};

export const BarelyDifferentiated: Story = {
  args: { state: { step: 'shown', profile: unsureProfile, parts } },
};

export const TechnicalTie: Story = {
  args: { state: { step: 'shown', profile: { ...profile, isTechnicalTie: true }, parts } },
};

/** Whoever leads, a profile keeps its color and its pattern. */
export const PatternsOfProfiles: Story = {
  render: () => (
    <div style={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 24 }}>
      {PROFILES.map((first) => (
        <ShareBar
          key={first}
          data-testid="distribution"
          label={first}
          shares={profileShares(outcomeLedBy(first))}
        />
      ))}
    </div>
  ),
  play: async ({ canvas }) => {
    const looks = canvas
      .getAllByTestId('distribution')
      .map((shown) =>
        Array.from(shown.querySelectorAll('[data-pattern]'), lookOf).toSorted().join('\n'),
      );
    await expect(new Set(looks).size).toBe(1);
    await expect(new Set(looks[0]?.split('\n')).size).toBe(PROFILES.length);
  },
};

function outcomeLedBy(first: (typeof PROFILES)[number]) {
  const others = PROFILES.filter((other) => other !== first);
  const ranked = [first, ...others].map((name, rank) => ({ profile: name, sum: 68 - rank * 12 }));
  return describeOutcome(ranked);
}

function lookOf(part: Element): string {
  const { backgroundColor, backgroundImage } = getComputedStyle(part);
  return `${part.textContent} ${backgroundColor} ${backgroundImage}`;
}

export const NotAssessed: Story = { args: { state: { step: 'not-assessed' } } };

export const WithError: Story = {
  args: {
    state: {
      step: 'unavailable',
      problem: {
        kind: 'network',
        message: 'Não foi possível se conectar ao servidor!',
        isRetryable: true,
      },
    },
  },
};

export const LongNames: Story = {
  args: {
    state: {
      step: 'shown',
      profile: {
        ...profile,
        person: 'Maria Aparecida de Albuquerque Cavalcanti Figueiredo dos Santos Montenegro',
        company: 'Companhia Brasileira de Desenvolvimento Organizacional e Relacionamento S.A.',
      },
      parts,
    },
  },
  globals: { viewport: { value: 'phone' } },
};

export const OneLongWord: Story = {
  args: {
    state: {
      step: 'shown',
      profile: { ...profile, person: oneWord, company: oneWord },
      parts,
    },
  },
  globals: { viewport: { value: 'phone' } },
};

export const Dark: Story = { globals: { scheme: 'dark' } };

export const HowToReadOpen: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Como ler este resultado' }));
    await expect(canvas.getByRole('heading', { name: 'Finalidade' })).toBeVisible();
  },
};

export const EmailInvalid: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Enviar por E-mail' }));
    const dialog = within(await within(document.body).findByRole('dialog'));
    await userEvent.type(dialog.getByLabelText('E-mail'), 'ana@');
    await userEvent.click(dialog.getByRole('button', { name: 'Enviar' }));
    await expect(dialog.getByText('E-mail inválido')).toBeVisible();
  },
};

export const Translated: Story = { ...EmailInvalid, ...translated };

export const Downloaded: Story = {
  play: async ({ canvas }) => {
    const click = spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
    await userEvent.click(canvas.getByRole('button', { name: /Baixar Relatório/ }));
    await canvas.findByText('PDF gerado com sucesso!');
    const link = click.mock.contexts[0] as HTMLAnchorElement;
    await expect(link.download).toBe('Relatório.pdf');
    const bytes = await fetch(link.href).then((reply) => reply.arrayBuffer());
    const file = new TextDecoder('latin1').decode(bytes);
    await expect(file).toMatch(/^%PDF-/);
    await expect(file).toContain('/Lang (pt-BR)');
    await expect(file).toContain('/Title (Competências)');
    await expect(file.match(/\/Type \/Page\b/g)).toHaveLength(3);
    click.mockRestore();
  },
};

export const ReportInEnglish: Story = { ...TechnicalTie, ...spoken(behavioralReportTexts, 'en') };

export const ReportInSpanish: Story = { ...TechnicalTie, ...spoken(behavioralReportTexts, 'es') };

export const ReportStretched: Story = { ...TechnicalTie, ...stretched };

export const NotAssessedInEnglish: Story = {
  ...NotAssessed,
  ...spoken(behavioralReportTexts, 'en'),
};

export const NotAssessedInSpanish: Story = {
  ...NotAssessed,
  ...spoken(behavioralReportTexts, 'es'),
};

export const NotAssessedStretched: Story = { ...NotAssessed, ...stretched };
