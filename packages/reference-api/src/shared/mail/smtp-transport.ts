import { createTransport } from 'nodemailer';
import type { MailTransport } from './mail-transport.ts';

/** Where mails are handed in and in whose name. */
export interface SmtpTransportOptions {
  /** `smtp://user:password@host:587` or `smtps://…`. */
  url: string;
  /** The From address. */
  from: string;
}

const patience = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 30_000 };

/** Sends by SMTP. A mail sent twice carries the same Message-ID, so that readers show it once. */
export function createSmtpTransport({ url, from }: SmtpTransportOptions): MailTransport {
  const transporter = createTransport({ url, ...patience });
  const domain = from.match(/@([^\s>]+)/)?.[1] ?? 'localhost';
  return {
    async send({ id, to, subject, html, text, attachment }) {
      await transporter.sendMail({
        messageId: `<${id}@${domain}>`,
        from,
        to: { name: '', address: to },
        subject,
        html,
        text,
        attachments: attachment
          ? [{ ...attachment, content: Buffer.from(attachment.content) }]
          : [],
        disableFileAccess: true,
        disableUrlAccess: true,
      });
    },
    close: () => transporter.close(),
  };
}
