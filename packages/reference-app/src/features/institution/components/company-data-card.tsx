import { CNPJ_MASK, CPF_MASK, PHONE_MASK } from '@aferir/domain';
import { Card, EmailField, MaskedField, RadioGroupField, TextField } from '@aferir/ui';
import { FormSwitch } from '../../../shared/forms/fields/form-switch.tsx';
import { useBoundField } from '../../../shared/forms/fields/use-bound-field.ts';
import fields from '../../../shared/forms/fields.module.css';
import { companyRules } from '../company-values.ts';
import { institutionMessages as texts } from '../institution-messages.ts';
import { type CompanyPartProps, companyField } from './company-part.ts';

const KINDS = [
  { value: 'J', label: texts.legal },
  { value: 'F', label: texts.natural },
];

/** Who the company is, and how it is reached. */
export function CompanyDataCard(part: CompanyPartProps) {
  const { form, isReadOnly } = part;
  const { control } = form;
  // Before the fields below it: of the faults of a form, the one that was registered first gets the focus.
  const kind = useBoundField({
    control,
    name: 'tpPessoa',
    rules: { validate: companyRules.tpPessoa },
  });
  const isNatural = kind.value === 'F';
  const field = companyField.bind(null, part);
  return (
    <Card title={texts.dataTitle}>
      <div className={fields.fields}>
        <RadioGroupField
          {...kind}
          label={texts.kind}
          orientation="horizontal"
          options={KINDS}
          disabled={isReadOnly}
          className={fields.wide}
        />
        <MaskedField
          key={isNatural ? 'cpf' : 'cnpj'}
          {...field('nrCpfCnpj')}
          label={isNatural ? texts.cpf : texts.cnpj}
          mask={isNatural ? CPF_MASK : CNPJ_MASK}
        />
        {isNatural ? null : (
          <>
            <TextField
              {...field('nmRazaoSocial')}
              label={texts.legalName}
              maxLength={200}
              autoComplete="organization"
            />
            <TextField
              {...field('nmRazaoSocialAbreviado')}
              label={texts.shortName}
              maxLength={100}
            />
            <TextField
              {...field('nmNomeFantasia')}
              label={texts.tradeName}
              hint={texts.tradeNameHint}
              maxLength={200}
            />
          </>
        )}
        <EmailField {...field('dsEmail')} label={texts.email} autoComplete="email" />
        <MaskedField
          {...field('nrTelefone')}
          label={texts.phone}
          mask={PHONE_MASK}
          autoComplete="tel"
        />
        <FormSwitch
          control={control}
          name="flDisparoEmailDocumento"
          label={texts.mailsReport}
          hint={texts.mailsReportHint}
          readOnly={isReadOnly}
          className={fields.wide}
        />
      </div>
    </Card>
  );
}
