import path from 'node:path';
import type { components } from '@aferir/api-client';
import type { Expression, SqlBool } from 'kysely';
import type { OperationContext } from '../operation/context.ts';
import type { LinkKindInfo } from '../operation/links/link-kind.ts';
import type { Operation } from '../operation/operation.ts';
import type { AuditNames } from '../platform/audit/audit-actions.ts';
import type { Db } from '../platform/db/database.ts';
import type { MinuteWork } from '../platform/jobs/every-minute.ts';
import type { Expiry } from '../platform/jobs/expiry.ts';
import type { FeatureJob } from '../platform/jobs/feature-job.ts';
import type { SpokenSentences } from '../platform/sentences/interpreter.ts';
import type { SeedExample } from '../shared/example/seed-place.ts';
import type { ListExport } from '../shared/exports/list-export.ts';

import type { FiguresPart } from '../shared/figures/figures-part.ts';
import type { FirstStepPart } from '../shared/first-steps/first-step-part.ts';
import type { Mailing } from '../shared/mail/mail-throttle.ts';
import type { PersonSheetPart } from '../shared/people/person-sheet-part.ts';
import type { ReminderPart } from '../shared/reminders/reminder-part.ts';
import type { WaitingPart } from '../shared/requests/waiting-part.ts';

/** Everything stored about a person, as the export has it. */
export type PersonalData = components['schemas']['PersonalData'];

/** Does what a feature has to do when a person is deactivated, in the same transaction. */
export type PersonLeft = (context: OperationContext, personId: number) => Promise<void>;

/** Does what a feature has to do when a person who was deactivated comes back, in the same transaction. */
export type PersonReturned = PersonLeft;

/** Somebody who becomes anonymous, as they were known until then. */
export interface ForgottenPerson {
  readonly id: number;
  readonly name: string;
  /** What stands in place of the name from now on. */
  readonly anonymous: string;
  /** Theirs by now and before, and the one that they signed in by as a user; lower case. */
  readonly addresses: readonly string[];
  /** Digits alone. */
  readonly cpf: string | null;
  readonly registrationNumber: string | null;
  /** The user that they are. */
  readonly staffUserId: number | undefined;
  /** That one, and those whom they were before these were deleted. */
  readonly staffUserIds: readonly number[];
}

/** Erases what of a feature names a person who becomes anonymous, in the same transaction; what counts them stays. */
export type PersonForgotten = (context: OperationContext, person: ForgottenPerson) => Promise<void>;

/**
 * Whether what a feature keeps refers to the `person` of a query, so that the person can be deactivated
 * but not deleted.
 */
export type PersonTies = (db: Db, companyId: number) => Expression<SqlBool>;

/** Reads what a feature stores about a person: its part of the export. */
export type PersonalDataPart = (
  context: OperationContext,
  personId: number,
) => Promise<Partial<PersonalData>>;

/** What a feature brings to the server. Whatever it leaves out, it has nothing of. */
export interface FeatureParts {
  /** The calls that it answers, all of its own tag. */
  readonly operations: readonly Operation[];
  /** The links that it sends, and the report that they may lead to. */
  readonly links?: LinkKindInfo;
  /**
   * Ways to have mails sent that it alone has, each counted apart. The mails themselves are nobody
   * else's business: it writes them and hands them over.
   */
  readonly mailings?: readonly Mailing[];
  /** What of its sentences widgets show, in the other languages. */
  readonly sentences?: SpokenSentences;
  /** What it looks for each minute. */
  readonly everyMinute?: readonly MinuteWork[];
  /** What it does behind requests. */
  readonly jobs?: readonly FeatureJob[];
  /** What it adds to the audit trail, and what a person reads of it. */
  readonly auditActions?: AuditNames;
  /** What happens when a person goes. */
  readonly personLeft?: PersonLeft;
  /** What happens when a person comes back. */
  readonly personReturned?: PersonReturned;
  /** What of it names a person, and goes when they become anonymous. */
  readonly personForgotten?: PersonForgotten;
  /** What it keeps for a time alone. */
  readonly expire?: Expiry;
  /** What of it keeps a person from being deleted. */
  readonly personTies?: PersonTies;
  /** What of it people are reminded of by themselves. */
  readonly reminders?: readonly ReminderPart[];
  /** What waits for staff in its section. */
  readonly waiting?: WaitingPart;
  /** The first steps of a company that it knows of. */
  readonly firstSteps?: readonly FirstStepPart[];
  /** What it tells on the page of a person. */
  readonly personSheet?: PersonSheetPart;
  /** The cards of the dashboard that it fills. */
  readonly figures?: readonly FiguresPart[];
  /** Its lists that staff can take away. */
  readonly exports?: readonly ListExport[];
  /** Its part of the export of personal data. */
  readonly personalData?: PersonalDataPart;
  /** What it adds to the example companies, in the order of the features. */
  readonly example?: SeedExample;
}

/** A part of the product with code of its own, in a folder named as its tag of the contract. */
export interface Feature extends FeatureParts {
  /** The tag that its operations have to stand under. */
  readonly tag: string;
}

/** Makes a feature of its parts; it is named as the folder that `import.meta.dirname` tells. */
export function defineFeature(folder: string, parts: FeatureParts): Feature {
  return { ...parts, tag: path.basename(folder) };
}

/** What the features bring of one part, without those that bring none. */
export function partsOf<Part extends keyof FeatureParts>(
  features: readonly FeatureParts[],
  part: Part,
): readonly NonNullable<FeatureParts[Part]>[] {
  return features.flatMap((feature) => {
    const brought = feature[part];
    return brought === undefined ? [] : [brought as NonNullable<FeatureParts[Part]>];
  });
}
