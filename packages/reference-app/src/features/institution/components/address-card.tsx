import { STATE_NAMES, STATES, ZIP_CODE_MASK } from '@aferir/domain';
import { Card, MaskedField } from '@aferir/ui';
import { FormSelect } from '../../../shared/forms/fields/form-select.tsx';
import fields from '../../../shared/forms/fields.module.css';
import { PostalAddressFields } from '../../../shared/forms/postal-address-fields.tsx';
import { postalAddressMessages } from '../../../shared/forms/postal-address-messages.ts';
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
          label={postalAddressMessages.zipCode}
          hint={lookup.hint}
          mask={ZIP_CODE_MASK}
          isOptional
          autoComplete="postal-code"
        />
        <PostalAddressFields field={field} />
        <FormSelect
          control={form.control}
          name="nmUf"
          label={postalAddressMessages.state}
          options={STATE_OPTIONS}
          disabled={isReadOnly}
          isOptional
        />
      </div>
    </Card>
  );
}
