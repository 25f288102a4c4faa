import type { Schema } from '@aferir/api-client';
import { can, SECTION } from '@aferir/domain';
import { Button, Menu, MenuItem } from '@aferir/ui';
import { Send } from 'lucide-react';
import { type ComponentType, useState } from 'react';
import { useServices } from '../../services/services-context.tsx';
import { useStaffMember } from '../../services/use-staff-member.ts';
import { appMessages } from '../app-messages.ts';
import type { ChosenSendProps } from './chosen-send.tsx';
import { discRequestFactsOf } from './disc-request-facts.ts';
import type { LoadRequestKinds } from './request-kind.ts';
import { requestMessages as texts } from './request-messages.ts';

const KINDS = [
  { section: SECTION.behavioral, label: texts.kinds.behavioral },
  { section: SECTION.performance, label: texts.kinds.performance },
] as const;

type Section = (typeof KINDS)[number]['section'];

/** Props of {@link SendMenu}. */
export interface SendMenuProps {
  people: readonly Schema<'Employee'>[];
  onSent: () => void;
  /** What may be asked of them, once it is. */
  loadKinds: LoadRequestKinds;
}

/** Asks people who were chosen for an assessment, by those who may: first for which, then whether. */
export function SendMenu({ people, onSent, loadKinds }: SendMenuProps) {
  const { toasts } = useServices();
  const member = useStaffMember();
  const [isLoading, setLoading] = useState(false);
  const [asked, setAsked] = useState<Asked>();
  const offered = KINDS.filter(
    ({ section }) => member !== null && can(member.permissions, section, 'incluir'),
  );
  if (offered.length === 0) return null;

  async function ask(section: Section) {
    setLoading(true);
    const [kinds, sending] = await Promise.all([loadKinds(), import('./chosen-send.tsx')]).catch(
      () => [],
    );
    setLoading(false);
    const kind = kinds?.find((one) => one.section === section);
    if (kind && sending) {
      setAsked((before) => ({ kind, Dialog: sending.ChosenSend, turn: (before?.turn ?? 0) + 1 }));
      return;
    }
    toasts.show({
      tone: 'danger',
      title: texts.massSendFailed,
      message: appMessages.lostChunkText,
    });
  }

  return (
    <>
      <Menu
        trigger={
          <Button size="s" icon={<Send />} isLoading={isLoading}>
            {texts.sendAssessment}
          </Button>
        }
      >
        {offered.map(({ section, label }) => (
          <MenuItem key={section} onSelect={() => void ask(section)}>
            {label}
          </MenuItem>
        ))}
      </Menu>
      {asked ? (
        <asked.Dialog
          key={asked.turn}
          kind={asked.kind}
          people={people.map((person) => ({
            id: person.idOrganogramaPessoa,
            ...discRequestFactsOf(person),
          }))}
          onSent={onSent}
        />
      ) : null}
    </>
  );
}

interface Asked extends Pick<ChosenSendProps, 'kind'> {
  readonly Dialog: ComponentType<ChosenSendProps>;
  /** Which time it is that they are asked. */
  readonly turn: number;
}
