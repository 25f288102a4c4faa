import type { StoredImages } from '../../shared/images/stored-images.ts';
import type { MailServices } from '../../shared/mail/mailer.ts';
import type { OwnPassword } from './own-password.ts';

/** What the own account takes of others. */
export interface AccountPorts extends MailServices {
  readonly password: OwnPassword;
  readonly images: StoredImages;
}
