import { BRAND_COLOR, type Language, languageOf } from '@aferir/domain';
import { toId } from '../shared/address/to-id.ts';

/** Remembers on this device which company's employees sign in here, and in which color and language its pages begin. */
export interface CompanyMemory {
  last(): number | null;
  remember(companyId: number): void;
  /** The color that a company had when it was last seen; one company's is kept. */
  colorOf(companyId: number): string | null;
  rememberColor(companyId: number, color: string | null | undefined): void;
  /** The language that a person was addressed in when they were last seen; one person's is kept, null of another. */
  languageOf(personId: number): Language | null;
  rememberLanguage(personId: number, language: Language): void;
  /** What was chosen here before anybody had signed in; null where nothing was. */
  likedLanguage(): string | null;
  rememberLikedLanguage(language: Language): void;
}

const KEY = 'aferir-ultima-empresa';
const COLOR_KEY = 'aferir-cor-da-empresa';
const LANGUAGE_KEY = 'aferir-idioma-da-pessoa';
const LIKED_KEY = 'aferir-idioma';

/** Keeps the company in storage, and in memory where storage is blocked or full. */
export function createCompanyMemory(
  storage: () => Pick<Storage, 'getItem' | 'setItem'> = () => localStorage,
): CompanyMemory {
  const known = new Map<string, string>();

  function read(key: string): string | null {
    try {
      return storage().getItem(key) ?? known.get(key) ?? null;
    } catch {
      return known.get(key) ?? null;
    }
  }

  function write(key: string, value: string) {
    known.set(key, value);
    try {
      storage().setItem(key, value);
    } catch {
      // It is remembered until the page is closed.
    }
  }

  return {
    last: () => toId(read(KEY)),
    remember: (companyId) => write(KEY, String(companyId)),
    colorOf(companyId) {
      const [id, color = ''] = (read(COLOR_KEY) ?? '').split(' ');
      return id === String(companyId) && BRAND_COLOR.test(color) ? color : null;
    },
    rememberColor: (companyId, color) => write(COLOR_KEY, `${companyId} ${color ?? ''}`),
    languageOf(personId) {
      const [id, language] = (read(LANGUAGE_KEY) ?? '').split(' ');
      return id === String(personId) ? languageOf(language) : null;
    },
    rememberLanguage(personId, language) {
      if (language !== this.languageOf(personId)) write(LANGUAGE_KEY, `${personId} ${language}`);
    },
    likedLanguage: () => read(LIKED_KEY),
    rememberLikedLanguage: (language) => write(LIKED_KEY, language),
  };
}
