import { serverVariables } from './server-variables.ts';
import { spokenPages } from './spoken-pages.ts';
import { themeVariables } from './theme-variables.ts';
import { widgetList, widgetReference } from './widget-reference.ts';

const makers: Readonly<Record<string, (argument: string) => string>> = {
  'server-variables': serverVariables,
  'spoken-pages': spokenPages,
  'theme-variables': themeVariables,
  'widget-list': widgetList,
  'widget-reference': widgetReference,
};

/** Puts what is made from the code where a page says `<!-- made: name argument -->`. */
export function expandPage(source: string): string {
  return source.replace(/^<!-- made: (\S+) ?(\S*) -->$/gm, (mark, name, argument) => {
    const make = makers[name];
    if (!make) throw new Error(`Nothing makes ${mark}`);
    return make(argument);
  });
}
