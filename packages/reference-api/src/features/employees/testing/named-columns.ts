const of = (table: string, columns: string) =>
  columns.split(' ').map((column) => `${table}.${column}`);

/** Where a person is told by name, address, number or words of their own: anonymizing leaves none of it. */
export const forgottenColumns: readonly string[] = [
  ...of('person', 'name email former_email phone registration_number birth_date photo_url'),
  ...of('person', 'search_name search_email'),
  ...of('staff_user', 'name login phone mobile_phone birth_date photo_url cpf rg'),
  ...of('staff_user', 'street address_complement district city'),
  ...of('mail_message', 'recipient subject text html last_error'),
  ...of('link', 'mailed_to'),
  ...of('disc_response', 'mailed_to'),
  ...of('performance_response', 'mailed_to'),
  ...of('performance_manager_score', 'feedback'),
  ...of('agreement', 'goal action'),
  ...of('game_answer', 'text'),
  ...of('employee_import', 'user_name kept'),
  ...of('employee_import_row', 'texts person before reason'),
  ...of('notification', 'details'),
  ...of('organization_change', 'description'),
  ...of('training', 'author_name'),
  ...of('training_certificate', 'person_name'),
];

/** Columns of text that are of the person too, and too short to be told from others: they end empty. */
export const emptiedColumns: readonly string[] = [
  ...of('person', 'sex hired_on password_hash former_email_hash'),
  ...of('staff_user', 'state zip_code street_number'),
];

/** Every other column that could hold a text, by why it stays as it is. */
export const stayingColumns: Readonly<Record<string, readonly string[]>> = {
  'the trail can’t be changed, and is what proves who did what': of(
    'audit_event',
    'action actor_kind details request_id subject_kind',
  ),
  'the company tells it of itself': [
    ...of(
      'company',
      'address_complement allowed_origins brand_color city contract_ends_on district',
    ),
    ...of('company', 'email legal_name logo_url phone responsible_email responsible_name'),
    ...of('company', 'responsible_phone responsible_title short_name state street street_number'),
    ...of('company', 'tax_id taxpayer_kind trade_name zip_code'),
    ...of('company', 'reminder_weekdays reminders_begun_on'),
    ...of('access_profile', 'description name'),
    ...of('company_key', 'key_hash name'),
    ...of('cycle', 'department_ids due_on except_ids hired_before kind name named_ids opens_on'),
    ...of('cycle', 'position_ids reminder_days reminders_begun_on search_name welcome'),
    ...of('department', 'name search_name'),
    ...of('position', 'activities description name search_name'),
    ...of('seniority', 'name search_name'),
    ...of('performance_competency', 'code description name'),
    ...of('performance_response_competency', 'code description name'),
    ...of('game', 'description search_title template title'),
    ...of('game_option', 'text'),
    ...of('game_question', 'kind shown_votes text'),
    ...of('training', 'cover_url description search_title title'),
    ...of('training_category', 'name search_name'),
    ...of('training_resource', 'captions name video_name'),
    ...of('training_session', 'name'),
    ...of('training_certificate', 'code training_title'),
    ...of('game_person', 'department_name'),
    ...of('game_group', 'department_name'),
    ...of('employee_import', 'file_name reason'),
    ...of('employee_import_place', 'kind name'),
  ],
  'figures are told by it, without a name': [
    ...of('disc_answer', 'ranking'),
    ...of('disc_response', 'profile_sums'),
    ...of('performance_result', 'competency_ids manager_averages self_scores'),
    ...of('game_person', 'answered_question_ids finished_on rated_option_ids'),
    ...of('training_progress', 'segments'),
  ],
  'nobody can tell who wrote it': of('game_words', 'texts'),
  'gone within a day': [
    ...of('idempotency_key', 'body_hash credential key operation progress reply'),
    ...of('list_export', 'format list name query state'),
  ],
  'somebody who is of no company': [
    ...of('trial_request', 'company_name email heard_from name phone state tax_id'),
    ...of('installation', 'name value'),
  ],
  'goes with its mail': of('mail_message', 'attachment attachment_name attachment_type status'),
  'a code, a key or a digest': [
    ...of('agreement', 'asked_on doer due_on outcome'),
    ...of('agreement_day', 'begun_on'),
    ...of('agreement_mail', 'day kind'),
    ...of('employee_import', 'state'),
    ...of('employee_import_row', 'outcome'),
    ...of('link', 'kind origin revocation role token_hash'),
    ...of('notification', 'audience event_key kind subject_kind topic'),
    ...of('notification_mark', 'audience topic'),
    ...of('organization_change', 'right_taken'),
    ...of('organization_change_item', 'before kind'),
    ...of('refresh_token', 'hash'),
    ...of('reminder', 'kind'),
    ...of('session', 'end_reason opened_from realm'),
    ...of('staff_invitation', 'end_reason token_hash'),
    ...of('staff_user', 'password_hash'),
    ...of('stored_image', 'name purpose'),
    ...of('stored_video', 'codec media_type name'),
    ...of('temporary_password', 'password_hash'),
    ...of('throttle_event', 'bucket'),
    ...of('training_pin', 'digest'),
  ],
};
