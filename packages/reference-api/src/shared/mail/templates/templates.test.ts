import { DEFAULT_LANGUAGE, LANGUAGES, type Language } from '@aferir/domain';
import { describe, expect, it } from 'vitest';
import { recoveryMail } from '../../../features/access/recovery/recovery-mail.ts';
import { behavioralRequestMail } from '../../../features/behavioral/mails/behavioral-request-mail.ts';
import { behavioralResendMail } from '../../../features/behavioral/mails/behavioral-resend-mail.ts';
import { reportLinkMail } from '../../../features/behavioral/mails/report-link-mail.ts';
import { reportPdfMail } from '../../../features/behavioral/mails/report-pdf-mail.ts';
import { missingMail } from '../../../features/cycles/running/missing-mail.ts';
import { accessChangedMail } from '../../../features/employees/access-changed-mail.ts';
import { importMail } from '../../../features/employees/employee-import/import-mail.ts';
import type { StoredImport } from '../../../features/employees/employee-import/import-store.ts';
import {
  gameInvitationMail,
  gameReminderMail,
} from '../../../features/games/sending/game-mails.ts';
import {
  agreementAskMail,
  agreementReminderMail,
} from '../../../features/performance/agreements/agreement-mail.ts';
import { performanceFinishedMail } from '../../../features/performance/mails/performance-finished-mail.ts';
import {
  performanceFeedbackMail,
  performanceRatingMail,
} from '../../../features/performance/mails/performance-manager-mail.ts';
import { performanceManagerReminderMail } from '../../../features/performance/mails/performance-manager-reminder-mail.ts';
import { performanceRequestMail } from '../../../features/performance/mails/performance-request-mail.ts';
import { performanceResendMail } from '../../../features/performance/mails/performance-resend-mail.ts';
import {
  raterAskMail,
  raterReminderMail,
} from '../../../features/performance/raters/rater-mail.ts';
import { pinMail } from '../../../features/training-player/pin/pin-mail.ts';
import {
  trainingInvitationMail,
  trainingReminderMail,
} from '../../../features/trainings/sending/training-mails.ts';
import { invitationMail } from '../../../features/users/invitation/invitation-mail.ts';
import { loginChangedMail } from '../../staff/login-changed-mail.ts';
import type { MailContent, MailSender } from '../mail-content.ts';
import { linkElsewhereMail } from './link-elsewhere-mail.ts';
import { linkHandedMail } from './link-handed-mail.ts';
import type { PersonMail } from './person-mail.ts';

const portalUrl = 'http://localhost:4000/login-funcionario?idcliente=7';
const sender: MailSender = {
  name: 'Padaria <Pão & Cia>',
  logoUrl: 'http://localhost:4000/exemplos/logos/padaria.svg',
  color: '#b3261e',
  portalUrl,
  language: DEFAULT_LANGUAGE,
};
const personName = 'Zoë "Z" <b>Souza</b>';
const url = 'http://localhost:4000/validar/abc_DEF-123';
const validUntil = '18/02/2027';
const assessedOn = '20/11/2026';

const managerMail = {
  sender,
  managerName: 'Ana <i>Luz</i>',
  personName,
  competencyCount: 8,
  url,
  validUntil,
  isReminder: false,
};

const addressMail = { sender, personName, url, validUntil };
const note = { number: 2, atMost: 3 };
const unopened = { isOpened: false, total: 20, answered: 0 };

const missing = {
  sender,
  personName,
  cycle: 'Clima <b>2026</b>',
  deadline: { day: '2026-12-18', hasPassed: false },
  people: [personName, 'Bia'].map((name) => ({ name, isReached: true })),
};

/** Mails that tell something and lead nowhere. */
const closed = [
  'report PDF',
  'link elsewhere',
  'link handed',
  'login changed',
  'own login changed',
  'missing',
];

/** Mails about what the portal does not have, or that are read by others than its people. */
const apart = [...closed, 'report link', 'anonymous survey'];

/** A mail of each kind, in a language. */
function mailsIn(language: Language): [string, MailContent][] {
  const to = { sender: { ...sender, language }, personName };
  const linked = { ...to, url, validUntil };
  const managers = { ...managerMail, ...to };
  const staffName = 'Rui <b>Souza</b>';
  const moment = '20/11/2026, 09:00';
  const change = { ...to, changedAt: moment };
  const report = { ...to, isOwn: false, assessedOn };
  const pdf = { pdf: new Uint8Array([1]), filename: 'a.pdf' };
  return [
    ['request', behavioralRequestMail(linked, 20)],
    ['resend', behavioralResendMail({ ...linked, progress: unopened })],
    ['reminder', behavioralResendMail({ ...linked, progress: unopened, note })],
    ['survey', gameInvitationMail(linked, { title: 'Clima', isAnonymous: false })],
    ['anonymous survey', gameInvitationMail(linked, { title: 'Clima', isAnonymous: true })],
    ['training reminder', trainingReminderMail(linked, 'Boas-vindas <b>', note)],
    [
      'link elsewhere',
      linkElsewhereMail({ ...to, staffName, address: 'outra@fora.example', sentAt: moment }),
    ],
    ['link handed', linkHandedMail({ ...to, staffName, madeAt: moment })],
    ['login changed', loginChangedMail({ ...change, staffName })],
    ['own login changed', loginChangedMail({ ...change, staffName: null })],
    ['report link', reportLinkMail({ ...report, url, validUntil })],
    ['report PDF', reportPdfMail({ ...report, ...pdf })],
    ['performance request', performanceRequestMail(linked, 8)],
    ['performance resend', performanceResendMail({ ...linked, progress: unopened })],
    ['performance rating', performanceRatingMail(managers)],
    ['performance feedback', performanceFeedbackMail(managers)],
    ['rating reminder', performanceRatingMail({ ...managers, isReminder: true, note })],
    [
      'managers at once',
      performanceManagerReminderMail({
        ...managers,
        toRate: [personName, 'Bia Luz'],
        toWriteTo: ['Caio Reis'],
      }),
    ],
    ['performance finished', performanceFinishedMail(linked, true)],
    ['missing', missingMail({ ...missing, ...to })],
  ];
}

/** So many people, P1 and so on, with an e-mail or without. */
function named(count: number, isReached: (number: number) => boolean) {
  return Array.from({ length: count }, (_, index) => ({
    name: `P${index + 1}`,
    isReached: isReached(index + 1),
  }));
}

/** What else mails say: to others, of less or more, at another time. */
function othersIn(language: Language): [string, MailContent][] {
  const to = { sender: { ...sender, language }, personName };
  const linked = { ...to, url, validUntil };
  const managers = { ...managerMail, ...to };
  const begun = { isOpened: true, total: 20, answered: 19 };
  const deadline = { day: '2026-12-18', hasPassed: true };
  const cycle = { welcome: '', dueOn: '2026-12-18' };
  const report = { ...to, isOwn: true, assessedOn };
  const people = Array.from({ length: 42 }, (_, index) => `P${index + 1}`);
  const stored = {
    file_name: 'f.csv',
    created_count: 1,
    changed_count: 2,
    unchanged_count: 3,
    faulty_count: 2,
    without_email_count: 2,
  } as StoredImport;
  return [
    ['cycle', behavioralRequestMail({ ...linked, cycle }, 20)],
    ['begun', behavioralResendMail({ ...linked, progress: begun, note: { ...note, deadline } })],
    ['opened', behavioralResendMail({ ...linked, progress: { ...begun, answered: 0 } })],
    ['begun review', performanceResendMail({ ...linked, progress: begun })],
    ['done review', performanceResendMail({ ...linked, progress: { ...begun, answered: 20 } })],
    ['review of one', performanceRequestMail(linked, 1)],
    ['rating of one', performanceRatingMail({ ...managers, competencyCount: 1 })],
    ['feedback on one', performanceFeedbackMail({ ...managers, competencyCount: 1 })],
    ['one waits', performanceManagerReminderMail({ ...managers, toRate: [], toWriteTo: ['Caio'] })],
    ['own report', reportLinkMail({ ...report, url, validUntil })],
    ['own PDF', reportPdfMail({ ...report, pdf: new Uint8Array([1]), filename: 'a.pdf' })],
    ['finished alone', performanceFinishedMail(linked, false)],
    [
      'missing many',
      missingMail({ ...missing, ...to, people: named(people.length, () => true), deadline }),
    ],
    ['missing unreached', missingMail({ ...missing, ...to, people: named(42, (n) => n > 41) })],
    ['missing one reached', missingMail({ ...missing, ...to, people: named(42, (n) => n === 1) })],
    ['missing all unreached', missingMail({ ...missing, ...to, people: named(1, () => false) })],
    ['game reminder', gameReminderMail(linked, { title: 'Clima', isAnonymous: false })],
    ['training', trainingInvitationMail(linked, 'Clima')],
    ['training resent', trainingReminderMail(linked, 'Clima')],
    ['rater', raterAskMail({ ...to, ratedName: 'Bia' })],
    ['rater of one', raterReminderMail({ ...to, count: 1 })],
    ['rater of many', raterReminderMail({ ...to, count: 2 })],
    ['agreement', agreementAskMail({ ...to, writer: 'Bia', isOwn: true })],
    ['agreement of a person', agreementAskMail({ ...to, writer: 'Bia', isOwn: false })],
    [
      'agreements',
      agreementReminderMail({ ...to, reminder: { dueToday: 1, dueSoon: 2, toConfirm: 1 } }),
    ],
    ['PIN', pinMail({ ...to, pin: 'AB12', title: 'Clima' })],
    ['password', recoveryMail({ ...to, password: 'Xk29-mPq7', validUntil, url })],
    ['invitation', invitationMail({ ...linked, staffName: 'Rui', login: 'zoe@empresa.example' })],
    ['address changed', accessChangedMail('addressChanged', access(to), confirmation)],
    ['password set', accessChangedMail('passwordSet', access(to))],
    ['import', importMail({ ...to, stored: { ...stored, reason: null }, leftOut: [], url })],
    ['import stopped', importMail({ ...to, stored: { ...stored, reason: '' }, leftOut: [], url })],
  ];
}

function access(to: PersonMail) {
  return { ...to, staffName: 'Rui', changedAt: '20/11/2026, 09:00' };
}

const confirmation = { to: 'a@b.example', url, settlesAt: new Date('2026-11-20T12:00:00Z') };

const mails = mailsIn(DEFAULT_LANGUAGE);

it.each([
  ['pt-BR', url],
  ['en', `${url}?lang=en`],
  ['es', `${url}?lang=es`],
] as const)('a new address is confirmed on a page that speaks %s', (language, address) => {
  const to = { personName: 'Ana', sender: { ...sender, language } };
  const mail = accessChangedMail('addressChanged', access(to), confirmation);
  expect(mail.text.split(/\s/)).toContain(address);
});

describe.each(mails)('the %s mail', (kind, mail) => {
  it('escapes names in HTML and writes them as they are in text', () => {
    expect(mail.html).not.toContain('<b>Souza</b>');
    expect(mail.html).toContain('Padaria &lt;Pão &amp; Cia&gt;');
    expect(mail.text).toContain('Padaria <Pão & Cia>');
  });

  it('wears the color of the company, and ours nowhere', () => {
    expect(mail.html).toContain('border-top:4px solid #b3261e');
    if (mail.html.includes('<a href')) expect(mail.html).toContain('<td bgcolor="#b3261e"');
    expect(mail.html).not.toMatch(/#3e63dd|#3a5bc7/);
    for (const version of [mail.html, mail.text]) expect(version).toMatch(/por Aferir\W/);
  });

  it('shows the logo, a hidden preheader and why one gets it', () => {
    expect(mail.html).toContain('src="http://localhost:4000/exemplos/logos/padaria.svg"');
    expect(mail.html).toMatch(/<div style="display:none[^>]*>[^<]{15,}</);
    const why = kind.includes('reminder')
      ? 'Você recebe este lembrete porque'
      : 'Você recebeu este e-mail porque';
    expect(mail.html).toContain(why);
    expect(mail.text).toContain(why);
  });

  it('has one button and the same address in writing, when there is something to open', () => {
    const links = mail.html.match(/<a href="[^"]+"/g) ?? [];
    const opens = !closed.includes(kind);
    expect(links.filter((link) => !link.includes(portalUrl))).toEqual(
      opens ? Array(2).fill(`<a href="${url}"`) : [],
    );
    expect(mail.text.includes(`\n${url}\n`)).toBe(opens);
  });

  it('leads to the portal as well, where its people find what it is about', () => {
    const isTold = !apart.includes(kind);
    expect(mail.html.includes(`<a href="${sender.portalUrl}"`)).toBe(isTold);
    expect(mail.text.includes(`portal de ${sender.name}, onde você entra`)).toBe(isTold);
    expect(mail.text.includes(`\n${sender.portalUrl}\n`)).toBe(isTold);
  });

  it('breaks a word that is too long for its line, wherever a name may stand', () => {
    expect(mail.html.match(/<td[^>]+word-break:break-word/g)).toHaveLength(3);
  });

  it('needs no style sheet, script or form', () => {
    expect(mail.html).not.toMatch(/<(style|script|form|link)\b/);
  });
});

it.each([
  ['#b3261e', '#b3261e', '#ffffff', '#b3261e'],
  ['#ffcc00', '#ffcc00', '#000000', '#1c2024'],
  [null, '#1c2024', '#ffffff', '#1c2024'],
])('has a button that can be read in the color %s', (color, fill, text, edge) => {
  const { html } = performanceFinishedMail({ ...addressMail, sender: { ...sender, color } }, true);
  expect(html).toContain(`<td bgcolor="${fill}" style="border:1px solid ${edge}`);
  expect(html).toMatch(new RegExp(`font-weight:700;color:${text};text-decoration:none`));
});

it('keeps line breaks of a name out of the subject', () => {
  const mail = reportLinkMail({
    sender,
    personName: 'Ana\r\nBcc: todos@fora.example',
    isOwn: false,
    assessedOn,
    url,
    validUntil,
  });
  expect(mail.subject).toBe('Relatório comportamental de Ana Bcc: todos@fora.example');
});

it('speaks to the person about their own report', () => {
  const report = { sender, personName, isOwn: true, assessedOn };
  const link = reportLinkMail({ ...report, url, validUntil });
  const pdf = reportPdfMail({ ...report, pdf: new Uint8Array([1]), filename: 'a.pdf' });
  expect(link.subject).toBe('Seu relatório comportamental');
  expect(pdf.subject).toBe('Seu relatório comportamental em PDF');
  for (const { text } of [link, pdf]) {
    expect(text).toContain('tendências que você relatou');
    expect(text).not.toContain('pessoa');
  }
});

it.each([
  ['PIN', pinMail({ sender, personName, pin: 'AB12', title: 'Integração' }), 'Seu PIN', 'AB12'],
  [
    'temporary password',
    recoveryMail({ sender, personName, password: 'Xk29-mPq7', validUntil, url }),
    'Sua senha temporária',
    'Xk29-mPq7',
  ],
])('shows a %s apart, and nowhere before the mail is opened', (_name, mail, label, value) => {
  expect(mail.html).toMatch(new RegExp(`${label}:<br><span [^>]+>${value}</span>`));
  expect(mail.text).toContain(`\n\n${label}: ${value}\n\n`);
  expect(mail.html.slice(0, mail.html.indexOf('<h1')) + mail.subject).not.toContain(value);
});

it('leaves the logo out for a company without one', () => {
  const mail = reportLinkMail({
    sender: { ...sender, name: 'Sem Logo', logoUrl: null, color: null },
    personName,
    isOwn: false,
    assessedOn,
    url,
    validUntil,
  });
  expect(mail.html).not.toContain('<img');
});

it.each(mails.filter(([kind]) => kind.includes('reminder')))(
  'says how often a %s comes, and what ends it',
  (_kind, { text }) => {
    expect(text).toContain(
      'Lembrete 2 de no máximo 3. Assim que você concluir, os lembretes param.',
    );
    expect(text).not.toContain('reenviou');
  },
);

describe('a request once more', () => {
  const of = (progress: { isOpened: boolean; total: number; answered: number }) =>
    [behavioralResendMail, performanceResendMail].map(
      (write) => write({ ...addressMail, progress }).text,
    );

  it('says what it is and how long it takes to who has never opened it', () => {
    const [disc, review] = of(unopened);
    expect(disc).toContain('ainda não foi aberta. São 20 perguntas e leva cerca de 10 minutos.');
    expect(review).toContain('ainda não foi aberta. São 20 competências, e leva cerca de 10');
    for (const text of [disc, review]) expect(text).not.toContain('continua n');
  });

  it('says to who has opened it that nothing is answered', () => {
    const [disc, review] = of({ ...unopened, isOpened: true });
    expect(disc).toContain('Você abriu a avaliação comportamental que');
    expect(review).toContain('Você abriu a autoavaliação de desempenho que');
  });

  it('says to who has begun what is left, and that the rest is kept', () => {
    const [disc, review] = of({ isOpened: true, total: 20, answered: 19 });
    expect(disc).toContain('Você já respondeu 19 de 20 perguntas');
    expect(disc).toContain('O que falta leva cerca de 1 minuto.');
    expect(disc).toContain('continua na primeira pergunta sem resposta');
    expect(review).toContain('Você já deu 19 de 20 notas');
    const [, done] = of({ isOpened: true, total: 20, answered: 20 });
    expect(done).toContain('Falta só terminar.');
  });
});

describe('a mail to a manager about all who wait', () => {
  const of = (toRate: string[], toWriteTo: string[]) =>
    performanceManagerReminderMail({ ...managerMail, toRate, toWriteTo });

  it('counts and names them', () => {
    const mail = of(['Ana', 'Bia'], ['Caio']);
    expect(mail.subject).toBe('3 pessoas aguardam a sua avaliação');
    expect(mail.text).toContain(
      'Faltam as suas notas de 2 pessoas: Ana e Bia. São 8 competências ao todo, cerca de 4 minutos.',
    );
    expect(mail.text).toContain('Falta o seu feedback a Caio.');
    expect(mail.text).toContain('Ver as 3 pessoas');
  });

  it('is about one person where there is one', () => {
    const mail = of([], ['Caio']);
    expect(mail.subject).toBe('A avaliação de Caio aguarda a sua parte');
    expect(mail.text).not.toContain('notas');
  });

  it('names a few of many', () => {
    const names = Array.from({ length: 12 }, (_, index) => `P${index + 1}`);
    expect(of(names, []).text).toContain('P1, P2 e mais 10.');
  });
});

describe('a mail about performance', () => {
  it('counts one competency in the singular', () => {
    const one = { ...managerMail, competencyCount: 1 };
    expect(performanceRequestMail(addressMail, 1).html).toContain('É 1 competência, com uma nota');
    expect(performanceRatingMail(one).text).toContain('dê à mesma competência uma nota');
    expect(performanceFeedbackMail(one).text).toContain('há 1 competência em que a sua nota');
    expect(performanceFeedbackMail(managerMail).text).toContain('há 8 competências em que');
  });

  it.each([performanceRatingMail, performanceFeedbackMail])(
    'says to a manager who was asked before that the old address ends',
    (write) => {
      const reminder = write({ ...managerMail, isReminder: true });
      expect(reminder.subject).not.toBe(write(managerMail).subject);
      expect(reminder.text).toContain('O endereço enviado antes deixa de funcionar em 24 horas.');
      expect(write(managerMail).text).not.toContain('endereço enviado antes');
    },
  );

  it('promises a comparison only where there is one', () => {
    expect(performanceFinishedMail(addressMail, true).text).toContain('compara');
    expect(performanceFinishedMail(addressMail, false).text).not.toContain('compara');
  });
});

describe('a mail to a manager about those who have still to answer', () => {
  it('names all of many, and counts those of very many', () => {
    const textOf = (count: number) =>
      missingMail({ ...missing, people: named(count, () => true) }).text;
    expect(textOf(40)).toContain('P39 e P40.');
    expect(textOf(42)).toContain('P40 e mais 2.');
  });

  it('says so where the deadline has passed', () => {
    const mail = missingMail({ ...missing, deadline: { day: '2026-12-18', hasPassed: true } });
    expect(mail.text).toContain('terminou em 18/12/2026, e ainda dá tempo.');
  });
});

/** Words of Portuguese that neither English nor Spanish has. */
const portuguese =
  /(?<!\p{L})(você|não|até|sua|suas|seus?|são|uma|foi|em|e-mail|com|aos?|das|dos|pel[oa]|sem|mais|isso|também|depois|já|ou|olá|endereço|avaliaç(ão|ões)|relatório|senha|prazo)(?!\p{L})/iu;

describe.each(LANGUAGES)('a mail in %s', (language) => {
  it.each([...mailsIn(language), ...othersIn(language)])('says all of %s in it', (_kind, mail) => {
    expect(mail.html).toContain(`<html lang="${language}">`);
    const words = mail.html.replaceAll(/<[^>]*>/g, ' ');
    if (language === DEFAULT_LANGUAGE) {
      for (const version of [mail.text, words]) expect(version).toMatch(portuguese);
    } else {
      for (const version of [mail.subject, mail.text, words]) {
        expect(version).not.toMatch(portuguese);
      }
    }
  });
});

it('writes days as its language does', () => {
  const cycle = { welcome: 'Sejam bem-vindos.', dueOn: '2026-12-18' };
  const textIn = (language: Language) =>
    behavioralRequestMail({ ...addressMail, sender: { ...sender, language }, cycle }, 20).text;
  expect(textIn('en')).toContain('The last day to answer is Dec 18, 2026.');
  expect(textIn('es')).toContain('El último día para responder es el 18/12/2026.');
  expect(textIn('es')).toContain('Sejam bem-vindos.');
});
