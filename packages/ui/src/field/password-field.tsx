import { Eye, EyeOff } from 'lucide-react';
import { useState } from 'react';
import { IconButton } from '../icon-button/index.ts';
import { useUiMessages } from '../ui-messages/index.ts';
import { TextField, type TextFieldProps } from './text-field.tsx';

export interface PasswordFieldProps
  extends Omit<TextFieldProps, 'type' | 'endControl' | 'autoComplete'> {
  /** Tells password managers which one it is. @default 'current-password' */
  autoComplete?: 'current-password' | 'new-password';
}

/** A password that can be shown while typing. */
export function PasswordField({
  autoComplete = 'current-password',
  disabled,
  ...rest
}: PasswordFieldProps) {
  const { showPassword, hidePassword } = useUiMessages();
  const [isShown, setIsShown] = useState(false);
  return (
    <TextField
      autoCapitalize="none"
      spellCheck={false}
      {...rest}
      disabled={disabled}
      autoComplete={autoComplete}
      type={isShown ? 'text' : 'password'}
      endControl={
        <IconButton
          size="s"
          label={isShown ? hidePassword : showPassword}
          icon={isShown ? <EyeOff /> : <Eye />}
          disabled={disabled}
          onClick={() => setIsShown(!isShown)}
        />
      }
    />
  );
}
