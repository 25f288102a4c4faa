import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { bundleContract, type ContractParts } from './bundle-contract.ts';

const shared = `openapi: 3.1.0
tags: [{ name: access }, { name: games }]
paths: {}
components:
  schemas:
    Id: { type: integer }
`;
const access = `paths:
  /auth/signin:
    post: { tags: [access] }
`;
const games = `paths:
  /game:
    get: { tags: [games] } # the one call
components:
  schemas:
    Game: { type: object }
`;

const responses = expect.objectContaining({
  500: { $ref: '#/components/responses/Problem500' },
});

function partsOf(texts: Readonly<Record<string, string>>): ContractParts {
  return { shared, part: (tag) => ({ access, games, ...texts })[tag] ?? '' };
}

describe('bundleContract', () => {
  it('adds paths and schemas of each tag, in the order of the tags, and how each may fail', () => {
    const text = bundleContract(partsOf({}));
    expect(parse(text)).toEqual({
      openapi: '3.1.0',
      tags: [{ name: 'access' }, { name: 'games' }],
      paths: {
        '/auth/signin': { post: { tags: ['access'], responses } },
        '/game': { get: { tags: ['games'], responses } },
      },
      components: { schemas: { Id: { type: 'integer' }, Game: { type: 'object' } } },
    });
    expect(text.indexOf('/auth/signin')).toBeLessThan(text.indexOf('/game'));
    expect(text).toContain('# the one call');
    expect(text).toMatch(/^# Bundled from contract\//);
  });

  it('takes a tag without calls', () => {
    expect(parse(bundleContract(partsOf({ games: '' }))).paths).toEqual({
      '/auth/signin': { post: { tags: ['access'], responses } },
    });
  });

  it('refuses a schema, path or label that stands twice', () => {
    const again = 'components: { schemas: { Id: { type: string } } }\n';
    expect(() => bundleContract(partsOf({ games: again }))).toThrow('The contract has Id twice.');
    const labels = 'x-labels: { hash: o link }\n';
    const twice = partsOf({ access: labels, games: labels });
    expect(() => bundleContract(twice)).toThrow('The contract has hash twice.');
    const path = '"paths": { /auth/signin: { get: { tags: [games] } } }\n';
    expect(() => bundleContract(partsOf({ games: path }))).toThrow(
      'The contract has /auth/signin twice.',
    );
  });

  it('refuses an operation outside the part of its tag', () => {
    expect(() => bundleContract(partsOf({ games: access }))).toThrow(
      'contract/games.yaml: post /auth/signin is tagged access.',
    );
  });

  it('names the part that is no YAML', () => {
    expect(() => bundleContract(partsOf({ games: 'a: [' }))).toThrow('contract/games.yaml: ');
  });
});
