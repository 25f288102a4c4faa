import { CNPJ_MASK, CPF_MASK, PHONE_MASK } from '@aferir/domain';
import { Card, EmailField, MaskedField, RadioGroupField, Switch, TextField } from '@aferir/ui';
import { Controller, useWatch } from 'react-hook-form';
import { companyRules } from '../company-values.ts';
import { institutionMessages as texts } from '../institution-messages.ts';
import styles from './company-form.module.css';
import { type CompanyPartProps, companyField } from './company-part.ts';

const KINDS = [
  { value: 'J', label: texts.legal },
  { value: 'F', label: texts.natural },
];

/** Who the company is, and how it is reached. */
export function CompanyDataCard(part: CompanyPartProps) {
  const { form, isReadOnly } = part;
  const { control, formState } = form;
  const isNatural = useWatch({ control, name: 'tpPessoa' }) === 'F';
  const field = companyField.bind(null, part);
  return (
    <Card title={texts.dataTitle}>
      <div className={styles.fields}>
        <Controller
          control={control}
          name="tpPessoa"
          rules={{ validate: companyRules.tpPessoa }}
          render={({ field: { value, onChange, name } }) => (
            <RadioGroupField
              name={name}
              label={texts.kind}
              orientation="horizontal"
              options={KINDS}
              value={value}
              onValueChange={onChange}
              disabled={isReadOnly}
              className={styles.wide}
              error={formState.errors.tpPessoa?.message}
            />
          )}
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
        <Controller
          control={control}
          name="flDisparoEmailDocumento"
          render={({ field: { value, onChange, ref } }) => (
            <Switch
              ref={ref}
              label={texts.mailsReport}
              hint={texts.mailsReportHint}
              checked={value}
              onCheckedChange={onChange}
              readOnly={isReadOnly}
              className={styles.wide}
              error={formState.errors.flDisparoEmailDocumento?.message}
            />
          )}
        />
      </div>
    </Card>
  );
}
