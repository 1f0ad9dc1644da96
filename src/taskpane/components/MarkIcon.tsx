/**
 * The signs of the marks: octagon, not-equal (almost-equal for small differences), question, check, dash. Strokes of the text's
 * own colour only, so that they survive Windows contrast themes. The word stands beside every use; these are hidden from readers.
 */
import type { CSSProperties } from 'react';
import { makeStyles } from '@fluentui/react-components';
import type { Mark } from '../../verifier/report';

const PATHS: Readonly<Record<Mark | 'smallDifference', readonly string[]>> = {
  stop: ['M5.2 1.5h5.6l3.7 3.7v5.6l-3.7 3.7H5.2l-3.7-3.7V5.2z', 'M5.4 5.4l5.2 5.2', 'M10.6 5.4l-5.2 5.2'],
  mismatch: ['M2 5.8h12', 'M2 10.2h12', 'M10.8 2.2L5.2 13.8'],
  smallDifference: ['M2 6.4c2-2 4-2 6-.6s4 1.4 6-.6', 'M2 11c2-2 4-2 6-.6s4 1.4 6-.6'],
  unverified: ['M5 5.2c0-1.9 1.3-3 3-3s3 1.1 3 2.8c0 2.2-3 2.5-3 4.8', 'M8 13.3v.4'],
  found: ['M2.2 8.6l3.9 3.9 7.7-8.6'],
  none: ['M3 8h10'],
};

const useStyles = makeStyles({
  icon: {
    flexShrink: 0,
    color: 'var(--mark-color)',
    // A contrast theme has chosen the colours of its texts and grounds; the sign goes with them.
    '@media (forced-colors: active)': { color: 'inherit' },
  },
});

export function MarkIcon(props: { readonly mark: Mark | 'smallDifference'; readonly color: string }) {
  const styles = useStyles();
  return (
    <svg
      className={styles.icon}
      width="16"
      height="16"
      viewBox="0 0 16 16"
      aria-hidden="true"
      focusable="false"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.6"
      strokeLinecap="round"
      strokeLinejoin="round"
      style={{ '--mark-color': props.color } as CSSProperties}
      data-mark={props.mark}
    >
      {PATHS[props.mark].map((path) => (
        <path key={path} d={path} />
      ))}
    </svg>
  );
}
