/** A link to be read by a phone: ink on paper in every theme, for that is what cameras expect. */
import { useEffect, useState } from 'react';
import { drawQr, type QrDrawing } from './qr.ts';

export function Qr({ text, label }: { readonly text: string; readonly label: string }) {
  const [drawing, setDrawing] = useState<QrDrawing | null>(null);
  useEffect(() => {
    let isWanted = true;
    drawQr(text).then(
      (drawn) => isWanted && setDrawing(drawn),
      // Without a network the encoder may be missing; the link is there all the same.
      () => undefined,
    );
    return () => {
      isWanted = false;
    };
  }, [text]);
  const { size, path } = drawing ?? { size: 37, path: '' };
  return (
    <svg
      className="invite-qr"
      viewBox={`0 0 ${size} ${size}`}
      role="img"
      aria-label={label}
      data-drawn={path !== '' || undefined}
      shapeRendering="crispEdges"
    >
      <path d={path} />
    </svg>
  );
}
