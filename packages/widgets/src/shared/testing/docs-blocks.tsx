import type { ReactNode } from 'react';
import { storyNameFromExport, toId } from 'storybook/internal/csf';
import { createManifest } from '../../../build/manifest.ts';

interface DosAndDontsProps {
  pairs: readonly (readonly [does: string, dont: string])[];
}

/** How a widget is to be used, and what goes wrong. Code stands between backticks. */
export function DosAndDonts({ pairs }: DosAndDontsProps) {
  return <Rows heads={['Do', 'Don’t']} rows={pairs.map((pair) => pair.map(withCode))} />;
}

/** What the documentation site says under a heading of a widget's page, in Markdown. */
export function sectionOf(page: string, heading: string): string {
  const [, section] = page.split(`\n## ${heading}\n`);
  if (!section) throw new Error(`The page has no heading ${heading}`);
  return section.split(/^(?:## |<!-- )/m, 1)[0]?.trim() ?? '';
}

interface StateLinksProps {
  /** All that the file of stories exports. */
  stories: { default: { title: string } } & Record<string, unknown>;
}

/** Every state of a widget by name, each a link to its story. */
export function StateLinks({ stories: { default: meta, ...states } }: StateLinksProps) {
  // The bundler of Storybook adds exports of its own, which begin with two underscores.
  const names = Object.keys(states).filter((state) => !state.startsWith('__'));
  return (
    <p>
      {names.map((state, index) => {
        const name = storyNameFromExport(state);
        const story = `./?path=/story/${toId(meta.title, name)}`;
        return (
          <span key={state}>
            {index ? ', ' : ''}
            <a href={story} target="_top">
              {name}
            </a>
          </span>
        );
      })}
    </p>
  );
}

interface SitePageLinkProps {
  /** The name of the page, which is that of the widget's folder. */
  name: string;
}

/** Leads from Storybook to the page of a widget in the documentation that the same server has. */
export function SitePageLink({ name }: SitePageLinkProps) {
  return (
    <a href={`../docs/widgets/${name}`} target="_top">
      {name}
    </a>
  );
}

interface ElementContractProps {
  /** The contract of a custom element. */
  definition: object;
}

/** What an element takes and tells, for its page in Storybook: the same as its manifest says. */
export function ElementContract({ definition }: ElementContractProps) {
  const [element] = createManifest([definition]).modules[0]?.declarations ?? [];
  if (!element) return null;
  const attributes = new Map(element.attributes.map((one) => [one.fieldName, one]));
  return (
    <>
      <h3>Attributes and properties</h3>
      <Rows
        heads={['property', 'attribute', 'type', 'default', 'what it is']}
        rows={element.members.map(({ name, type, description }) => {
          const attribute = attributes.get(name);
          const preset = attribute && 'default' in attribute ? attribute.default : undefined;
          const codes = [name, attribute?.name, type.text, preset].map(toCode);
          return [...codes, withCode(description)];
        })}
      />
      <h3>Events</h3>
      <Rows
        heads={['event', 'when']}
        rows={element.events.map(({ name, description }) => [toCode(name), withCode(description)])}
      />
      <h3>Parts and custom properties</h3>
      <Rows
        heads={['name', 'what it is']}
        rows={[...element.cssParts, ...element.cssProperties].map(({ name, description }) => [
          toCode(name.startsWith('--') ? name : `::part(${name})`),
          withCode(description),
        ])}
      />
    </>
  );
}

function toCode(text: string | undefined): ReactNode {
  return text ? <code>{text}</code> : '';
}

function withCode(text: string): ReactNode {
  // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text have no identity beyond their place.
  return text.split('`').map((part, index) => (index % 2 ? <code key={index}>{part}</code> : part));
}

function Rows({ heads, rows }: { heads: readonly string[]; rows: readonly ReactNode[][] }) {
  return (
    <table>
      <thead>
        <tr>
          {heads.map((head) => (
            <th key={head}>{head}</th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((cells, row) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the rows never change.
          <tr key={row}>
            {cells.map((cell, column) => (
              <td key={heads[column]}>{cell}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
