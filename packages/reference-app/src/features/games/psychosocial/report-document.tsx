import type { Schema } from '@aferir/api-client';
import {
  DocumentMasthead,
  DocumentNote,
  DocumentSection,
  DocumentSheet,
  pageMarks,
} from '@aferir/widgets';
import type { ComponentProps } from 'react';
import { decimalText } from '../results/result-texts.ts';
import { BANDS, type Band } from './bands.tsx';
import { psychosocialMessages as texts } from './psychosocial-messages.ts';
import styles from './report-document.module.css';
import { changeText, stateText } from './report-texts.ts';

type Report = Schema<'PsychosocialReport'>;

/** Props of {@link ReportDocument}. */
export interface ReportDocumentProps extends Pick<ComponentProps<'div'>, 'ref'> {
  report: Report;
  /** The company in whose name the document is made. */
  company: string;
}

/** The report of psychosocial risk, as a document for paper. */
export function ReportDocument({ report, company, ref }: ReportDocumentProps) {
  const { nmJogo, nrIndiceGeral, dsFaixaGeral, dimensoes, grupos, inventario, dsAviso } = report;
  return (
    <DocumentSheet ref={ref} format="wide" subject={nmJogo} messages={texts}>
      <DocumentMasthead
        title={nmJogo}
        subtitle={`${texts.title} · ${stateText(report)}`}
        company={company}
        logoUrl={null}
      />
      <DocumentNote tone="info" title={texts.noticeTitle} text={dsAviso.replace(/\s+/g, ' ')} />
      <DocumentSection title={texts.dimensions}>
        <div
          className={styles.row}
          data-heading
          {...pageMarks.keepWithNext}
          {...pageMarks.runningHead}
        >
          <span className={styles.wide}>{texts.dimension}</span>
          <span className={styles.number}>{texts.index}</span>
          <span className={styles.band}>{texts.band}</span>
          <span className={styles.change}>{texts.change}</span>
        </div>
        {nrIndiceGeral !== null && dsFaixaGeral !== null ? (
          <div className={styles.row} data-total>
            <span className={styles.wide}>{texts.overall}</span>
            <span className={styles.number}>{decimalText(nrIndiceGeral)}</span>
            <BandMark band={dsFaixaGeral} />
            <span className={styles.change} />
          </div>
        ) : null}
        {dimensoes.map(({ dsDimensao, nmDimensao, nrIndice, dsFaixa, nrVariacao }) => (
          <div key={dsDimensao} className={styles.row}>
            <span className={styles.wide}>{nmDimensao}</span>
            <span className={styles.number}>{decimalText(nrIndice)}</span>
            <BandMark band={dsFaixa} />
            <span className={styles.change}>
              {nrVariacao === null ? texts.none : changeText(nrVariacao)}
            </span>
          </div>
        ))}
      </DocumentSection>
      {grupos.length > 0 ? <Departments report={report} /> : null}
      <DocumentSection title={texts.inventory}>
        <div
          className={styles.row}
          data-heading
          {...pageMarks.keepWithNext}
          {...pageMarks.runningHead}
        >
          <span className={styles.hazard}>{texts.hazard}</span>
          <span className={styles.harm}>{texts.harm}</span>
          <span className={styles.riskBand}>{texts.index}</span>
          <span className={styles.exposed}>{texts.exposed}</span>
          <span className={styles.measures}>{texts.measures}</span>
          <span className={styles.priority}>{texts.priority}</span>
        </div>
        {inventario.map((risk) => (
          <div key={`${risk.nmGrupo}/${risk.nmPerigo}`} className={styles.row}>
            <span className={styles.hazard}>
              <b>{risk.nmPerigo}</b>
              <span className={styles.under}>{risk.nmGrupo}</span>
            </span>
            <span className={styles.harm}>{risk.dsPossiveisDanos}</span>
            <span className={styles.riskBand}>
              <b>{decimalText(risk.nrIndice)}</b>
              <span className={styles.under}>{BANDS[risk.dsFaixa].name}</span>
            </span>
            <span className={styles.exposed}>{risk.qtdExpostos}</span>
            <span className={styles.measures}>{risk.dsMedidas}</span>
            <span className={styles.priority}>{risk.dsPrioridade}</span>
          </div>
        ))}
      </DocumentSection>
    </DocumentSheet>
  );
}

function BandMark({ band }: { band: Band }) {
  return (
    <span className={styles.band}>
      <span className={styles.mark} data-tone={BANDS[band].tone}>
        {BANDS[band].name}
      </span>
    </span>
  );
}

function Departments({ report: { dimensoes, grupos } }: { report: Report }) {
  return (
    <DocumentSection title={texts.departments}>
      <div
        className={styles.row}
        data-heading
        {...pageMarks.keepWithNext}
        {...pageMarks.runningHead}
      >
        <span className={styles.wide}>{texts.department}</span>
        {dimensoes.map(({ dsDimensao, nmDimensao }) => (
          <span key={dsDimensao} className={styles.cell}>
            {nmDimensao}
          </span>
        ))}
      </div>
      {grupos.map(({ idGrupo, nmGrupo, qtdRespostas, dimensoes: own }) => (
        <div key={idGrupo} className={styles.row}>
          <span className={styles.wide}>
            <span>{nmGrupo}</span>
            <span className={styles.under}>{texts.answersCount(qtdRespostas)}</span>
          </span>
          {dimensoes.map(({ dsDimensao }) => {
            const cell = own.find((one) => one.dsDimensao === dsDimensao);
            return (
              <span key={dsDimensao} className={styles.cell}>
                {cell ? (
                  <>
                    <b>{decimalText(cell.nrIndice)}</b>
                    <span className={styles.under}>{BANDS[cell.dsFaixa].name}</span>
                  </>
                ) : (
                  texts.none
                )}
              </span>
            );
          })}
        </div>
      ))}
    </DocumentSection>
  );
}
