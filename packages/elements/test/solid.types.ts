import '@aferir/elements/solid';
import type { JSX } from 'solid-js';

type Props = JSX.IntrinsicElements['aferir-performance-report'];

export const props: Props = {
  class: 'wide',
  'api-base': '/api/v1',
  'prop:getToken': () => 'token',
  'on:aferir-ready': ({ detail }) => detail.widget,
};

// @ts-expect-error An id is a number.
export const wrong: Props = { 'prop:responseId': 'first' };
