import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderUi } from '../testing/index.ts';
import { UiMessagesProvider, useUiMessages } from './ui-messages-provider.tsx';

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
