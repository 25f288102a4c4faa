import type { Schema } from '@aferir/api-client';
import { listSenioritiesQuery, orderSenioritiesMutation } from '@aferir/api-client/react';
import { rightToSave, SECTION } from '@aferir/domain';
import { Button, EmptyState, IconButton, PageHeader, useFocusHeir } from '@aferir/ui';
import { useQuery } from '@tanstack/react-query';
import { Pencil, Plus, Trash2 } from 'lucide-react';
import { useRef, useState } from 'react';
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
import { useToldMutation } from '../../../shared/writes/use-told-mutation.ts';
import { DeleteSeniorityDialog } from '../components/delete-seniority-dialog.tsx';
import { SeniorityDialog } from '../components/seniority-dialog.tsx';
import { careersMessages as texts } from '../positions-messages.ts';

type Seniority = Schema<'Seniority'>;

/** The steps of a career in the company. The one that is open stands in the address. */
export function SenioritiesScreen() {
  const { staff } = useServices();
  const { has } = useSectionRights(SECTION.positions);
  const [openId, open] = useRecordParam();
  const [unwanted, setUnwanted] = useState<Seniority>();
  const seniorities = useQuery(listSenioritiesQuery(staff));
  const order = useToldMutation(orderSenioritiesMutation(staff), { failed: texts.orderFailed });
  const list = useRef<HTMLDivElement>(null);
  // The button of a seniority that is deleted goes with it.
  const noteFocus = useFocusHeir(list);
  const savingOrder = order.isPending ? order.variables.body.idsSenioridades : undefined;

  return (
    <div className={stack.root}>
      <BackLink to={linkTo(paths.staffPositions)}>{texts.back}</BackLink>
      <PageHeader
        title={texts.seniorities}
        description={texts.senioritiesPurpose}
        actions={
          <>
            {seniorities.data?.length ? <ExportMenu list="senioridades" asked="" /> : null}
            {has('incluir') ? (
              <Button icon={<Plus />} onClick={() => open(0)}>
                {texts.addSeniority}
              </Button>
            ) : null}
          </>
        }
      />
      <ReadRecord
        query={seniorities}
        failedTitle={texts.senioritiesFailed}
        skeleton={<OrderedListSkeleton />}
      >
        {(rows) => {
          const opened =
            rows.some((row) => row.idSenioridade === openId) || openId === 0 ? openId : null;
          return (
            <>
              {/* biome-ignore lint/a11y/noStaticElementInteractions: takes the focus of what is gone */}
              <div ref={list} tabIndex={-1} onFocus={noteFocus}>
                {rows.length === 0 ? (
                  <EmptyState
                    title={texts.noSeniorities}
                    description={texts.noSenioritiesText}
                    action={
                      has('incluir') ? (
                        <Button variant="secondary" onClick={() => open(0)}>
                          {texts.addSeniority}
                        </Button>
                      ) : null
                    }
                  />
                ) : (
                  <OrderedList
                    label={texts.seniorities}
                    savingOrder={savingOrder}
                    {...(has('alterar') && {
                      onOrder: (ids) => order.mutate({ body: { idsSenioridades: [...ids] } }),
                    })}
                    items={rows.map((row) => ({
                      id: row.idSenioridade,
                      name: row.nmSenioridade,
                      details: [texts.ofPositions(row.qtdCargos)],
                      actions: (
                        <>
                          {has('alterar') ? (
                            <IconButton
                              size="s"
                              label={texts.edit(row.nmSenioridade)}
                              icon={<Pencil />}
                              onClick={() => open(row.idSenioridade)}
                            />
                          ) : null}
                          {has('excluir') ? (
                            <IconButton
                              size="s"
                              label={texts.remove(row.nmSenioridade)}
                              icon={<Trash2 />}
                              onClick={() => setUnwanted(row)}
                            />
                          ) : null}
                        </>
                      ),
                    }))}
                  />
                )}
              </div>
              {opened !== null && has(rightToSave(opened)) ? (
                <SeniorityDialog
                  key={opened}
                  seniority={rows.find(({ idSenioridade }) => idSenioridade === opened)}
                  onClose={() => open(null)}
                />
              ) : null}
              {unwanted ? (
                <DeleteSeniorityDialog
                  key={unwanted.idSenioridade}
                  seniority={unwanted}
                  others={rows.filter(
                    ({ idSenioridade }) => idSenioridade !== unwanted.idSenioridade,
                  )}
                  onClose={() => setUnwanted(undefined)}
                />
              ) : null}
            </>
          );
        }}
      </ReadRecord>
    </div>
  );
}
