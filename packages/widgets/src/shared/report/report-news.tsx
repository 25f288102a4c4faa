import { Notice } from '@aferir/ui';
import { useEffect, useRef } from 'react';
import styles from './report.module.css';

const NEWS_MS = 8_000;

/** What came of the last thing that was asked for. */
export interface ReportNews {
  readonly tone: 'success' | 'danger';
  readonly text: string;
}

export interface ReportNewsRegionProps {
  news: ReportNews | null;
  onClose: () => void;
}

/** Says what came of it; good news goes away by itself. */
export function ReportNewsRegion({ news, onClose }: ReportNewsRegionProps) {
  useNewsTimer(news, onClose);
  // Both stay mounted: readers announce only what enters an existing region.
  return (
    <>
      <div role="status" className={styles.newsRegion}>
        {news?.tone === 'success' ? (
          <Notice tone="success" onClose={onClose}>
            {news.text}
          </Notice>
        ) : null}
      </div>
      <div role="alert" className={styles.newsRegion}>
        {news?.tone === 'danger' ? (
          <Notice tone="danger" onClose={onClose}>
            {news.text}
          </Notice>
        ) : null}
      </div>
    </>
  );
}

function useNewsTimer(news: ReportNews | null, close: () => void) {
  const closing = useRef(close);
  useEffect(() => {
    closing.current = close;
  });
  useEffect(() => {
    if (news?.tone !== 'success') return;
    const timer = setTimeout(() => closing.current(), NEWS_MS);
    return () => clearTimeout(timer);
  }, [news]);
}
