import type { Language } from '@aferir/domain';
import { loadUiMessages, UiMessagesProvider } from '@aferir/ui';
import type { ComponentType } from 'react';
import type { NotificationsPanelProps } from './notifications-panel.tsx';
import type { PanelMessages } from './panel-messages.ts';

type OtherLanguage = Exclude<Language, 'pt-BR'>;

const messagesIn: Readonly<Record<OtherLanguage, () => Promise<PanelMessages>>> = {
  en: async () => (await import('./panel-messages-en.ts')).panelEnglish,
  es: async () => (await import('./panel-messages-es.ts')).panelSpanish,
};

const loadCode = async () => (await import('./notifications-panel.tsx')).NotificationsPanel;

/** Fetches the panel as it speaks a language, with all that it says in it. */
export async function loadPanel(
  language: Language,
): Promise<ComponentType<NotificationsPanelProps>> {
  if (language === 'pt-BR') return loadCode();
  const [Panel, kit, messages] = await Promise.all([
    loadCode(),
    loadUiMessages(language),
    messagesIn[language](),
  ]);
  return function SpokenPanel(props) {
    return (
      <UiMessagesProvider messages={kit}>
        <Panel {...props} messages={messages} />
      </UiMessagesProvider>
    );
  };
}
