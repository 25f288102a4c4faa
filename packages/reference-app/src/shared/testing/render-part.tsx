import { createFakeServer, type FakeServer } from '@aferir/api-client/testing';
import { render } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { App } from '../../app.tsx';
import { createAppServices } from '../../services/app-services.ts';

/** Draws a part of a page, with all that stands around pages, on a fake server. */
export function renderPart(part: ReactNode, server: FakeServer = createFakeServer()) {
  const services = createAppServices({
    apiBase: 'http://localhost/api/v1',
    fetch: server.fetch,
    maxAttempts: 1,
  });
  return {
    ...render(<App services={services}>{part}</App>),
    user: userEvent.setup(),
    server,
    services,
  };
}
