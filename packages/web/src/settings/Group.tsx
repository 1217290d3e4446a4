/** Settings that belong together. */
import type { ReactNode } from 'react';

export function Group({
  title,
  children,
}: {
  readonly title: string;
  readonly children: ReactNode;
}) {
  return (
    <section className="settings-group panel panel-padded">
      <h2 className="panel-title">{title}</h2>
      {children}
    </section>
  );
}
