import type { Migration } from 'kysely/migration';
import * as platform from './001-platform.ts';
import * as behavioral from './002-behavioral.ts';
import * as performance from './003-performance.ts';
import * as portal from './004-portal.ts';
import * as frozenDescriptions from './005-frozen-descriptions.ts';
import * as signInTrail from './006-sign-in-trail.ts';
import * as boundLinks from './007-bound-links.ts';
import * as listsOfPeople from './009-lists-of-people.ts';
import * as credentials from './010-credentials.ts';
import * as writesInSteps from './011-writes-in-steps.ts';
import * as latestResults from './012-latest-results.ts';
import * as openReviewsOfManagers from './013-open-reviews-of-managers.ts';
import * as undeliveredMails from './014-undelivered-mails.ts';
import * as keysOfWrites from './016-keys-of-writes.ts';
import * as brandColors from './017-brand-colors.ts';
import * as staffUsers from './018-staff-users.ts';
import * as callersByView from './023-callers-by-view.ts';
import * as companyData from './024-company-data.ts';
import * as storedImages from './025-stored-images.ts';
import * as recoveryAndTrials from './027-recovery-and-trials.ts';
import * as positions from './028-positions.ts';
import * as personVersions from './029-person-versions.ts';
import * as competencyOrder from './031-competency-order.ts';
import * as tiesOfPeople from './033-ties-of-people.ts';
import * as employeeImports from './034-employee-imports.ts';
import * as departments from './036-departments.ts';
import * as organizationChanges from './037-organization-changes.ts';
import * as storedVideos from './038-stored-videos.ts';
import * as trainings from './039-trainings.ts';
import * as trainingLinks from './040-training-links.ts';
import * as trainingPlayer from './041-training-player.ts';
import * as sentTrainings from './042-sent-trainings.ts';
import * as games from './043-games.ts';
import * as notifications from './044-notifications.ts';
import * as reminders from './045-reminders.ts';
import * as dashboardFigures from './046-dashboard-figures.ts';
import * as monthsOfResults from './047-months-of-results.ts';
import * as formerAddresses from './048-former-addresses.ts';
import * as undoneImports from './049-undone-imports.ts';
import * as confirmedAddresses from './050-confirmed-addresses.ts';
import * as composedTexts from './051-composed-texts.ts';
import * as registrationNumbers from './052-registration-numbers.ts';
import * as composedChanges from './053-composed-changes.ts';
import * as staffInvitations from './054-staff-invitations.ts';
import * as sectionsOfMails from './055-sections-of-mails.ts';
import * as listExports from './056-list-exports.ts';
import * as remindersByHand from './057-reminders-by-hand.ts';
import * as unlistedMails from './058-unlisted-mails.ts';
import * as anonymizedPeople from './059-anonymized-people.ts';
import * as anonymousPeopleStayNobody from './060-anonymous-people-stay-nobody.ts';
import * as exportsWithoutSearches from './061-exports-without-searches.ts';
import * as cycles from './062-cycles.ts';
import * as agreements from './064-agreements.ts';
import * as handedLinks from './065-handed-links.ts';
import * as cpfOfPeople from './067-cpf-of-people.ts';
import * as totems from './068-totems.ts';
import * as raters from './069-raters.ts';
import * as heldResults from './071-held-results.ts';
import * as calibrations from './072-calibrations.ts';
import * as importsWithoutEmail from './073-imports-without-email.ts';
import * as scoreComments from './074-score-comments.ts';
import * as languages from './075-languages.ts';
import * as firstAccessLinks from './076-first-access-links.ts';
import * as firstAccessExpiry from './077-first-access-expiry.ts';
import * as unmailedNotifications from './078-unmailed-notifications.ts';
import * as openRequestsByAge from './079-open-requests-by-age.ts';

/** All migrations by name; they run in the order of their names. */
export const migrations: Record<string, Migration> = {
  '001-platform': { up: platform.up },
  '002-behavioral': { up: behavioral.up },
  '003-performance': { up: performance.up },
  '004-portal': { up: portal.up },
  '005-frozen-descriptions': { up: frozenDescriptions.up },
  '006-sign-in-trail': { up: signInTrail.up },
  '007-bound-links': { up: boundLinks.up },
  '009-lists-of-people': { up: listsOfPeople.up },
  '010-credentials': { up: credentials.up },
  '011-writes-in-steps': { up: writesInSteps.up },
  '012-latest-results': { up: latestResults.up },
  '013-open-reviews-of-managers': { up: openReviewsOfManagers.up },
  '014-undelivered-mails': { up: undeliveredMails.up },
  '016-keys-of-writes': { up: keysOfWrites.up },
  '017-brand-colors': { up: brandColors.up },
  '018-staff-users': { up: staffUsers.up },
  '023-callers-by-view': { up: callersByView.up },
  '024-company-data': { up: companyData.up },
  '025-stored-images': { up: storedImages.up },
  '027-recovery-and-trials': { up: recoveryAndTrials.up },
  '028-positions': { up: positions.up },
  '029-person-versions': { up: personVersions.up },
  '031-competency-order': { up: competencyOrder.up },
  '033-ties-of-people': { up: tiesOfPeople.up },
  '034-employee-imports': { up: employeeImports.up },
  '036-departments': { up: departments.up },
  '037-organization-changes': { up: organizationChanges.up },
  '038-stored-videos': { up: storedVideos.up },
  '039-trainings': { up: trainings.up },
  '040-training-links': { up: trainingLinks.up },
  '041-training-player': { up: trainingPlayer.up },
  '042-sent-trainings': { up: sentTrainings.up },
  '043-games': { up: games.up },
  '044-notifications': { up: notifications.up },
  '045-reminders': { up: reminders.up },
  '046-dashboard-figures': { up: dashboardFigures.up },
  '047-months-of-results': { up: monthsOfResults.up },
  '048-former-addresses': { up: formerAddresses.up },
  '049-undone-imports': { up: undoneImports.up },
  '050-confirmed-addresses': { up: confirmedAddresses.up },
  '051-composed-texts': { up: composedTexts.up },
  '052-registration-numbers': { up: registrationNumbers.up },
  '053-composed-changes': { up: composedChanges.up },
  '054-staff-invitations': { up: staffInvitations.up },
  '055-sections-of-mails': { up: sectionsOfMails.up },
  '056-list-exports': { up: listExports.up },
  '057-reminders-by-hand': { up: remindersByHand.up },
  '058-unlisted-mails': { up: unlistedMails.up },
  '059-anonymized-people': { up: anonymizedPeople.up },
  '060-anonymous-people-stay-nobody': { up: anonymousPeopleStayNobody.up },
  '061-exports-without-searches': { up: exportsWithoutSearches.up },
  '062-cycles': { up: cycles.up },
  '064-agreements': { up: agreements.up },
  '065-handed-links': { up: handedLinks.up },
  '067-cpf-of-people': { up: cpfOfPeople.up },
  '068-totems': { up: totems.up },
  '069-raters': { up: raters.up },
  '071-held-results': { up: heldResults.up },
  '072-calibrations': { up: calibrations.up },
  '073-imports-without-email': { up: importsWithoutEmail.up },
  '074-score-comments': { up: scoreComments.up },
  '075-languages': { up: languages.up },
  '076-first-access-links': { up: firstAccessLinks.up },
  '077-first-access-expiry': { up: firstAccessExpiry.up },
  '078-unmailed-notifications': { up: unmailedNotifications.up },
  '079-open-requests-by-age': { up: openRequestsByAge.up },
};
