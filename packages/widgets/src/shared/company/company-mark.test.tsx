import { axeViolations, renderUi } from '@aferir/ui/testing';
import { fireEvent, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { AferirProvider, type AferirProviderProps } from '../provider/aferir-provider.tsx';
import { type Company, toCompany } from './company.ts';
import { CompanyMark } from './company-mark.tsx';

const bakery: Company = { name: 'Padaria Pão & Cia', logoUrl: '/logos/pao.svg', color: '#b3261e' };

function show(company: Company | undefined, provider: Partial<AferirProviderProps> = {}) {
  const view = renderUi(
    <AferirProvider apiBase="https://api.example/api/v1" {...provider}>
      <CompanyMark company={company} />
    </AferirProvider>,
  );
  const theme = view.container.querySelector<HTMLElement>('.aferir-theme');
  return { ...view, accent: theme?.style.getPropertyValue('--_aferir-color-accent') };
}

describe('CompanyMark', () => {
  it('shows logo and name, and colors the theme around', async () => {
    const { container, accent } = show(bakery);
    expect(screen.getByText('Padaria Pão & Cia')).toBeVisible();
    expect(container.querySelector('img')).toHaveAttribute(
      'src',
      'https://api.example/logos/pao.svg',
    );
    expect(accent).toContain('#b3261e');
    expect(await axeViolations(container)).toEqual([]);
  });

  it('leaves the brand to a page that has set one', () => {
    expect(show(bakery, { brandColor: '#0d3b66' }).accent).toBe('#0d3b66');
  });

  it('shows the name alone when the logo does not come', () => {
    const { container } = show(bakery);
    const logo = container.querySelector('img');
    if (logo) fireEvent.error(logo);
    expect(container.querySelector('img')).toBeNull();
    expect(screen.getByText('Padaria Pão & Cia')).toBeVisible();
  });

  it('says nothing while nobody is known', () => {
    const { container, accent } = show(undefined);
    expect(container).toHaveTextContent('');
    expect(accent).toBe('');
  });
});

it('is known by its name where a back end knows no more', () => {
  expect(toCompany({ nmEmpresa: 'Padaria' })).toEqual({
    name: 'Padaria',
    logoUrl: null,
    color: null,
  });
});
