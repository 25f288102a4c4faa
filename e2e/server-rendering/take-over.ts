import { hydrateRoot } from 'react-dom/client';
import { kitComponents } from './kit-components.tsx';
import { clientComponents, widgetComponents } from './widget-components.tsx';

for (const [name, element] of Object.entries({
  ...kitComponents,
  ...widgetComponents,
  ...clientComponents,
})) {
  const place = document.getElementById(`place-of-${name}`);
  if (!place) throw new Error(`The server has not written ${name}.`);
  hydrateRoot(place, element, { identifierPrefix: name });
}
