import { strToU8, type Zippable } from 'fflate';

/** Where the kinds of parts are named. */
export const relations = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';

/** A cell at a place, with a text of its own. */
export const text = (at: string, value = 'x') =>
  `<c r="${at}" t="inlineStr"><is><t>${value}</t></is></c>`;

/** A row at a line. */
export const row = (line: number, ...cells: string[]) => `<row r="${line}">${cells.join('')}</row>`;

/** A sheet of rows. */
export const sheet = (rows: string) => `<worksheet><sheetData>${rows}</sheetData></worksheet>`;

/** The files of a workbook with a sheet for each xml, by name if they have one; those whose name ends with ! are hidden. */
export function workbook(
  sheets: readonly string[] | Readonly<Record<string, string>>,
  more: Zippable = {},
): Zippable {
  const isNamed = !Array.isArray(sheets);
  const tags = Object.keys(sheets).map((key, at) => {
    const name = isNamed ? key : `P${key}`;
    const state = name.endsWith('!') ? 'hidden' : 'visible';
    return `<sheet name="${name}" sheetId="${at + 1}" state="${state}" r:id="r${at}"/>`;
  });
  const xmls = Object.values(sheets);
  const targets = xmls.map(
    (_, at) => `<Relationship Id="r${at}" Type="${relations}/worksheet" Target="s${at}.xml"/>`,
  );
  return {
    'xl/workbook.xml': strToU8(
      `<workbook xmlns:r="${relations}"><sheets>${tags.join('')}</sheets></workbook>`,
    ),
    'xl/_rels/workbook.xml.rels': strToU8(`<Relationships>${targets.join('')}</Relationships>`),
    ...Object.fromEntries(xmls.map((xml, at) => [`xl/s${at}.xml`, strToU8(xml)])),
    ...more,
  };
}
