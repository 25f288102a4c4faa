import { employeeUser } from '@aferir/api-client/testing';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import type { ReactCropperElement } from 'react-cropper';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createAccessServer, renderApp } from '../../../shared/testing/render-app.tsx';
import { profileMessages } from './profile-messages.ts';

const PICTURE = { width: 1200, height: 600 };

/** How wide and high the crop area is; jsdom lays nothing out. */
let side = 320;

beforeEach(() => {
  side = 320;
  URL.createObjectURL = () => 'blob:http://localhost/foto';
  URL.revokeObjectURL = () => undefined;
  vi.spyOn(HTMLElement.prototype, 'offsetWidth', 'get').mockImplementation(() => side);
  vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockImplementation(() => side);
  vi.spyOn(HTMLImageElement.prototype, 'naturalWidth', 'get').mockReturnValue(PICTURE.width);
  vi.spyOn(HTMLImageElement.prototype, 'naturalHeight', 'get').mockReturnValue(PICTURE.height);
});

afterEach(() => {
  vi.restoreAllMocks();
  localStorage.clear();
});

async function openPicture() {
  const server = createAccessServer().on('get', '/authpessoa/GetUser', employeeUser);
  const { user } = await renderApp('/perfil-funcionario', { as: 'employee', server });
  const input = await screen.findByLabelText(profileMessages.photoOf('Bruno Lima'));
  await user.upload(input, new File(['x'], 'foto.png', { type: 'image/png' }));
  await screen.findByRole('toolbar', { name: profileMessages.photoControls }, { timeout: 5000 });
  const image = screen.getAllByAltText(profileMessages.photoToCut)[0] as ReactCropperElement;
  // jsdom loads no pictures.
  fireEvent.load(image.nextElementSibling as HTMLImageElement);
  await waitFor(() => expect(image.cropper.getCropBoxData().width).toBe(320));
  return {
    press: (label: string) => user.click(screen.getByRole('button', { name: label })),
    /** Which part of the picture is in the frame, in its own pixels. */
    framed: () => image.cropper.getData(),
    frame: () => image.cropper.getCropBoxData(),
  };
}

function turnTo(nextSide: number) {
  side = nextSide;
  fireEvent(window, new Event('resize'));
}

it('frames as much of the picture as fits into a square', async () => {
  const { framed, frame } = await openPicture();
  expect(framed()).toMatchObject({ x: 300, y: 0, width: 600, height: 600 });
  expect(frame()).toEqual({ left: 0, top: 0, width: 320, height: 320 });
});

it('keeps what is framed when the screen turns, and turns back', async () => {
  const { press, framed, frame } = await openPicture();
  await press(profileMessages.zoomIn);
  await press(profileMessages.zoomIn);
  await press(profileMessages.moveLeft);
  await press(profileMessages.moveDown);
  const before = framed();
  for (const nextSide of [142, 500, 320]) {
    turnTo(nextSide);
    expect(frame().width).toBe(nextSide);
    for (const name of ['x', 'y', 'width', 'height'] as const) {
      expect(framed()[name]).toBeCloseTo(before[name], 6);
    }
  }
});
