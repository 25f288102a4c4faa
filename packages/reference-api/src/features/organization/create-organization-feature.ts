import { defineFeature, type Feature } from '../feature.ts';
import { listDepartmentChoices } from './operations/listDepartmentChoices.ts';

/** The departments of a company. */
export function createOrganizationFeature(): Feature {
  return defineFeature(import.meta.dirname, { operations: [listDepartmentChoices] });
}
