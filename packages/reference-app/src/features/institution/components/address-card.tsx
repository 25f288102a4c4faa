import { STATE_NAMES, STATES, ZIP_CODE_MASK } from '@aferir/domain';
import { Card, MaskedField, TextField } from '@aferir/ui';
import { FormSelect } from '../../../shared/forms/fields/form-select.tsx';
import fields from '../../../shared/forms/fields.module.css';
import { institutionMessages as texts } from '../institution-messages.ts';
import { useAddressLookup } from '../use-address-lookup.ts';
import { type CompanyPartProps, companyField } from './company-part.ts';

const STATE_OPTIONS = STATES.map((state) => ({
  value: state,
  label: `${state} · ${STATE_NAMES[state]}`,
}));

/** Where the company is. A CEP fills in what belongs to it. */
export function AddressCard(part: CompanyPartProps) {
  const { form, isReadOnly } = part;
  const lookup = useAddressLookup(form);
  const field = companyField.bind(null, part);
  const zipCode = field('dsCep');
  return (
    <Card title={texts.addressTitle}>
      <div className={fields.fields}>
        <MaskedField
          {...zipCode}
          onChange={(event) => {
            void zipCode.onChange(event);
            lookup.follow(event.target.value);
          }}
          label={texts.zipCode}
          hint={lookup.hint}
          mask={ZIP_CODE_MASK}
          isOptional
          autoComplete="postal-code"
        />
        <TextField {...field('dsEndereco')} label={texts.street} maxLength={200} />
        <TextField {...field('nrNumero')} label={texts.number} maxLength={20} isOptional />
        <TextField
          {...field('dsComplemento')}
          label={texts.complement}
          maxLength={100}
          isOptional
        />
        <TextField {...field('nmBairro')} label={texts.district} maxLength={100} isOptional />
        <TextField {...field('nmCidade')} label={texts.city} maxLength={100} />
        <FormSelect
          control={form.control}
          name="nmUf"
          label={texts.state}
          options={STATE_OPTIONS}
          disabled={isReadOnly}
          isOptional
        />
      </div>
    </Card>
  );
}
