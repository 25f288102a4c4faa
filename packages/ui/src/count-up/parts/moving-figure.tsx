import NumberFlow, { continuous, type Format, NumberFlowElement } from '@number-flow/react';
import { useEffect, useState } from 'react';
import { adoptStyles } from './adopt-styles.ts';

/** Props of {@link MovingFigure}. */
export interface MovingFigureProps {
  from: number;
  to: number;
  /** Its tag. */
  language: string;
  format: Format;
  /** In milliseconds. */
  duration: number;
}

const EASING = 'cubic-bezier(0.16, 1, 0.3, 1)';
const plugins = [continuous];

adoptStyles(NumberFlowElement.prototype);

/** A figure on its way from one value to another, digit by digit. Its code comes when the first one moves. */
export function MovingFigure({ from, to, language, format, duration }: MovingFigureProps) {
  const [value, setValue] = useState(from);
  const timing = { duration, easing: EASING };

  useEffect(() => setValue(to), [to]);

  return (
    <NumberFlow
      value={value}
      locales={language}
      format={format}
      plugins={plugins}
      respectMotionPreference={false}
      transformTiming={timing}
      spinTiming={timing}
      opacityTiming={timing}
    />
  );
}
