/** How the page looks: ink on paper, one accent. Light or dark as the reader's system is; nothing is loaded. */

export const STYLE = `:root {
  color-scheme: light dark;
  --desk: #e7e1d4; --paper: #f7f3ea; --ink: #14161b; --soft: #55565c; --rule: #cfc7b6; --faint: #e4dccc;
  --accent: #b3261e; --above: #b3261e; --below: #4b4f5a; --cap-above: .52; --cap-below: .42; --bar: #928d84;
  --serif: "Iowan Old Style", "Palatino Linotype", Palatino, "URW Palladio L", "Book Antiqua", Georgia, serif;
  --sans: "Atkinson Hyperlegible Next", "Atkinson Hyperlegible", system-ui, -apple-system, "Segoe UI", Roboto, "Noto Sans", sans-serif;
}
@media (prefers-color-scheme: dark) {
  :root {
    --desk: #14171d; --paper: #1b1f27; --ink: #eceae4; --soft: #a9aebb; --rule: #414858; --faint: #2b313d;
    --accent: #ff8a7c; --above: #ff7a6b; --below: #a9aebb; --cap-above: .46; --cap-below: .38; --bar: #6b7383;
  }
}
@media (forced-colors: active) {
  :root {
    --desk: Canvas; --paper: Canvas; --ink: CanvasText; --soft: CanvasText; --rule: GrayText; --faint: GrayText;
    --accent: LinkText; --above: Canvas; --below: Canvas; --bar: GrayText;
  }
}
* { box-sizing: border-box; }
html { background: var(--desk); color: var(--ink); scroll-behavior: smooth; -webkit-text-size-adjust: 100%; text-size-adjust: 100%; }
@media (prefers-reduced-motion: reduce) { html { scroll-behavior: auto; } }
body { margin: 0 auto; padding: 1rem 0 3rem; max-width: 60rem; font: 1rem/1.55 var(--sans); text-align: right; overflow-wrap: break-word; }
main { text-align: left; }

input[name="language"] { position: absolute; opacity: 0; }
label { display: inline-block; padding: .3rem .7rem; margin: 0 0 .6rem; color: var(--soft); border-bottom: 2px solid transparent; cursor: pointer; }
label:last-of-type { margin-right: 1rem; }
input:checked + label { color: var(--ink); border-color: var(--accent); font-weight: 600; }
input:focus-visible + label { outline: 2px solid var(--accent); outline-offset: 2px; }
#show-en:checked ~ main > article:lang(fr), #show-fr:checked ~ main > article:lang(en) { display: none; }

article { background: var(--paper); border: 1px solid var(--rule); padding: clamp(1.1rem, 4vw, 3.2rem); }
h1, h2, figcaption, .keys strong { font-family: var(--serif); font-weight: 600; line-height: 1.15; }
h1 { font-size: clamp(2.1rem, 7vw, 3.4rem); margin: .1em 0 .35em; letter-spacing: -.01em; }
h1 span { color: var(--soft); font-weight: 400; white-space: nowrap; }
h2 { font-size: 1.75rem; margin: 0 0 .5rem; }
h3 { font-size: .95rem; font-weight: 600; margin: 0 0 .2rem; }
p { margin: 0 0 1rem; max-width: 44rem; }
a { color: inherit; text-decoration-color: var(--accent); text-underline-offset: .2em; }
a:hover { color: var(--accent); }
a:focus-visible, summary:focus-visible, .scroll:focus-visible { outline: 2px solid var(--accent); outline-offset: 2px; }
code span { display: inline-block; }
code { font: .92em/1.4 ui-monospace, "JetBrains Mono", "Cascadia Mono", Menlo, Consolas, monospace; overflow-wrap: anywhere; }
.kicker { margin: 0; color: var(--accent); font-size: .82rem; font-weight: 600; letter-spacing: .09em; text-transform: uppercase; }
.lead { font-size: 1.12rem; }

.keys { list-style: none; margin: 1.6rem 0; padding: 0; display: grid; grid-template-columns: repeat(auto-fit, minmax(8.5rem, 1fr)); border-top: 2px solid var(--ink); border-bottom: 1px solid var(--rule); }
.keys li { padding: .8rem 1rem .9rem 0; color: var(--soft); font-size: .9rem; line-height: 1.3; }
.keys strong { display: block; color: var(--ink); font-size: 1.9rem; font-variant-numeric: lining-nums; margin-bottom: .15rem; }
dl { display: grid; grid-template-columns: repeat(auto-fit, minmax(8.2rem, 1fr)); gap: .6rem .6rem; margin: 0 0 1.6rem; font-size: .92rem; }
dl div:last-child { grid-column: 1 / -1; }
dt { color: var(--soft); font-size: .82rem; }
dd { margin: 0; overflow-wrap: anywhere; }
nav ol { list-style: none; margin: 0 0 1rem; padding: .8rem 0; border-block: 1px solid var(--rule); display: flex; flex-wrap: wrap; gap: .35rem 1.4rem; }
section, footer { margin-top: 3rem; padding-top: 1.1rem; border-top: 2px solid var(--ink); }
footer { color: var(--soft); font-size: .92rem; }
footer h2 { font-size: 1.25rem; color: var(--ink); }

figure { margin: 1.4rem 0 1.2rem; }
figcaption { font-size: 1.12rem; margin-bottom: .5rem; }
@media (min-width: 56rem) {
  .narrow { display: grid; grid-template-columns: minmax(0, 1fr) fit-content(24rem); column-gap: 3rem; align-items: start; }
  .narrow figcaption { grid-column: 1 / -1; }
  .narrow details { border: 0; margin: -.3rem 0 0; }
}
.two { display: grid; grid-template-columns: repeat(auto-fit, minmax(min(100%, 20rem), 1fr)); gap: 1.4rem 2.6rem; }
.plot { display: block; overflow: visible; font: 13px var(--sans); font-variant-numeric: tabular-nums; }
.plot text { fill: var(--ink); }
.plot .tick, .plot .note { fill: var(--soft); font-size: 12px; }
.plot .value { font-weight: 600; }
.plot .in-cell { font-size: 12px; }
.plot .mid { text-anchor: middle; }
.plot .end { text-anchor: end; }
.grid { stroke: var(--faint); }
.axis { stroke: var(--ink); }
.reference { stroke: var(--ink); stroke-width: 1.2; stroke-dasharray: 4 3; }
.whisker { stroke: var(--ink); stroke-width: 1.4; }
.dot { fill: var(--accent); stroke: var(--accent); stroke-width: 2; }
.dot.open { fill: var(--paper); }
.bar { fill: var(--bar); }
.cell { stroke: var(--rule); stroke-width: .5; }
.above { fill: var(--above); fill-opacity: calc(var(--strength) * var(--cap-above)); }
.below { fill: var(--below); fill-opacity: calc(var(--strength) * var(--cap-below)); }

details { margin: .9rem 0 0; border-top: 1px solid var(--rule); }
summary { padding: .5rem 0; color: var(--soft); font-size: .92rem; cursor: pointer; }
summary:hover { color: var(--accent); }
.scroll { overflow-x: auto; max-width: 100%; }
table { border-collapse: collapse; font-size: .92rem; font-variant-numeric: tabular-nums; margin-bottom: .6rem; }
caption { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); white-space: nowrap; }
th, td { padding: .28rem 1.3rem .28rem 0; text-align: left; font-weight: 400; border-bottom: 1px solid var(--faint); vertical-align: baseline; }
thead th { color: var(--soft); font-size: .85rem; line-height: 1.25; vertical-align: bottom; border-bottom: 1px solid var(--ink); }
th.n, td.n { text-align: right; }
th { overflow-wrap: normal; }
td.n, tbody th:not(.long) { white-space: nowrap; }
.long { min-width: 12rem; }
th:last-child, td:last-child { padding-right: .2rem; }

@media (max-width: 40rem) {
  body { padding-top: .6rem; }
  article { border-inline: 0; }
  th, td { padding-right: .8rem; }
}
@media print {
  :root { --desk: #fff; --paper: #fff; --ink: #000; --soft: #444; --rule: #bbb; --faint: #ddd; --accent: #b3261e; --above: #b3261e; --below: #4b4f5a; --bar: #6f7178; --cap-above: .52; --cap-below: .42; }
  body { max-width: none; padding: 0; font-size: 10pt; }
  label, nav { display: none; }
  article { border: 0; padding: 0; }
  figure, tr, .keys, dl { break-inside: avoid; }
  h2, h3, figcaption { break-after: avoid; }
  * { print-color-adjust: exact; -webkit-print-color-adjust: exact; }
  details::details-content { content-visibility: visible; block-size: auto; }
  .scroll { overflow: visible; }
}
`;
