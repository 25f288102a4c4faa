import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { insertAfter } from './new/edit.ts';
import { run } from './run.ts';

const NAME = 'throw-aways';
const OPERATION = 'countThrowAways';

/** Plans an operation of the dashboard in a copy of the repository, and tells its id. */
export async function planOperation(copy: string): Promise<string> {
  edit(copy, 'contract/dashboard.yaml', (text) => insertAfter(text, 'paths:\n', operation));
  await generate(copy);
  return OPERATION;
}

/** Plans a section of the staff area in a copy of the repository, contract and sidebar, and tells its name. */
export async function planSection(copy: string): Promise<string> {
  edit(copy, 'packages/domain/src/permissions/section.ts', (text) =>
    insertAfter(
      insertAfter(text, '  games: 12,\n', '  throwAways: 13,\n'),
      "name: 'Treinamentos' },\n",
      "  { id: SECTION.throwAways, name: 'Descartáveis' },\n",
    ),
  );
  edit(copy, 'packages/reference-app/src/routes/staff/shell-entries.tsx', (text) =>
    insertAfter(
      text,
      '[SECTION.trainings]: <GraduationCap />,\n',
      '  [SECTION.throwAways]: null,\n',
    ),
  );
  edit(copy, 'contract/openapi.yaml', (text) =>
    insertAfter(
      text,
      '    description: Training administration.\n',
      `  - name: ${NAME}\n    description: What is thrown away.\n`,
    ),
  );
  writeFileSync(join(copy, `contract/${NAME}.yaml`), part);
  await generate(copy);
  return NAME;
}

async function generate(copy: string) {
  const { status, output } = await run('node', ['scripts/generate.ts'], { cwd: copy });
  if (status !== 0) throw new Error(output);
}

function edit(copy: string, file: string, change: (text: string) => string) {
  const path = join(copy, file);
  writeFileSync(path, change(readFileSync(path, 'utf8')));
}

const problems = ['400', '401', '403', '404', '413', '500', '503']
  .map((status) => `        "${status}": { $ref: "#/components/responses/Problem${status}" }\n`)
  .join('');

const operation = `  /Descartavel/GetTotal:
    get:
      operationId: ${OPERATION}
      tags: [dashboard]
      summary: Count what is thrown away
      x-status: planned
      x-section: 1
      x-right: visualizar
      security:
        - { staffBearer: [] }
      responses:
        "401": { $ref: "#/components/responses/Problem401" }
        "403": { $ref: "#/components/responses/Problem403" }
        "500": { $ref: "#/components/responses/Problem500" }
        "503": { $ref: "#/components/responses/Problem503" }
        "501": { $ref: "#/components/responses/NotAvailableYet" }

`;

const part = `x-labels:
  nmDescartavel: o nome do descartável
paths:
  /Descartavel/Get:
    get:
      operationId: listThrowAways
      tags: [${NAME}]
      summary: List what is thrown away
      x-status: planned
      x-section: 13
      x-right: visualizar
      security:
        - { staffBearer: [] }
      parameters:
        - { $ref: "#/components/parameters/Take" }
        - { $ref: "#/components/parameters/Index" }
        - { $ref: "#/components/parameters/Filter" }
      responses:
${problems}        "501": { $ref: "#/components/responses/NotAvailableYet" }

  /Descartavel/Post:
    post:
      operationId: saveThrowAway
      tags: [${NAME}]
      summary: Create or change what is thrown away
      x-status: planned
      x-section: 13
      x-right: [incluir, alterar]
      x-right-by: idDescartavel
      security:
        - { staffBearer: [] }
      requestBody:
        required: true
        content:
          application/json:
            schema: { $ref: "#/components/schemas/SaveThrowAwayRequest" }
      responses:
${problems}        "501": { $ref: "#/components/responses/NotAvailableYet" }

components:
  schemas:
    SaveThrowAwayRequest:
      description: What is thrown away.
      type: object
      required: [idDescartavel, nmDescartavel, dsEmail]
      properties:
        idDescartavel: { $ref: "#/components/schemas/IdOrZero" }
        nmDescartavel: { type: string, maxLength: 50 }
        dsEmail: { $ref: "#/components/schemas/Email" }
`;
