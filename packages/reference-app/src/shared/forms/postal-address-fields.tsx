import { TextField, type TextFieldProps } from '@aferir/ui';
import type { PostalAddress } from './postal-address.ts';
import { postalAddressMessages as texts } from './postal-address-messages.ts';

/** Props of {@link PostalAddressFields}. */
export interface PostalAddressFieldsProps {
  /** What a field takes of the form. */
  field: (name: Exclude<keyof PostalAddress, 'dsCep' | 'nmUf'>) => Partial<TextFieldProps>;
  /** Whether it may all be left out; else street and city may not. @default false */
  isOptional?: boolean;
}

/** The fields of a postal address between its CEP and its state. */
export function PostalAddressFields({ field, isOptional = false }: PostalAddressFieldsProps) {
  return (
    <>
      <TextField
        {...field('dsEndereco')}
        label={texts.street}
        maxLength={200}
        isOptional={isOptional}
      />
      <TextField {...field('nrNumero')} label={texts.number} maxLength={20} isOptional />
      <TextField {...field('dsComplemento')} label={texts.complement} maxLength={100} isOptional />
      <TextField {...field('nmBairro')} label={texts.district} maxLength={100} isOptional />
      <TextField
        {...field('nmCidade')}
        label={texts.city}
        maxLength={100}
        isOptional={isOptional}
      />
    </>
  );
}
