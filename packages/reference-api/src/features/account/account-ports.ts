import type { StoredImages } from '../../images/stored-images.ts';
import type { MailServices } from '../../mail/mailer.ts';
import type { OwnPassword } from './own-password.ts';

/** What the own account takes of others. */
export interface AccountPorts extends MailServices {
  readonly password: OwnPassword;
  readonly images: StoredImages;
}
