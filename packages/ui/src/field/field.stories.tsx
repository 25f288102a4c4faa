import type { Meta, StoryObj } from '@storybook/react-vite';
import type { CSSProperties } from 'react';
import { useState } from 'react';
import { expect, userEvent } from 'storybook/test';
import { inShadowFrame, shadowRootOf } from '../../../../.storybook/shadow-frame.tsx';
import { formMessages } from '../form-messages/index.ts';
import { Checkbox } from './checkbox.tsx';
import { CheckboxField } from './checkbox-field.tsx';
import { CheckboxGroupField } from './checkbox-group-field.tsx';
import { CountedTextField } from './counted-text-field.tsx';
import { type FieldMask, MaskedField } from './masked-field.tsx';
import { MoneyField } from './money-field.tsx';
import { PasswordField } from './password-field.tsx';
import { RadioGroupField } from './radio-group-field.tsx';
import { SelectField } from './select-field.tsx';
import { TextAreaField } from './text-area-field.tsx';
import { EmailField, TextField } from './text-field.tsx';

const meta = {
  title: 'Kit/Field',
  component: TextField,
  args: { label: 'Nome completo' },
  decorators: [
    (Story) => (
      <div style={{ display: 'grid', gap: 16, maxInlineSize: 420 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof TextField>;

export default meta;
type Story = StoryObj<typeof meta>;

const departments = [
  { value: '1', label: 'Comercial' },
  { value: '2', label: 'Desenvolvimento Organizacional e Relacionamento com Colaboradores' },
  { value: '3', label: 'Financeiro', isDisabled: true },
  { value: '4', label: 'Tecnologia' },
];

const months = [
  { value: 'hoje', label: 'Hoje' },
  { value: '2026-02', label: 'fev/2026', group: '2026' },
  { value: '2026-01', label: 'jan/2026', group: '2026' },
  { value: '2025-12', label: 'dez/2025', group: '2025' },
];

const feedback =
  'Nas reuniões com clientes você explica bem o problema, mas costuma prometer prazos antes de falar com a equipe.';

const statuses = [
  { value: '2', label: 'Finalizado' },
  { value: '1', label: 'Iniciado', description: 'Responderam ao menos uma pergunta.' },
  { value: '4', label: 'Aguardando Resposta', isDisabled: true },
];

function Months() {
  const [value, setValue] = useState('2026-01');
  return <SelectField label="Até" options={months} value={value} onValueChange={setValue} />;
}

function Select(props: { error?: string; disabled?: boolean; initial?: string }) {
  const [value, setValue] = useState(props.initial ?? '');
  return (
    <SelectField
      label="Departamento"
      options={departments}
      value={value}
      onValueChange={setValue}
      error={props.error}
      disabled={props.disabled}
    />
  );
}

const days = [
  { value: '1', label: 'Segunda' },
  { value: '2', label: 'Terça' },
  { value: '3', label: 'Quarta' },
  { value: '6', label: 'Sábado', isDisabled: true },
];

function Radios(props: { error?: string; orientation?: 'vertical' | 'horizontal' }) {
  const [value, setValue] = useState(props.error ? '' : '2');
  return (
    <RadioGroupField
      {...props}
      label="Situação"
      options={statuses}
      value={value}
      onValueChange={setValue}
    />
  );
}

function Days(props: { error?: string; orientation?: 'vertical' | 'horizontal' }) {
  const [values, setValues] = useState(props.error ? [] : ['1', '3']);
  return (
    <CheckboxGroupField
      {...props}
      label="Dias da semana"
      hint="Pelo menos um."
      options={days}
      values={values}
      onValuesChange={setValues}
    />
  );
}

export const Base: Story = { args: { hint: 'Como no documento.', autoComplete: 'name' } };

export const Variants: Story = {
  render: () => (
    <>
      <TextField label="Nome completo" defaultValue="Ana Souza" />
      <TextField label="Apelido" isOptional placeholder="Como prefere ser chamado" />
      <EmailField label="E-mail" hint="O link da avaliação chega neste endereço." />
      <PasswordField label="Senha" defaultValue="aferir-123" />
      <Select initial="1" />
      <Months />
      <Radios />
      <Radios orientation="horizontal" />
      <Days orientation="horizontal" />
      <CheckboxField
        label="Lembrar meu acesso"
        hint="Não use em computadores compartilhados."
        defaultChecked
      />
      <CheckboxField label="Receber o relatório por e-mail" />
    </>
  ),
};

export const Disabled: Story = {
  render: () => (
    <>
      <TextField label="Nome completo" defaultValue="Ana Souza" disabled />
      <TextField label="Login" defaultValue="ana.souza@empresa.example" readOnly />
      <PasswordField label="Senha" defaultValue="aferir-123" disabled />
      <Select disabled initial="4" />
      <CheckboxField label="Lembrar meu acesso" disabled defaultChecked />
    </>
  ),
};

export const WithError: Story = {
  render: () => (
    <>
      <TextField label="Nome completo" error={formMessages.required('Nome completo')} />
      <EmailField label="E-mail" defaultValue="ana.souza@" error={formMessages.email('E-mail')} />
      <PasswordField label="Senha" error={formMessages.minLength('Senha', 6)} />
      <Select error={formMessages.required('Departamento')} />
      <Radios error="Você precisa selecionar uma opção" />
      <Days error="Escolha pelo menos um dia da semana." />
      <CheckboxField label="Li e aceito os termos" error={formMessages.required('O aceite')} />
    </>
  ),
};

export const Counted: Story = {
  render: () => (
    <>
      <CountedTextField label="Título" value="Boas-vindas" maxLength={50} onChange={() => {}} />
      <CountedTextField
        label="Nome da sessão"
        value={feedback}
        maxLength={60}
        onChange={() => {}}
        error="O nome da sessão pode ter no máximo 60 caracteres."
      />
    </>
  ),
};

export const TextArea: Story = {
  render: () => (
    <>
      <TextAreaField
        label="Feedback"
        hint="Cite situações e o que pode mudar."
        maxLength={500}
        defaultValue="Nas reuniões com clientes você explica bem o problema."
      />
      <TextAreaField
        label="Observações"
        isOptional
        maxLength={60}
        defaultValue={feedback}
        error="O texto tem mais de 60 caracteres."
      />
      <TextAreaField label="Feedback enviado" defaultValue={feedback} readOnly rows={2} />
    </>
  ),
};

export const Dark: Story = { ...Variants, globals: { scheme: 'dark' } };

export const LongContent: Story = {
  args: {
    label: 'Nome completo como consta no documento de identidade apresentado na admissão',
    defaultValue: 'Maria Aparecida dos Santos Figueiredo Albuquerque de Vasconcelos Neta',
    hint: 'Use o nome social quando houver; o nome do registro civil fica visível somente para o setor de pessoal.',
  },
};

const phone: FieldMask = {
  pattern: (length) => (length > 10 ? '(##) #####-####' : '(##) ####-####'),
};

function Mobile() {
  const [value, setValue] = useState('11988887777');
  return <MaskedField label="Celular" mask={phone} value={value} onValueChange={setValue} />;
}

function Salary(props: { error?: string; isOptional?: boolean; initial?: number }) {
  const [cents, setCents] = useState<number | null>(props.initial ?? null);
  return (
    <MoneyField
      label="Piso salarial"
      value={cents}
      onValueChange={setCents}
      error={props.error}
      isOptional={props.isOptional ?? false}
    />
  );
}

export const Masked: Story = {
  render: () => (
    <>
      <MaskedField label="CPF" mask="###.###.###-##" defaultValue="529.982.247-25" />
      <MaskedField label="CNPJ" mask="**.***.***/****-##" error="CPF/CNPJ inválido" />
      <Mobile />
      <MaskedField label="CEP" mask="#####-###" defaultValue="01310100" readOnly />
      <MaskedField label="CEP" mask="#####-###" defaultValue="01310100" disabled />
    </>
  ),
};

export const Money: Story = {
  render: () => (
    <>
      <Salary initial={123456} />
      <Salary isOptional />
      <Salary error="- Este campo é obrigatório" />
      <MoneyField label="Piso salarial" value={500000} onValueChange={() => undefined} readOnly />
      <MoneyField label="Piso salarial" value={500000} onValueChange={() => undefined} disabled />
    </>
  ),
};

export const MasksInAShadowRoot: Story = {
  decorators: [inShadowFrame],
  render: () => (
    <>
      <Mobile />
      <Salary />
    </>
  ),
  play: async ({ canvasElement }) => {
    const root = await shadowRootOf(canvasElement, 'input');
    const [mobile, salary] = root.querySelectorAll('input');
    mobile?.select();
    await userEvent.keyboard('2133334444');
    await expect(mobile).toHaveValue('(21) 3333-4444');
    salary?.focus();
    await userEvent.keyboard('1234,5');
    await expect(salary).toHaveValue('R$\u00a01.234,5');
  },
};

export const BareCheckboxes: Story = {
  render: () => (
    <div style={{ display: 'flex', gap: 16 }}>
      {([true, 'mixed', false] as const).map((checked) => (
        <Checkbox
          key={String(checked)}
          aria-label={`Ver: ${checked}`}
          checked={checked}
          onCheckedChange={() => undefined}
        />
      ))}
      <Checkbox aria-label="Excluir" checked disabled onCheckedChange={() => undefined} />
    </div>
  ),
};

/** The mark stays in the middle of its box at any size of text. */
export const MarksOfLargeText: Story = {
  render: () => (
    <div
      className="aferir-theme"
      style={
        {
          display: 'flex',
          gap: 16,
          '--aferir-font-size-sm': '28px',
          '--aferir-line-height-sm': '40px',
        } as CSSProperties
      }
    >
      {([true, 'mixed', false] as const).map((checked) => (
        <Checkbox
          key={String(checked)}
          aria-label={`Ver: ${checked}`}
          checked={checked}
          onCheckedChange={() => undefined}
        />
      ))}
      <CheckboxField label="Receber o relatório por e-mail" defaultChecked />
    </div>
  ),
  play: async ({ canvas }) => {
    const box = canvas.getByRole('checkbox', { name: 'Receber o relatório por e-mail' });
    await expect(box.getBoundingClientRect().height).toBe(40);
  },
};

/** Where the focus goes, the label of its field comes into sight too. */
export const LabelInSight: Story = {
  render: () => (
    <section
      aria-label="Endereço"
      style={{ blockSize: 160, overflowY: 'auto', display: 'grid', gap: 16 }}
    >
      {['Rua', 'Bairro', 'Cidade', 'Estado'].map((label) => (
        <TextField key={label} label={label} />
      ))}
    </section>
  ),
  play: async ({ canvas }) => {
    const place = canvas.getByRole('region', { name: 'Endereço' }).getBoundingClientRect();
    for (const label of ['Estado', 'Cidade', 'Bairro', 'Rua', 'Bairro']) {
      canvas.getByLabelText(label).focus();
      const { top } = canvas.getByText(label).getBoundingClientRect();
      await expect(top).toBeGreaterThanOrEqual(place.top);
    }
  },
};
