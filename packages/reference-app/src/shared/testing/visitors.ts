import { type FakeReply, rawReply } from '@aferir/api-client/testing';
import { vi } from 'vitest';

/** Has the browser like a language best, until the test is over. */
export function browserLikes(language: string): void {
  vi.spyOn(navigator, 'languages', 'get').mockReturnValue([language]);
}

/** Fails with a sentence of the server in a language. */
export function problemIn(language: string, status: number, sentence: string): FakeReply {
  return rawReply(
    Response.json(
      { success: false, data: null, msg: sentence, errors: [sentence] },
      { status, headers: { 'Content-Language': language } },
    ),
  );
}
