import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { writeTemplates } from '../build/templates.ts';
import { Left, type Questions } from './ask.ts';
import { main, type Surroundings } from './main.ts';
import { templates } from './templates/templates.ts';
import { writeProject } from './write-project.ts';

const root = mkdtempSync(path.join(tmpdir(), 'create-aferir-'));
const built = path.join(root, 'templates');

beforeAll(() => writeTemplates(built));

afterAll(() => rmSync(root, { recursive: true, force: true }));

/** Runs the command in an empty folder of its own. */
async function start(given: Partial<Surroundings> & { cwd?: string } = {}) {
  const cwd = given.cwd ?? mkdtempSync(path.join(root, 'place-'));
  const told = { text: '', faults: '' };
  const installed: string[][] = [];
  const around: Surroundings = {
    templates: built,
    version: '1.2.3',
    userAgent: 'npm/11.0.0 node/v24.0.0 linux x64',
    write: (text) => {
      told.text += text;
    },
    writeFault: (text) => {
      told.faults += text;
    },
    async install(...packages) {
      installed.push(packages);
      return 0;
    },
    ...given,
    cwd,
  };
  return { cwd, told, installed, run: (...args: string[]) => main(args, around) };
}

const asked = ['--template', 'react', '--widget', 'game-player'];

describe('the command', () => {
  it('makes a project and says what comes next', async () => {
    const { cwd, told, run } = await start();
    expect(await run('my-page', ...asked)).toBe(0);
    expect(readdirSync(cwd)).toEqual(['my-page']);
    expect(readdirSync(path.join(cwd, 'my-page')).toSorted()).toEqual([
      '.gitignore',
      'README.md',
      'index.html',
      'package.json',
      'src',
      'tsconfig.json',
      'vite.config.ts',
    ]);
    expect(told.text).toContain('  cd my-page\n  npm install\n  npm start\n');
    expect(told.text).toContain('http://localhost:5173/?hs=CODE&idPessoa=NUMBER');
    expect(told.faults).toBe('');
  });

  it('says which mail opens the widget, and why nothing may be shown', async () => {
    const { told, run } = await start();
    await run('my-page', ...asked, '--server', 'https://pessoas.example');
    const docs = 'https://pessoas.example/docs';
    expect(told.text).toContain(`${docs}/quick-start/html#which-link-opens-which-widget`);
    expect(told.text).toContain(`${docs}/widgets/#when-nothing-is-shown`);
  });

  it('says how a frame learns who is signed in, which has no getToken of an element', async () => {
    const { told, run } = await start();
    await run('my-page', '--template', 'iframe', '--widget', 'employee-dashboard');
    expect(told.text).toContain('/docs/quick-start/iframe#who-is-signed-in-already');
    expect(told.text).not.toContain('hand over getToken');
  });

  it('says what the tools of a template ask of the machine', async () => {
    const { told, run } = await start();
    await run('my-page', '--template', 'angular', '--widget', 'game-player');
    expect(told.text).toContain('Node 22.22.3');
  });

  it('takes a tag for a widget, and another server, name and package manager', async () => {
    const { cwd, told, run } = await start({ userAgent: 'pnpm/10.1.0 npm/? node/v24.0.0' });
    const status = await run(
      ...['My Page', '-t', 'html', '-w', 'aferir-behavioral-report'],
      ...['-s', 'https://pessoas.example/aferir/', '-n', '@empresa/page'],
    );
    expect(status).toBe(0);
    expect(told.text).toContain('  cd "My Page"\n  pnpm install\n  pnpm start\n');
    const page = (name: string) => readFileSync(path.join(cwd, 'My Page', name), 'utf8');
    expect(page('index.html')).toContain('src="https://pessoas.example/aferir/widgets/loader.js"');
    expect(JSON.parse(page('package.json')).name).toBe('@empresa/page');
  });

  it('makes a project in the folder where it is, and installs', async () => {
    const { cwd, told, installed, run } = await start();
    expect(await run('.', ...asked, '--name', 'page', '--install')).toBe(0);
    expect(readdirSync(cwd)).toContain('package.json');
    expect(installed).toEqual([['npm', cwd]]);
    expect(told.text).toContain('\n\n  npm start\n');
  });

  it('ends with a failure where installing does', async () => {
    const { cwd, told, run } = await start({ install: async () => 7 });
    expect(await run('my-page', ...asked, '--install')).toBe(1);
    expect(told.faults).toContain('ended with 7');
    expect(told.faults).toContain('  cd my-page\n  npm install\n  npm start\n');
    expect(readdirSync(cwd)).toEqual(['my-page']);
  });

  it('tells of itself', async () => {
    const help = await start();
    expect(await help.run('--help')).toBe(0);
    for (const name of ['--template', 'iframe', 'training-player']) {
      expect(help.told.text).toContain(name);
    }
    const version = await start();
    expect(await version.run('-v')).toBe(0);
    expect(version.told.text).toBe('1.2.3\n');
  });
});

describe('without a terminal', () => {
  it.each([
    [[], 'Give the folder, --template (html, react, vue, angular, next, iframe), --widget (disc'],
    [['my-page', '--widget', 'game-player'], 'Give --template (html, '],
    [['my-page', '--template', 'react', '--widget', 'team-map'], '/docs/widgets/team-map'],
    [['my-page', '--template', 'svelte', '--widget', 'game-player'], 'html, react, vue'],
    [['my-page', '--template', 'react', '--widget', 'quiz'], '--widget is one of: disc'],
    [['my-page', ...asked, '--server', 'localhost:4000'], '--server is one such as http'],
    [['my-page', ...asked, '--server', "https://a.example/'"], '--server is one such as http'],
    [['my-page', ...asked, '--color'], "'--color'"],
    [['my-page', 'other', ...asked], 'not these too: other'],
    [['My Page', ...asked], '"My Page" can be no name of a package'],
    [['my-page', ...asked, '--name', '.page'], 'Give another --name'],
  ])('%j is refused, and nothing is written', async (args, reason) => {
    const { cwd, told, run } = await start();
    expect(await run(...args)).toBe(2);
    expect(told.faults).toContain(reason);
    expect(readdirSync(cwd)).toEqual([]);
  });

  it('leaves a folder alone that has something in it, and says what', async () => {
    const { cwd, told, run } = await start();
    await mkdir(path.join(cwd, 'my-page/src'), { recursive: true });
    writeFileSync(path.join(cwd, 'my-page/notes.txt'), 'mine');
    expect(await run('my-page', ...asked)).toBe(1);
    expect(told.faults).toContain('It has: notes.txt, src');
    expect(readdirSync(path.join(cwd, 'my-page'))).toEqual(['notes.txt', 'src']);
  });

  it('puts nothing in the place of a file', async () => {
    const { cwd, told, run } = await start();
    writeFileSync(path.join(cwd, 'my-page'), 'mine');
    expect(await run('my-page', ...asked)).toBe(1);
    expect(told.faults).toContain('no folder');
    expect(readFileSync(path.join(cwd, 'my-page'), 'utf8')).toBe('mine');
  });

  it('says why it cannot make a folder', async () => {
    const { cwd, told, run } = await start();
    writeFileSync(path.join(cwd, 'notes'), 'mine');
    expect(await run('notes/my-page', ...asked)).toBe(1);
    expect(told.faults).toContain('Nothing was written: ENOTDIR');
  });
});

describe('in a terminal', () => {
  const questions = (given: Partial<Questions> = {}): Questions => ({
    folder: async () => 'my-page',
    template: async () => templates.find(({ name }) => name === 'vue') ?? expect.fail(),
    widget: async (widgets) => widgets[0] ?? expect.fail(),
    server: async () => 'https://pessoas.example',
    ...given,
  });

  it('asks for what is missing', async () => {
    const { cwd, run } = await start({ questions: questions() });
    expect(await run()).toBe(0);
    const page = readFileSync(path.join(cwd, 'my-page/src/app.vue'), 'utf8');
    expect(page).toContain("'https://pessoas.example/api/v1'");
  });

  it('asks for nothing that it was told', async () => {
    const never = () => expect.fail('asked');
    const silent = questions({ folder: never, template: never, widget: never, server: never });
    const { run } = await start({ questions: silent });
    expect(await run('my-page', ...asked, '-s', 'https://pessoas.example')).toBe(0);
  });

  it('writes nothing when the questions are left', async () => {
    const leave = () => Promise.reject(new Left());
    const { cwd, run } = await start({ questions: questions({ server: leave }) });
    expect(await run()).toBe(130);
    expect(readdirSync(cwd)).toEqual([]);
  });
});

describe('a project that cannot be written', () => {
  const broken = new Map([
    ['src', 'a file'],
    ['src/app.ts', 'which is no folder'],
  ]);

  it('leaves no folder', async () => {
    const place = mkdtempSync(path.join(root, 'place-'));
    await expect(writeProject(path.join(place, 'a/b'), broken)).rejects.toThrow(
      'Nothing was written',
    );
    expect(readdirSync(place)).toEqual([]);
  });

  it('leaves an empty folder as it was', async () => {
    const place = mkdtempSync(path.join(root, 'place-'));
    await mkdir(path.join(place, 'a'));
    await expect(writeProject(path.join(place, 'a'), broken)).rejects.toThrow(
      'Nothing was written',
    );
    expect(readdirSync(place)).toEqual(['a']);
    expect(readdirSync(path.join(place, 'a'))).toEqual([]);
  });
});
