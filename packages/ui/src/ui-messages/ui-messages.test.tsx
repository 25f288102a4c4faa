import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { comboboxMessages } from '../combobox-field/combobox-messages.ts';
import { DateField } from '../date-field/index.ts';
import { renderUi } from '../testing/index.ts';
import { UiMessagesProvider, useMessages, useUiMessages } from './ui-messages-provider.tsx';

function Labels() {
  const { close, cancel } = useUiMessages();
  return <p>{`${close} ${cancel}`}</p>;
}

it('replaces only the labels given, one inside the other', () => {
  renderUi(
    <UiMessagesProvider messages={{ close: 'Close' }}>
      <UiMessagesProvider messages={{ cancel: 'Cancel' }}>
        <Labels />
      </UiMessagesProvider>
      <Labels />
    </UiMessagesProvider>,
  );
  expect(screen.getByText('Close Cancel')).toBeInTheDocument();
  expect(screen.getByText('Close Cancelar')).toBeInTheDocument();
});

function SearchTexts({ empty }: { empty?: string }) {
  const {
    clear,
    retry,
    empty: nothing,
  } = useMessages('combobox', comboboxMessages, empty === undefined ? {} : { empty });
  return <p>{[clear, retry, nothing].join(' | ')}</p>;
}

it('replaces texts of a component for all below, and its props replace them once more', () => {
  renderUi(
    <UiMessagesProvider messages={{ combobox: { clear: 'Clear' } }}>
      <UiMessagesProvider messages={{ combobox: { empty: 'Nothing' } }}>
        <SearchTexts />
        <SearchTexts empty="Nobody" />
      </UiMessagesProvider>
    </UiMessagesProvider>,
  );
  expect(screen.getByText('Clear | Tentar novamente | Nothing')).toBeInTheDocument();
  expect(screen.getByText('Clear | Tentar novamente | Nobody')).toBeInTheDocument();
});

it('replaces what is said of a field', async () => {
  const { user } = renderUi(
    <UiMessagesProvider messages={{ form: { date: (field) => `${field} is no date.` } }}>
      <DateField label="Start" value="31/02" onValueChange={() => {}} />
    </UiMessagesProvider>,
  );
  await user.click(screen.getByRole('textbox'));
  await user.tab();
  expect(screen.getByText('Start is no date.')).toBeInTheDocument();
});
