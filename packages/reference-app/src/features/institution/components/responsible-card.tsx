import { PHONE_MASK } from '@aferir/domain';
import { Card, EmailField, MaskedField, TextField } from '@aferir/ui';
import { useWatch } from 'react-hook-form';
import fields from '../../../shared/forms/fields.module.css';
import { institutionMessages as texts } from '../institution-messages.ts';
import { type CompanyPartProps, companyField } from './company-part.ts';

/** Who answers for the company. */
export function ResponsibleCard(part: CompanyPartProps) {
  const isNatural = useWatch({ control: part.form.control, name: 'tpPessoa' }) === 'F';
  const field = companyField.bind(null, part);
  return (
    <Card title={texts.responsibleTitle}>
      <div className={fields.fields}>
        <TextField
          {...field('nmResponsavel')}
          label={texts.responsibleName}
          hint={isNatural ? texts.responsibleNameHint : undefined}
        />
        <TextField {...field('dsCargoResponsavel')} label={texts.role} maxLength={100} isOptional />
        <EmailField {...field('dsEmailResponsavel')} label={texts.email} isOptional />
        <MaskedField
          {...field('nrTelefoneResponsavel')}
          label={texts.phone}
          mask={PHONE_MASK}
          isOptional
        />
      </div>
    </Card>
  );
}
