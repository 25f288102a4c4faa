import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ComponentProps, useState } from 'react';
import { expect, fireEvent, userEvent, waitFor, within } from 'storybook/test';
import { inShadowFrame, shadowRootOf } from '../../../../.storybook/shadow-frame.tsx';
import { ImageField } from './image-field.tsx';
import { imageFieldMessages as texts } from './image-field-messages.ts';

type Props = ComponentProps<typeof ImageField>;

function Chosen({ value: first, onValueChange, ...props }: Props) {
  const [value, setValue] = useState(first);
  return (
    <ImageField
      {...props}
      value={value}
      onValueChange={async (image) => {
        await onValueChange(image);
        setValue(image);
      }}
    />
  );
}

const meta = {
  title: 'Kit/ImageField',
  component: ImageField,
  args: {
    label: 'Logo da empresa',
    value: null,
    onValueChange: () => undefined,
    outputSize: { width: 150, height: 150 },
    maxBytes: 512 * 1024,
  },
  render: (args) => <Chosen {...args} />,
  decorators: [
    (Story) => (
      <div style={{ display: 'grid', gap: 24, maxInlineSize: 480 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof ImageField>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A picture, red on the left and blue on the right. */
async function drawPicture(width: number, height: number, name = 'logo.png'): Promise<File> {
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  const pen = canvas.getContext('2d');
  if (!pen) throw new Error('no canvas');
  pen.fillStyle = '#c62828';
  pen.fillRect(0, 0, width / 2, height);
  pen.fillStyle = '#1565c0';
  pen.fillRect(width / 2, 0, width / 2, height);
  const drawn = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'));
  return new File([drawn as Blob], name, { type: 'image/png' });
}

/** The size of a picture that is shown, and whether its left and its right are red. */
async function lookAt(image: HTMLImageElement) {
  await image.decode();
  const canvas = document.createElement('canvas');
  canvas.width = image.naturalWidth;
  canvas.height = image.naturalHeight;
  const pen = canvas.getContext('2d');
  pen?.drawImage(image, 0, 0);
  const isRed = (x: number) => {
    const [red = 0, , blue = 0] = pen?.getImageData(x, canvas.height / 2, 1, 1).data ?? [];
    return red > blue;
  };
  return {
    size: [canvas.width, canvas.height],
    red: [isRed(5), isRed(canvas.width - 5)],
  };
}

async function openEditor(field: ParentNode, picture: File): Promise<void> {
  const input = field.querySelector<HTMLInputElement>('input[type="file"]');
  if (!input) throw new Error('no input');
  const chosen = new DataTransfer();
  chosen.items.add(picture);
  input.files = chosen.files;
  await fireEvent.change(input);
}

const dialogIn = async (root: ParentNode) => {
  await waitFor(() => expect(root.querySelector('.cropper-crop-box')).toBeTruthy());
  const dialog = root.querySelector<HTMLElement>('[role="dialog"]') as HTMLElement;
  await waitFor(() =>
    expect(within(dialog).getByRole('button', { name: texts.accept })).toBeEnabled(),
  );
  return within(dialog);
};

export const Base: Story = {};

export const Variants: Story = {
  render: (args) => {
    const picture = '/favicon.svg';
    return (
      <>
        <Chosen {...args} value={picture} hint="Aparece no portal e nos e-mails." />
        <Chosen {...args} label="Foto de Ana Souza" value={picture} shape="round" isOptional />
        <Chosen {...args} label="Capa" outputSize={{ width: 300, height: 150 }} />
        <Chosen {...args} label="Sendo enviada" value={picture} isBusy />
        <Chosen {...args} label="Só para leitura" value={picture} readOnly />
        <Chosen {...args} label="Com erro" error="A imagem deve ter no máximo 512 KB." />
      </>
    );
  },
};

export const Dark: Story = { ...Variants, globals: { scheme: 'dark' } };

export const LongContent: Story = {
  args: {
    label: 'Logo que a empresa mostra a todas as pessoas no portal, nos relatórios e nos e-mails',
    minSize: { width: 1500, height: 1500 },
    types: ['image/jpeg', 'image/png', 'image/webp'],
  },
  globals: { viewport: { value: 'phone' } },
};

/** As in a narrow column, beside what else is known of a person. */
export const Narrow: Story = {
  args: { value: '/favicon.svg', shape: 'round', isLabelHidden: true },
  decorators: [
    (Story) => (
      <div style={{ inlineSize: 168 }}>
        <Story />
      </div>
    ),
  ],
};

export const Cutting: Story = {
  play: async ({ canvasElement }) => {
    await openEditor(canvasElement, await drawPicture(1200, 600));
    await dialogIn(document);
  },
};

export const CuttingRound: Story = {
  args: { shape: 'round', label: 'Foto' },
  globals: { scheme: 'dark', viewport: { value: 'phone' } },
  play: Cutting.play as NonNullable<Story['play']>,
};

/** What is in the frame is what is given. */
export const Cut: Story = {
  play: async ({ canvasElement }) => {
    await openEditor(canvasElement, await drawPicture(1200, 600));
    const dialog = await dialogIn(document);
    const right = dialog.getByRole('button', { name: texts.moveRight });
    for (let steps = 0; steps < 30; steps += 1) await userEvent.click(right);
    await userEvent.click(dialog.getByRole('button', { name: texts.accept }));
    const shown = await within(canvasElement).findByRole<HTMLImageElement>('img');
    await expect(await lookAt(shown)).toEqual({ size: [150, 150], red: [true, true] });
  },
};

export const TooSmall: Story = {
  args: { minSize: { width: 150, height: 150 } },
  play: async ({ canvasElement }) => {
    await openEditor(canvasElement, await drawPicture(149, 150));
    const alert = await within(document.body).findByRole('alert');
    await waitFor(() =>
      expect(alert).toHaveTextContent('A imagem deve ter pelo menos 150 × 150 pixels.'),
    );
  },
};

export const Unreadable: Story = {
  play: async ({ canvasElement }) => {
    const text = new File(['Isto não é uma imagem.'], 'logo.png', { type: 'image/png' });
    await openEditor(canvasElement, text);
    const alert = await within(document.body).findByRole('alert');
    await waitFor(() => expect(alert).toHaveTextContent(/^A imagem enviada não pode ser usada\./));
  },
};

export const InAShadowRoot: Story = {
  decorators: [inShadowFrame],
  play: async ({ canvasElement }) => {
    const root = await shadowRootOf(canvasElement, 'input');
    await openEditor(root, await drawPicture(600, 1200));
    const dialog = await dialogIn(root);
    await userEvent.click(dialog.getByRole('button', { name: texts.rotateRight }));
    await userEvent.click(dialog.getByRole('button', { name: texts.accept }));
    await waitFor(() => expect(root.querySelector('.aferir-image-field img')).toBeTruthy());
    const shown = root.querySelector<HTMLImageElement>('.aferir-image-field img');
    const { size, red } = await lookAt(shown as HTMLImageElement);
    // Red was on the left, and is on top of the turned picture.
    await expect(size).toEqual([150, 150]);
    await expect(red[0]).toBe(red[1]);
  },
};
