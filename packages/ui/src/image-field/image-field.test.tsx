import { fireEvent, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { axeViolations, cutPictures, findCutPicture, renderUi } from '../testing/index.ts';
import { ImageField, type ImageFieldProps } from './image-field.tsx';
import { imageFieldMessages as texts } from './image-field-messages.ts';

const PICTURE = { width: 1200, height: 600 };

/** How wide and high the crop area is; jsdom lays nothing out. */
let side = 320;

beforeEach(() => {
  side = 320;
  // That what is in the frame is what is given is seen in the stories.
  cutPictures({ size: PICTURE, side: () => side });
});

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

type Changed = Partial<ImageFieldProps>;

function Logo({ value: first = null, onValueChange = () => undefined, ...props }: Changed) {
  const [value, setValue] = useState(first);
  return (
    <ImageField
      label="Logo"
      outputSize={{ width: 150, height: 150 }}
      {...props}
      value={value}
      onValueChange={async (image) => {
        await onValueChange(image);
        setValue(image);
      }}
    />
  );
}

const png = (name = 'logo.png') => new File(['x'], name, { type: 'image/png' });
const fileInput = () => screen.getByLabelText<HTMLInputElement>('Logo', { selector: 'input' });
const group = () => screen.getByRole('group', { name: 'Logo' });

async function openPicture(props: Changed = {}, file = png()) {
  const rendered = renderUi(<Logo {...props} />);
  await rendered.user.upload(fileInput(), file);
  const image = await findCutPicture();
  return {
    ...rendered,
    press: (label: string) => rendered.user.click(screen.getByRole('button', { name: label })),
    /** Which part of the picture is in the frame, in its own pixels. */
    framed: () => image.cropper.getData(),
    frame: () => image.cropper.getCropBoxData(),
  };
}

function turnTo(nextSide: number) {
  side = nextSide;
  fireEvent(window, new Event('resize'));
}

describe('choosing', () => {
  it('says what may be chosen, and is accessible', async () => {
    const { container } = renderUi(<Logo maxBytes={512 * 1024} />);
    expect(group()).toHaveAccessibleDescription('JPG ou PNG de até 512 KB.');
    expect(fileInput().accept).toBe('image/jpeg,.jpg,.jpeg,image/png,.png');
    expect(screen.queryByRole('button', { name: texts.remove })).toBeNull();
    expect(await axeViolations(container)).toEqual([]);
  });

  it.each([
    ['another type', new File(['<svg/>'], 'logo.svg', { type: 'image/svg+xml' }), texts.wrongType],
    ['a type nobody knows', new File(['x'], 'logo.exe'), texts.wrongType],
  ])('refuses %s', (_, file, message) => {
    renderUi(<Logo />);
    // Whoever drops a file is not held back by what the input accepts.
    fireEvent.drop(group(), { dataTransfer: { types: ['Files'], files: [file] } });
    expect(screen.getByText(message(['image/jpeg', 'image/png']))).toBeVisible();
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('refuses what is too large, and forgets it with the next one', async () => {
    const { user } = renderUi(<Logo maxBytes={1024} />);
    await user.upload(
      fileInput(),
      new File([new Uint8Array(1025)], 'a.png', { type: 'image/png' }),
    );
    expect(group()).toHaveAccessibleDescription('A imagem deve ter no máximo 1 KB.');
    await user.upload(fileInput(), new File([new Uint8Array(1024)], 'A.JPG', { type: '' }));
    expect(group()).toHaveAccessibleDescription('JPG ou PNG de até 1 KB.');
    expect(await screen.findByRole('dialog', { name: texts.cropTitle })).toBeVisible();
  });

  it('takes a file that is dropped, and lets pass what is no file', async () => {
    renderUi(<Logo />);
    const dropped = { dataTransfer: { types: ['Files'], files: [png()] } };
    expect(fireEvent.dragOver(group(), { dataTransfer: { types: ['text/plain'] } })).toBe(true);
    expect(fireEvent.dragOver(group(), dropped)).toBe(false);
    expect(fireEvent.drop(group(), dropped)).toBe(false);
    expect(await screen.findByRole('dialog', { name: texts.cropTitle })).toBeVisible();
  });

  it.each([{ readOnly: true }, { isBusy: true }])('takes nothing while %o', async (props) => {
    renderUi(<Logo {...props} value="/logo.png" />);
    fireEvent.drop(group(), { dataTransfer: { types: ['Files'], files: [png()] } });
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(screen.getByRole('img', { name: 'Logo' })).toBeVisible();
  });

  it('has no buttons while it is read only', () => {
    renderUi(<Logo value="/logo.png" readOnly />);
    expect(screen.queryByRole('button')).toBeNull();
  });
});

describe('cutting', () => {
  it('frames as much of the picture as fits into a square', async () => {
    const { framed, frame } = await openPicture();
    expect(framed()).toMatchObject({ x: 300, y: 0, width: 600, height: 600 });
    expect(frame()).toEqual({ left: 0, top: 0, width: 320, height: 320 });
    expect(await axeViolations()).toEqual([]);
  });

  it('frames the shape that is needed', async () => {
    const { framed } = await openPicture({ outputSize: { width: 400, height: 100 } });
    const { width, height } = framed();
    expect(width / height).toBeCloseTo(4, 6);
  });

  it('keeps what is framed when the screen turns, and turns back', async () => {
    const { press, framed, frame } = await openPicture();
    for (const name of ['zoomIn', 'zoomIn', 'moveLeft', 'moveDown'] as const) {
      await press(texts[name]);
    }
    const before = framed();
    for (const nextSide of [142, 500, 320]) {
      turnTo(nextSide);
      expect(frame().width).toBe(nextSide);
      for (const name of ['x', 'y', 'width', 'height'] as const) {
        expect(framed()[name]).toBeCloseTo(before[name], 6);
      }
    }
  });

  it('turns the picture by quarters', async () => {
    const { press, framed } = await openPicture();
    await press(texts.rotateRight);
    expect(framed().rotate).toBe(90);
    await press(texts.rotateLeft);
    await press(texts.rotateLeft);
    expect(framed().rotate).toBe(-90);
  });

  it.each([
    ['logo.png', 'image/png', undefined, 'logo.png'],
    ['foto.JPEG', 'image/jpeg', undefined, 'foto.jpg'],
    ['foto.png', 'image/png', 'image/jpeg', 'foto.jpg'],
  ] as const)('gives of %s (%s) as %s the file %s', async (name, type, outputType, given) => {
    const onValueChange = vi.fn();
    const file = new File(['x'], name, { type });
    const { press } = await openPicture({ onValueChange, ...(outputType && { outputType }) }, file);
    await press(texts.accept);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    const cut = onValueChange.mock.lastCall?.[0] as File;
    expect([cut.name, cut.type]).toEqual([given, outputType ?? type]);
    expect(await cut.text()).toBe('150x150');
    expect(screen.getByRole('img', { name: 'Logo' })).toBeVisible();
  });

  it('stays with what was framed while it could not be stored', async () => {
    const onValueChange = vi.fn().mockRejectedValueOnce(new Error('A conexão caiu.'));
    const { press } = await openPicture({ onValueChange });
    await press(texts.accept);
    expect(await screen.findByRole('alert')).toHaveTextContent('A conexão caiu.');
    await press(texts.accept);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(onValueChange).toHaveBeenCalledTimes(2);
  });

  it('says when the picture has too few pixels, and lets choose another', async () => {
    const onValueChange = vi.fn();
    await openPicture({ onValueChange, minSize: { width: 600, height: 601 } });
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'A imagem deve ter pelo menos 600 × 601 pixels.',
    );
    expect(screen.queryByRole('button', { name: texts.accept })).toBeNull();
    expect(screen.getByRole('button', { name: texts.chooseAnother })).toBeVisible();
  });

  it('says when a file is no picture', async () => {
    const { user } = renderUi(<Logo />);
    await user.upload(fileInput(), png());
    const [image] = await screen.findAllByAltText(texts.chosenPicture);
    fireEvent.error(image as HTMLElement);
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'A imagem enviada não pode ser usada. Envie um arquivo JPG ou PNG.',
    );
  });

  it('forgets the picture when it is cancelled', async () => {
    const onValueChange = vi.fn();
    const { press } = await openPicture({ onValueChange });
    await press(texts.cancel);
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(onValueChange).not.toHaveBeenCalled();
  });
});

describe('removing', () => {
  it('takes the picture away, and keeps the focus in the field', async () => {
    const onValueChange = vi.fn();
    const { user } = renderUi(<Logo value="/logo.png" onValueChange={onValueChange} />);
    await user.click(screen.getByRole('button', { name: texts.remove }));
    expect(onValueChange).toHaveBeenCalledExactlyOnceWith(null);
    expect(screen.queryByRole('img')).toBeNull();
    expect(screen.getByRole('button', { name: texts.choose })).toHaveFocus();
  });

  it('says why it could not be taken away', async () => {
    const onValueChange = vi.fn().mockRejectedValue(new Error('A conexão caiu.'));
    const { user } = renderUi(<Logo value="/logo.png" onValueChange={onValueChange} />);
    await user.click(screen.getByRole('button', { name: texts.remove }));
    expect(await screen.findByText('A conexão caiu.')).toBeVisible();
    expect(screen.getByRole('img', { name: 'Logo' })).toBeVisible();
  });
});
