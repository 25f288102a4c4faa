import * as React from 'react';

/**
 * React keeps where each element was made, for its warnings, up to ten thousand: a tenth of the time of a screen's tests.
 * Importing this makes it think that it has kept them all. Preact keeps none.
 */
const internals = Reflect.get(
  React,
  '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE',
);
if (internals) {
  Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', {
    configurable: true,
    get: () => Number.POSITIVE_INFINITY,
    set: () => undefined,
  });
}
