import type { SectionId } from '@aferir/domain';
import { Button, PageHeader } from '@aferir/ui';
import { Plus } from 'lucide-react';
import type { ReactNode } from 'react';
import { useSectionRights } from '../../services/use-section-rights.ts';

/** Props of {@link RecordsHeader}. */
export interface RecordsHeaderProps {
  section: SectionId;
  texts: { readonly title: string; readonly purpose: string; readonly add: string };
  /** What else can be done with the section, before its primary action. */
  actions?: ReactNode;
  onAdd: () => void;
}

/** The title of a section that lists records, with its primary action at the right for those who may. */
export function RecordsHeader({ section, texts, actions, onAdd }: RecordsHeaderProps) {
  const { has } = useSectionRights(section);
  return (
    <PageHeader
      title={texts.title}
      description={texts.purpose}
      actions={
        <>
          {actions}
          {has('incluir') ? (
            <Button icon={<Plus />} onClick={onAdd}>
              {texts.add}
            </Button>
          ) : null}
        </>
      }
    />
  );
}
