import type { StoredImages } from '../../images/stored-images.ts';
import type { OwnPassword } from './own-password.ts';

/** What the own account takes of others. */
export interface AccountPorts {
  readonly password: OwnPassword;
  readonly images: StoredImages;
}
