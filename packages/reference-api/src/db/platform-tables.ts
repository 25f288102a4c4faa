import type { TaxpayerKind } from '@aferir/domain';
import type { ColumnType, Generated, GeneratedAlways, JSONColumnType, Selectable } from 'kysely';
import type { AuditActor } from '../audit/audit-entry.ts';

/** A moment; the database fills it in when a row is inserted without it. */
export type DefaultTimestamp = ColumnType<Date, Date | undefined, Date>;

/** Tables that every feature stands on: companies, people, access, links, mail and audit. */
export interface PlatformTables {
  installation: InstallationTable;
  company: CompanyTable;
  stored_image: StoredImageTable;
  stored_video: StoredVideoTable;
  department: DepartmentTable;
  department_manager: DepartmentManagerTable;
  position: PositionTable;
  seniority: SeniorityTable;
  person: PersonTable;
  person_manager: PersonManagerTable;
  staff_user: StaffUserTable;
  access_profile: AccessProfileTable;
  access_profile_section: AccessProfileSectionTable;
  staff_user_profile: StaffUserProfileTable;
  company_key: CompanyKeyTable;
  session: SessionTable;
  refresh_token: RefreshTokenTable;
  link: LinkTable;
  throttle_event: ThrottleEventTable;
  idempotency_key: IdempotencyKeyTable;
  mail_message: MailMessageTable;
  reminder: ReminderTable;
  temporary_password: TemporaryPasswordTable;
  trial_request: TrialRequestTable;
  audit_event: AuditEventTable;
  notification: NotificationTable;
}

/** Facts about this installation, of no company. */
export interface InstallationTable {
  name: string;
  value: string;
}

export interface CompanyTable {
  id: Generated<number>;
  /** F for a natural person, J for a legal entity; null until it is told. */
  taxpayer_kind: TaxpayerKind | null;
  /** CPF or CNPJ, without punctuation. */
  tax_id: string | null;
  /** Of a natural person the responsible person's name. */
  legal_name: string;
  short_name: string | null;
  /** What the company is called; of a natural person the responsible person's name. */
  trade_name: string;
  email: string | null;
  /** Digits alone. */
  phone: string | null;
  /** Eight digits. */
  zip_code: string | null;
  street: string | null;
  street_number: string | null;
  address_complement: string | null;
  district: string | null;
  city: string | null;
  state: string | null;
  responsible_name: string | null;
  /** Their position in the company. */
  responsible_title: string | null;
  responsible_email: string | null;
  /** Digits alone. */
  responsible_phone: string | null;
  /** Whether people get a mail with their finished report. */
  mails_reports: Generated<boolean>;
  logo_url: string | null;
  /** `#rrggbb`, in small letters. */
  brand_color: string | null;
  /** Origins of pages that may call the API from a browser, such as an intranet. */
  allowed_origins: Generated<string[]>;
  /** Whether its data were ever saved: one that setup has made is not. */
  is_confirmed: Generated<boolean>;
  /** Whether it is a company of the demonstration. */
  is_example: Generated<boolean>;
  version: Generated<number>;
  /** Last day of the license, `YYYY-MM-DD`. */
  contract_ends_on: string | null;
  created_at: DefaultTimestamp;
  /** Whether people who have not answered are reminded by mail. */
  reminders_on: Generated<boolean>;
  /** Whole days since the last mail about it. */
  reminder_days: Generated<number>;
  /** How often one is reminded of the same thing. */
  reminder_limit: Generated<number>;
  /** 1 for Monday … 7 for Sunday. */
  reminder_weekdays: Generated<number[]>;
  /** Hour of the day in São Paulo. */
  reminder_hour: Generated<number>;
  /** When the rule was last changed. */
  reminders_changed_at: Date | null;
  /** The last day on which reminders began to be sent, `YYYY-MM-DD`. */
  reminders_begun_on: string | null;
}

/** An image that somebody has sent. */
export interface StoredImageTable {
  id: Generated<number>;
  company_id: number;
  /** Of the file. */
  name: string;
  purpose: ImagePurpose;
  /** Who may save it with a record; null where it was saved as it came. */
  staff_user_id: number | null;
  created_at: Date;
  /** When a record was saved with it. */
  attached_at: Date | null;
  /** When the last record let go of it, or nobody had come for it. */
  dropped_at: Date | null;
}

/** A video that somebody has sent. What it is stays unknown until the whole of its file has been read. */
export interface StoredVideoTable {
  id: Generated<number>;
  company_id: number;
  /** Of the file, with the folder that it is in. */
  name: string;
  /** Who may save it with a training; null where it was saved as it came. */
  staff_user_id: number | null;
  bytes: number | null;
  duration_ms: number | null;
  width: number | null;
  height: number | null;
  /** Of the picture. */
  codec: string | null;
  media_type: string | null;
  created_at: Date;
  /** When a training was saved with it. */
  attached_at: Date | null;
  /** When its training let go of it, or nobody had come for it. */
  dropped_at: Date | null;
}

/** What an image is for. */
export type ImagePurpose = 'person' | 'user' | 'account' | 'logo' | 'cover';

export interface DepartmentTable {
  id: Generated<number>;
  company_id: number;
  parent_id: number | null;
  /** Unique among those below the same one, whatever accents and case. */
  name: string;
  /** The name without accents and case. */
  search_name: GeneratedAlways<string>;
  /** Counts the changes of name, place and managers. */
  version: Generated<number>;
}

export interface DepartmentManagerTable {
  company_id: number;
  department_id: number;
  person_id: number;
  /** The first one stands for the department in the chart. */
  sort_order: Generated<number>;
}

export interface PositionTable {
  id: Generated<number>;
  company_id: number;
  /** Unique within the company, whatever accents and case. */
  name: string;
  /** The name without accents and case. */
  search_name: GeneratedAlways<string>;
  description: string | null;
  activities: string | null;
  /** Monthly, in cents. */
  salary_cents: number | null;
  seniority_id: number | null;
  version: Generated<number>;
}

export interface SeniorityTable {
  id: Generated<number>;
  company_id: number;
  /** Unique within the company, whatever accents and case. */
  name: string;
  /** The name without accents and case. */
  search_name: GeneratedAlways<string>;
  sort_order: Generated<number>;
}

export interface PersonTable {
  id: Generated<number>;
  company_id: number;
  name: string;
  /** By what the company itself knows the person; unique within it. */
  registration_number: string | null;
  /** Lower case; unique within the company. */
  email: string | null;
  /** The address before the present one; see `PersonAddress` of the domain. */
  former_email: string | null;
  email_changed_at: Date | null;
  /** SHA-256 of what the former address confirms the present one by. */
  former_email_hash: string | null;
  /** The name without accents and case, by which people are searched and sorted. */
  search_name: GeneratedAlways<string>;
  /** The address without accents. */
  search_email: GeneratedAlways<string | null>;
  /** Null: not told. */
  sex: 'M' | 'F' | null;
  phone: string | null;
  /** `YYYY-MM-DD`. */
  birth_date: string | null;
  photo_url: string | null;
  department_id: number | null;
  position_id: number | null;
  /** Null until the first access. */
  password_hash: string | null;
  must_change_password: Generated<boolean>;
  is_active: Generated<boolean>;
  created_at: DefaultTimestamp;
  /** Counts the changes of the record. */
  version: Generated<number>;
}

/** Managers named for one person; they replace those of the department. */
export interface PersonManagerTable {
  company_id: number;
  person_id: number;
  manager_id: number;
}

export interface StaffUserTable {
  id: Generated<number>;
  company_id: number;
  /** The e-mail address in lower case; unique across companies. */
  login: string;
  name: string;
  phone: string | null;
  mobile_phone: string | null;
  /** `YYYY-MM-DD`. */
  birth_date: string | null;
  photo_url: string | null;
  password_hash: string;
  must_change_password: Generated<boolean>;
  is_administrator: Generated<boolean>;
  is_supervisor: Generated<boolean>;
  is_active: Generated<boolean>;
  /** An internal user is an employee too: the same human being in `person`. */
  person_id: number | null;
  /** Eleven digits. */
  cpf: string | null;
  rg: string | null;
  /** Eight digits. */
  zip_code: string | null;
  street: string | null;
  street_number: string | null;
  address_complement: string | null;
  district: string | null;
  city: string | null;
  /** Its two letters. */
  state: string | null;
  /** Counts the changes, so that two who change it at once don't undo each other's. */
  version: Generated<number>;
  /** Since then only the name is left, for what they did before. */
  deleted_at: Date | null;
  created_at: DefaultTimestamp;
}

export interface AccessProfileTable {
  id: Generated<number>;
  company_id: number;
  name: string;
  description: Generated<string>;
  /** Counts the changes, so that two who change it at once don't undo each other's. */
  version: Generated<number>;
}

export interface AccessProfileSectionTable {
  company_id: number;
  profile_id: number;
  section_id: number;
  can_view: boolean;
  can_create: boolean;
  can_edit: boolean;
  can_delete: boolean;
}

export interface StaffUserProfileTable {
  company_id: number;
  staff_user_id: number;
  profile_id: number;
}

/** Keys with which a company's own servers ask for employee tokens. */
export interface CompanyKeyTable {
  id: Generated<number>;
  company_id: number;
  /** What the key is for, in the words of whoever made it. */
  name: string;
  /** SHA-256 of the key, in hexadecimal. */
  key_hash: string;
  /** The staff user who made it. */
  created_by: number;
  created_at: Date;
  last_used_at: Date | null;
  revoked_at: Date | null;
}

/** Who signs in where: company staff or employees. */
export type Realm = 'staff' | 'employee';

export interface SessionTable {
  id: Generated<string>;
  company_id: number;
  realm: Realm;
  staff_user_id: number | null;
  person_id: number | null;
  /** The company's key that vouched for the person, in place of a password. */
  company_key_id: number | null;
  /** Keyed digest of the network it was signed in from; null when it was opened otherwise. */
  opened_from: string | null;
  created_at: DefaultTimestamp;
  last_seen_at: Date;
  refreshed_at: Date;
  /** Which of its refresh tokens is the current one, counted from 1. */
  refresh_generation: Generated<number>;
  ended_at: Date | null;
  end_reason: SessionEnd | null;
}

/** Why a session ended before its time. */
export type SessionEnd =
  | 'signed-out'
  | 'password-changed'
  | 'address-changed'
  | 'deactivated'
  | 'refresh-reused'
  | 'key-revoked';

/** Every refresh token a session ever had, so that the reuse of an old one is recognized. */
export interface RefreshTokenTable {
  hash: string;
  company_id: number;
  session_id: string;
  generation: number;
}

/**
 * The kinds of assessment, with what each is called on the wire. The feature that keeps responses of
 * a kind adds it by declaring this interface once more.
 */
// biome-ignore lint/suspicious/noEmptyInterface: features fill it
export interface ResponseKinds {}

/** A kind of assessment. */
export type ResponseKind = keyof ResponseKinds;

/** What links lead to, with what each is called on the wire: responses, and what a feature adds that is none. */
export interface LinkKinds extends ResponseKinds {}

/** What a link leads to. */
export type LinkKind = keyof LinkKinds;

/** What the holder of a link may do: answer, rate as one manager, or read the report. */
export type LinkRole = 'self' | 'manager' | 'report';

/** How a link came to be; its lifetime follows from it. */
export type LinkOrigin = 'mail' | 'session';

/** Why a link was cut before its time. */
export type LinkRevocation = 'replaced' | 'closed' | 'finished' | 'readdressed';

export interface LinkTable {
  id: Generated<number>;
  company_id: number;
  /** SHA-256 of the hash in the address, in hexadecimal. */
  token_hash: string;
  kind: LinkKind;
  /** The response, or what else the link leads to. */
  response_id: number;
  person_id: number;
  role: LinkRole;
  manager_id: number | null;
  origin: LinkOrigin;
  issued_at: DefaultTimestamp;
  expires_at: Date;
  /** Set with the reason when `expires_at` was brought forward. */
  revocation: LinkRevocation | null;
  /** The address it was mailed to, which may be anybody's; null where that is not known. */
  mailed_to: string | null;
  /** The session that made it. One of origin `session` without it is dead. */
  session_id: string | null;
}

export interface ThrottleEventTable {
  id: Generated<number>;
  bucket: string;
  occurred_at: Date;
}

export interface IdempotencyKeyTable {
  company_id: number;
  credential: string;
  key: string;
  operation: string;
  body_hash: string;
  reply: unknown | null;
  /** How far a write has come that takes several transactions. */
  progress: unknown | null;
  created_at: DefaultTimestamp;
}

/** Where a mail stands on its way. */
export type MailStatus = 'queued' | 'sent' | 'outbox' | 'failed' | 'dropped';

/** An outgoing mail; the outbox shows them when nothing leaves the machine. */
export interface MailMessageTable {
  id: Generated<number>;
  /** Null: in nobody's name but the installation's. No company sees these. */
  company_id: number | null;
  /** Whom it was written to, or whose report it carries. */
  person_id: number | null;
  recipient: string;
  subject: string;
  text: string;
  html: string;
  attachment_name: string | null;
  attachment_type: string | null;
  attachment: Uint8Array | null;
  status: Generated<MailStatus>;
  attempts: Generated<number>;
  last_error: string | null;
  created_at: DefaultTimestamp;
  delivered_at: Date | null;
  /** The reminder that it carries; it is dropped where nothing is waited for any more as it leaves. */
  reminder_id: number | null;
}

/** What one can be reminded of by itself. */
export type ReminderKind = 'behavioral' | 'self-assessment' | 'rating' | 'feedback' | 'training';

/** A reminder that was mailed to somebody. */
export interface ReminderTable {
  id: Generated<number>;
  company_id: number;
  kind: ReminderKind;
  /** The response, or the training. */
  response_id: number;
  /** Who was reminded. */
  person_id: number;
  /** Which one of the same thing, counted from 1. */
  number: number;
  created_at: Date;
}

/** A password that was mailed to a staff user, beside the one that they have. */
export interface TemporaryPasswordTable {
  company_id: number;
  staff_user_id: number;
  password_hash: string;
  expires_at: Date;
  /** When somebody signed in with it; it does so once. */
  used_at: Date | null;
}

/** Somebody who is no customer yet, of no company. */
export interface TrialRequestTable {
  id: Generated<number>;
  name: string;
  company_name: string;
  /** CNPJ, without punctuation. */
  tax_id: string;
  phone: string;
  email: string;
  state: string;
  heard_from: string;
  created_at: Date;
}

export interface AuditEventTable {
  id: Generated<number>;
  /** Null: of no company, such as a sign-in with a login that nobody has. No company sees these. */
  company_id: number | null;
  occurred_at: DefaultTimestamp;
  actor_kind: AuditActor['kind'];
  actor_id: number | null;
  action: string;
  /** Whose data it was about. */
  person_id: number | null;
  subject_kind: string | null;
  subject_id: number | null;
  request_id: string | null;
  details: unknown | null;
}

/**
 * What a notification tells of: an import that has ended, an assessment that is finished, a review that waits for a
 * manager's ratings or feedback, a mail that could not be delivered, a training that somebody has completed.
 */
export type NotificationKind =
  | 'import'
  | 'assessment'
  | 'rating'
  | 'feedback'
  | 'mail'
  | 'training';

/** Something that has happened, for whom it concerns. */
export interface NotificationTable {
  id: Generated<number>;
  company_id: number;
  kind: NotificationKind;
  /** The event, of which a company has one notification for each addressee. */
  event_key: string;
  /** Whom it is shown to; `audiences.ts` says how. */
  audience: string;
  /** Its day and what it is told together with. */
  topic: string;
  /** The person it is addressed to, who reads it as an internal user. */
  to_person_id: number | null;
  to_staff_user_id: number | null;
  /** Whom it is about. */
  person_id: number | null;
  subject_kind: LinkKind | 'import' | null;
  subject_id: number | null;
  training_id: GeneratedAlways<number | null>;
  game_id: GeneratedAlways<number | null>;
  details: JSONColumnType<NotificationDetails, string | undefined, string>;
  occurred_at: Date;
}

/** Facts of the moment that a notification tells; never a result. */
export type NotificationDetails = Readonly<Record<string, string | number | null>>;

export type CompanyRow = Selectable<CompanyTable>;

/** What is known of the company of whoever calls. */
export type CallerCompany = Pick<
  CompanyRow,
  | 'id'
  | 'legal_name'
  | 'trade_name'
  | 'logo_url'
  | 'brand_color'
  | 'allowed_origins'
  | 'contract_ends_on'
>;

export type PersonRow = Selectable<PersonTable>;
export type StaffUserRow = Selectable<StaffUserTable>;
export type SessionRow = Selectable<SessionTable>;
export type LinkRow = Selectable<LinkTable>;
