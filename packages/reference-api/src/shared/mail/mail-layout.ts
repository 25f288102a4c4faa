import { textOnColor } from '@aferir/domain';
import { html } from '../../platform/html.ts';
import type { MailContent, MailSender } from './mail-content.ts';
import { mailTexts } from './mail-texts.ts';

/** The parts every mail is made of, in reading order. */
export interface MailLayout {
  sender: MailSender;
  subject: string;
  /** The line that inboxes show after the subject. */
  preheader: string;
  title: string;
  /** What is to be typed elsewhere, large enough to be read off another screen. */
  code?: { label: string; value: string } | undefined;
  paragraphs: readonly string[];
  /** The one thing to do. The address is also written out, for readers that show no buttons. */
  action?: { label: string; url: string };
  /** What can be found in the company's portal too; its address follows. */
  portalText?: string | undefined;
  /** Why this person gets this mail. */
  reason: string;
}

const font =
  "font-family:Inter,'Segoe UI',Roboto,Helvetica,Arial,sans-serif;-webkit-font-smoothing:antialiased";
const colors = {
  page: '#f0f0f3',
  card: '#ffffff',
  border: '#d9d9e0',
  heading: '#1c2024',
  body: '#3b4048',
  muted: '#60646c',
};

/** A word that is too long for its line breaks, where mail programs know no newer way. */
const breaking = 'word-break:break-word';

function singleLine(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}

function header(sender: MailSender) {
  const logo =
    sender.logoUrl &&
    html`<td style="padding:0 12px 0 0"><img src="${sender.logoUrl}" height="40" alt="" style="display:block;height:auto;max-height:40px;width:auto;max-width:160px;border:0"></td>`;
  return html`<table role="presentation" cellpadding="0" cellspacing="0" border="0"><tr>${logo}<td style="${font};${breaking};font-size:16px;line-height:24px;font-weight:700;color:${colors.heading}">${sender.name}</td></tr></table>`;
}

/** In the company's color, with the text that can be read on it; a pale one has an edge of ink. */
function buttonColors(brand: string | null) {
  const fill = brand ?? colors.heading;
  const text = textOnColor(fill);
  return { fill, text, edge: text === colors.card ? fill : colors.heading };
}

function button(
  { label, url }: { label: string; url: string },
  { color, language }: Pick<MailSender, 'color' | 'language'>,
) {
  const { fill, text, edge } = buttonColors(color);
  return html`<table role="presentation" cellpadding="0" cellspacing="0" border="0" style="margin:8px 0 24px"><tr><td bgcolor="${fill}" style="border:1px solid ${edge};border-radius:6px"><a href="${url}" style="${font};display:inline-block;padding:11px 23px;font-size:16px;line-height:20px;font-weight:700;color:${text};text-decoration:none;border-radius:6px">${label}</a></td></tr></table>
<p style="${font};margin:0 0 4px;font-size:14px;line-height:20px;color:${colors.muted}">${mailTexts[language].plainAddress}</p>
<p style="${font};margin:0;font-size:14px;line-height:20px;word-break:break-all"><a href="${url}" style="color:${colors.heading}">${url}</a></p>`;
}

function codeBox({ label, value }: { label: string; value: string }) {
  return html`<p style="${font};margin:0 0 16px;font-size:16px;line-height:24px;color:${colors.body}">${label}:<br><span style="display:inline-block;margin:4px 0 0;padding:8px 16px;border:1px solid ${colors.border};border-radius:6px;background:${colors.page};font-family:Consolas,Menlo,'Courier New',monospace;font-size:24px;line-height:32px;font-weight:700;letter-spacing:2px;color:${colors.heading}">${value}</span></p>`;
}

/** The other way, below a line: it is the same for everybody, so that it may be kept and passed on. */
function portalWay(text: string | undefined, { portalUrl }: MailSender) {
  if (!text || !portalUrl) return null;
  return html`<p style="${font};margin:24px 0 0;padding:16px 0 0;border-top:1px solid ${colors.border};font-size:14px;line-height:20px;color:${colors.muted}">${text}<br><a href="${portalUrl}" style="color:${colors.heading}">${portalUrl}</a></p>`;
}

function document(
  { sender, preheader, title, code, paragraphs, action, portalText, reason }: MailLayout,
  subject: string,
) {
  return html`<!doctype html>
<html lang="${sender.language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="color-scheme" content="light">
<title>${subject}</title>
</head>
<body style="margin:0;padding:0;background:${colors.page}">
<div style="display:none;max-height:0;overflow:hidden;opacity:0">${preheader}</div>
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" bgcolor="${colors.page}"><tr><td align="center" style="border-top:4px solid ${sender.color ?? colors.heading};padding:28px 12px 32px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="max-width:560px">
<tr><td style="padding:0 4px 16px">${header(sender)}</td></tr>
<tr><td bgcolor="${colors.card}" style="${breaking};border:1px solid ${colors.border};border-radius:12px;padding:32px 28px">
<h1 style="${font};margin:0 0 16px;font-size:24px;line-height:30px;font-weight:700;color:${colors.heading}">${title}</h1>
${code && codeBox(code)}${paragraphs.map((text, index) => html`<p style="${font};margin:0 0 ${action || index < paragraphs.length - 1 ? 16 : 0}px;font-size:16px;line-height:24px;color:${colors.body}">${text}</p>\n`)}${action && button(action, sender)}${portalWay(portalText, sender)}
</td></tr>
<tr><td style="${font};${breaking};padding:16px 4px 0;font-size:12px;line-height:16px;color:${colors.muted}">${reason}<br><br>${mailTexts[sender.language].by}</td></tr>
</table>
</td></tr></table>
</body>
</html>
`;
}

function plainText({ sender, title, code, paragraphs, action, portalText, reason }: MailLayout) {
  const typed = code ? [`${code.label}: ${code.value}`] : [];
  const call = action ? [`${action.label}:\n${action.url}`] : [];
  const way = portalText && sender.portalUrl ? [`${portalText}\n${sender.portalUrl}`] : [];
  return `${[sender.name, title, ...typed, ...paragraphs, ...call, ...way, `--\n${reason}\n\n${mailTexts[sender.language].by}`].join('\n\n')}\n`;
}

/** Lays a mail out as HTML and as text, so that both say the same. */
export function layOutMail(layout: MailLayout): MailContent {
  const subject = singleLine(layout.subject);
  return { subject, html: document(layout, subject).toString(), text: plainText(layout) };
}
