import type { Schema } from '@aferir/api-client';
import {
  listCompetenciesQuery,
  orderCompetenciesMutation,
  setCompetencyActivityMutation,
} from '@aferir/api-client/react';
import { rightToSave, SECTION } from '@aferir/domain';
import { Badge, Button, ConfirmDialog, EmptyState, IconButton, PageHeader } from '@aferir/ui';
import { useQuery } from '@tanstack/react-query';
import { Archive, ArchiveRestore, Pencil, Plus } from 'lucide-react';
import { linkTo, paths } from '../../../paths.ts';
import { useServices } from '../../../services/services-context.tsx';
import { useSectionRights } from '../../../services/use-section-rights.ts';
import { useRecordParam } from '../../../shared/address/use-record-param.ts';
import { ExportMenu } from '../../../shared/exports/export-menu.tsx';
import { BackLink } from '../../../shared/frame/back-link.tsx';
import stack from '../../../shared/frame/stack.module.css';
import { OrderedList } from '../../../shared/lists/ordered-list.tsx';
import { OrderedListSkeleton } from '../../../shared/lists/ordered-list-skeleton.tsx';
import { ReadRecord } from '../../../shared/states/read-record.tsx';
import { useAskedMutation } from '../../../shared/writes/use-asked-mutation.ts';
import { useToldMutation } from '../../../shared/writes/use-told-mutation.ts';
import { CompetencyDialog } from '../components/competency-dialog.tsx';
import { careersMessages as texts } from '../positions-messages.ts';

type Competency = Schema<'KeptCompetency'>;

/** The competencies that the company assesses, in their order. The one that is open stands in the address. */
export function CompetenciesScreen() {
  const { staff } = useServices();
  const { has } = useSectionRights(SECTION.positions);
  const [openId, open] = useRecordParam();
  const competencies = useQuery(listCompetenciesQuery(staff));
  const order = useToldMutation(orderCompetenciesMutation(staff), { failed: texts.orderFailed });
  const activity = setCompetencyActivityMutation(staff);
  const told = { done: texts.saved, failed: texts.activityFailed };
  const restoring = useToldMutation(activity, told);
  const retiring = useAskedMutation(activity, {
    title: texts.retireTitle,
    message: texts.retireText,
    confirmLabel: texts.retireConfirm,
    nameOf: ({ nmCompetencia }: Competency) => nmCompetencia,
    initOf: ({ idCompetencia }) => ({ body: { idCompetencia, flAtiva: false } }),
    ...told,
  });
  const savingOrder = order.isPending ? order.variables.body.idsCompetencias : undefined;

  return (
    <div className={stack.root}>
      <BackLink to={linkTo(paths.staffPositions)}>{texts.back}</BackLink>
      <PageHeader
        title={texts.competencies}
        description={texts.competenciesPurpose}
        actions={
          <>
            {competencies.data?.length ? <ExportMenu list="competencias" asked="" /> : null}
            {has('incluir') ? (
              <Button icon={<Plus />} onClick={() => open(0)}>
                {texts.addCompetency}
              </Button>
            ) : null}
          </>
        }
      />
      <ReadRecord
        query={competencies}
        failedTitle={texts.competenciesFailed}
        skeleton={<OrderedListSkeleton lines={3} />}
      >
        {(rows) => {
          const opened =
            rows.some((row) => row.idCompetencia === openId) || openId === 0 ? openId : null;
          return (
            <>
              {rows.length === 0 ? (
                <EmptyState
                  title={texts.noCompetencies}
                  description={texts.noCompetenciesText}
                  action={
                    has('incluir') ? (
                      <Button variant="secondary" onClick={() => open(0)}>
                        {texts.addCompetency}
                      </Button>
                    ) : null
                  }
                />
              ) : (
                <OrderedList
                  label={texts.competencies}
                  savingOrder={savingOrder}
                  {...(has('alterar') && {
                    onOrder: (ids) => order.mutate({ body: { idsCompetencias: [...ids] } }),
                  })}
                  items={rows.map((row) => ({
                    id: row.idCompetencia,
                    name: row.nmCompetencia,
                    badge: row.flAtiva ? null : <Badge>{texts.retired}</Badge>,
                    details: [
                      ...(row.dsCompetencia ? [row.dsCompetencia] : []),
                      `${row.cdCompetencia} · ${texts.inPositions(row.qtdCargos)}`,
                    ],
                    actions: has('alterar') ? (
                      <>
                        <IconButton
                          size="s"
                          label={texts.edit(row.nmCompetencia)}
                          icon={<Pencil />}
                          onClick={() => open(row.idCompetencia)}
                        />
                        {row.flAtiva ? (
                          <IconButton
                            size="s"
                            label={texts.retire(row.nmCompetencia)}
                            icon={<Archive />}
                            onClick={() => retiring.ask(row)}
                          />
                        ) : (
                          <IconButton
                            size="s"
                            label={texts.restore(row.nmCompetencia)}
                            icon={<ArchiveRestore />}
                            onClick={() =>
                              restoring.mutate({
                                body: { idCompetencia: row.idCompetencia, flAtiva: true },
                              })
                            }
                          />
                        )}
                      </>
                    ) : null,
                  }))}
                />
              )}
              {opened !== null && has(rightToSave(opened)) ? (
                <CompetencyDialog
                  key={opened}
                  competency={rows.find(({ idCompetencia }) => idCompetencia === opened)}
                  onClose={() => open(null)}
                />
              ) : null}
            </>
          );
        }}
      </ReadRecord>
      <ConfirmDialog {...retiring.question} />
    </div>
  );
}
