import type { Meta, StoryObj } from '@storybook/react-vite';
import { AferirProvider } from '../provider/aferir-provider.tsx';
import { QuestionnaireFrame } from '../questionnaire/questionnaire-frame.tsx';
import { QuestionnaireNotice } from '../questionnaire/questionnaire-notice.tsx';
import { inWidget } from '../testing/in-widget.tsx';

const meta = {
  title: 'Widgets/CompanyFace',
  component: QuestionnaireFrame,
  parameters: { bare: true },
  args: {
    name: 'Avaliação',
    step: 'done',
    company: { name: 'Padaria Pão & Cia', logoUrl: null, color: '#b3261e' },
    children: (
      <QuestionnaireNotice
        icon={null}
        title="Obrigado!"
        text="Suas respostas foram enviadas."
        heading={{ current: null }}
      />
    ),
  },
  decorators: [
    inWidget({}),
    (Story) => (
      <AferirProvider>
        <Story />
      </AferirProvider>
    ),
  ],
} satisfies Meta<typeof QuestionnaireFrame>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Base: Story = {};

const square =
  'data:image/svg+xml,%3Csvg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"%3E%3Crect width="8" height="8" fill="%23b3261e"/%3E%3C/svg%3E';

export const WithLogo: Story = {
  args: { company: { name: 'Padaria Pão & Cia', logoUrl: square, color: '#b3261e' } },
};

export const WideLogo: Story = {
  args: {
    company: {
      name: 'Padaria Pão & Cia',
      logoUrl: square
        .replace('viewBox="0 0 8 8"', 'viewBox="0 0 80 8"')
        .replace('width="8"', 'width="80"'),
      color: '#b3261e',
    },
  },
};

export const LongName: Story = {
  args: {
    company: {
      name: 'Companhia Brasileira de Beneficiamento e Distribuição de Alimentos do Nordeste S.A.',
      logoUrl: square,
      color: '#ffcc00',
    },
  },
};

export const Unknown: Story = { args: { company: undefined } };
