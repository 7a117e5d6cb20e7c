/** The one stylesheet of every page here. */
export const style = `
:root { color-scheme: light dark; --paper: #f6f7f9; --sheet: #fff; --ink: #17202b; --soft: #566273; --line: #d5dae1; --edge: #7c8796;
  --act: #1f4f8f; --on-act: #fff; --good: #17633a; --good-bg: #e2f3e8; --bad: #98231f; --bad-bg: #fbe6e4; --wait: #7a4b00; --wait-bg: #fdf0d5; }
@media (prefers-color-scheme: dark) { :root { --paper: #12171e; --sheet: #1a212b; --ink: #e9edf2; --soft: #a7b2c0; --line: #313b48; --edge: #7c8796;
  --act: #9cc4ff; --on-act: #0d1a2b; --good: #8fd9ad; --good-bg: #14301f; --bad: #ffaaa3; --bad-bg: #3a1a18; --wait: #f2c879; --wait-bg: #35270e; } }
* { box-sizing: border-box; }
body { margin: 0; background: var(--paper); color: var(--ink); font: 1.0625rem/1.5 system-ui, 'Segoe UI', 'Noto Sans', sans-serif; font-variant-numeric: tabular-nums; }
a { color: var(--act); text-underline-offset: .2em; }
h1 { font-size: 1.75rem; line-height: 1.2; margin: 0 0 1rem; letter-spacing: -.01em; }
h2 { font-size: 1.1875rem; margin: 2.5rem 0 .75rem; }
p { margin: 0 0 1rem; max-width: 65ch; }
.soft { color: var(--soft); }
:focus-visible { outline: 3px solid var(--act); outline-offset: 2px; }
.bar { display: flex; flex-wrap: wrap; align-items: baseline; gap: .25rem 2rem; padding: .75rem clamp(1rem, 4vw, 2.5rem); background: var(--sheet); border-bottom: 1px solid var(--line); }
.bar .name { font-weight: 650; color: var(--ink); text-decoration: none; padding: .5rem 0; }
.bar nav { display: flex; flex-wrap: wrap; gap: 0 1.25rem; }
.bar nav a { text-decoration: none; padding: .625rem 0; border-bottom: 3px solid transparent; }
.bar nav a[aria-current] { color: var(--ink); border-color: var(--act); }
.room main { max-width: 72rem; margin: 0 auto; padding: 2rem clamp(1rem, 4vw, 2.5rem) 5rem; }
.cards { display: grid; grid-template-columns: repeat(auto-fit, minmax(min(18rem, 100%), 1fr)); gap: 1rem; padding: 0; list-style: none; }
.card { display: block; height: 100%; padding: 1.5rem; background: var(--sheet); border: 1px solid var(--line); border-radius: 6px; color: inherit; text-decoration: none; }
a.card:hover { border-color: var(--act); }
.card strong { display: block; font-size: 1.25rem; margin-bottom: .25rem; color: var(--act); }
.table { overflow-x: auto; background: var(--sheet); border: 1px solid var(--line); border-radius: 6px; }
table { width: 100%; border-collapse: collapse; }
th, td { text-align: left; padding: .75rem 1rem; border-bottom: 1px solid var(--line); vertical-align: top; }
tr:last-child > * { border-bottom: 0; }
thead th { font-size: .875rem; font-weight: 600; color: var(--soft); white-space: nowrap; }
td.sum, th.sum { text-align: right; white-space: nowrap; }
td { overflow-wrap: anywhere; }
td a { display: inline-block; }
td.tight { white-space: nowrap; width: 1%; }
@media (max-width: 44rem) {
  .rows thead { display: none; }
  .rows, .rows tbody, .rows tr, .rows td { display: block; }
  .rows tr { padding: .75rem 1rem; border-bottom: 1px solid var(--line); }
  .rows tr:last-child { border: 0; }
  .rows td { padding: .125rem 0; border: 0; text-align: left; white-space: normal; }
  .rows td[data-name]:not(:empty)::before { content: attr(data-name) ': '; color: var(--soft); }
}
.badge { display: inline-block; padding: .0625rem .625rem; border-radius: 999px; font-size: .875rem; font-weight: 600; background: var(--paper); color: var(--soft); border: 1px solid var(--line); white-space: nowrap; }
.badge.good { background: var(--good-bg); color: var(--good); border-color: transparent; }
.badge.bad { background: var(--bad-bg); color: var(--bad); border-color: transparent; }
.badge.wait { background: var(--wait-bg); color: var(--wait); border-color: transparent; }
.empty, .note { padding: 1.5rem; background: var(--sheet); border: 1px dashed var(--edge); border-radius: 6px; color: var(--soft); max-width: none; }
.note { border-style: solid; border-color: transparent; background: var(--wait-bg); color: var(--wait); padding: .75rem 1rem; border-radius: 6px; }
dl { display: grid; grid-template-columns: max-content 1fr; gap: .375rem 1.5rem; margin: 0 0 1rem; }
dt { color: var(--soft); } dd { margin: 0; overflow-wrap: anywhere; }
@media (max-width: 30rem) { dl { grid-template-columns: 1fr; gap: 0; } dd { margin-bottom: .5rem; } }
form.fields { display: flex; flex-wrap: wrap; gap: 1rem; align-items: end; }
form.fields label { display: grid; gap: .25rem; font-size: .9375rem; color: var(--soft); }
form.fields .wide { flex: 1 1 20rem; }
form.fields .narrow input { width: 8rem; }
select, input[type='text'], input[type='number'], input[type='search'], input[type='email'] { font: inherit; color: var(--ink); background: var(--sheet); min-height: 2.75rem; padding: .375rem .75rem; border: 1px solid var(--edge); border-radius: 4px; width: 100%; }
button { font: inherit; font-weight: 600; min-height: 2.75rem; padding: .5rem 1.25rem; border-radius: 4px; border: 1px solid var(--act); background: var(--act); color: var(--on-act); cursor: pointer; }
button.quiet { background: transparent; color: var(--act); }
.row { display: flex; flex-wrap: wrap; gap: .75rem; align-items: center; }
.letter { display: block; width: 100%; height: 44rem; border: 1px solid var(--line); border-radius: 6px; background: #fff; }
pre { white-space: pre-wrap; overflow-wrap: anywhere; background: var(--sheet); border: 1px solid var(--line); border-radius: 6px; padding: 1rem; font-size: .9375rem; }
details > summary { cursor: pointer; padding: .625rem 0; color: var(--act); }
.pay { background: var(--paper); }
.pay main { max-width: 30rem; margin: 0 auto; padding: clamp(1rem, 4vh, 3rem) 1rem 4rem; }
.pay .sheet { background: var(--sheet); border: 1px solid var(--line); border-radius: 10px; padding: clamp(1.25rem, 5vw, 2rem); }
.pay .who { display: flex; align-items: center; gap: .625rem; font-weight: 650; margin: 0 0 1.5rem; }
.pay .who svg { flex: none; }
.pay h1 { font-size: 1rem; font-weight: 400; color: var(--soft); margin: 0 0 .375rem; letter-spacing: 0; }
.pay .amount { font-size: 2.5rem; font-weight: 650; line-height: 1.15; letter-spacing: -.02em; margin: 0 0 .5rem; }
.pay fieldset { border: 0; margin: 1.5rem 0; padding: 0; min-width: 0; display: grid; grid-template-columns: repeat(2, minmax(0, 1fr)); gap: .5rem; }
.pay legend { font-weight: 600; padding: 0; margin-bottom: .625rem; }
.pay .way { display: flex; align-items: center; gap: .5rem; min-height: 3.25rem; padding: .5rem .625rem; min-width: 0; overflow-wrap: anywhere; font-size: 1rem; border: 1px solid var(--edge); border-radius: 6px; cursor: pointer; line-height: 1.2; }
.pay .way:first-of-type, .pay .way:last-of-type { grid-column: 1 / -1; }
.pay .way:has(:checked) { border-color: var(--act); box-shadow: inset 0 0 0 1px var(--act); }
.pay .way:has(:focus-visible) { outline: 3px solid var(--act); outline-offset: 2px; }
.pay .way input { flex: none; width: 1.125rem; height: 1.125rem; margin: 0; accent-color: var(--act); outline: 0; }
.pay .do { display: grid; gap: .625rem; }
.pay .do button { min-height: 3.25rem; }
.pay details { margin-top: 1.5rem; }
.pay .small { font-size: .875rem; color: var(--soft); margin: 1rem 0 0; }
@media (max-width: 22.5rem) { .pay fieldset { grid-template-columns: minmax(0, 1fr); } }
`

/** The favicon. */
export const icon = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><path d="M4 10 16 4l12 6v12l-12 6-12-6z" fill="#1f4f8f"/><path d="m4 10 12 6 12-6M16 16v12" fill="none" stroke="#fff" stroke-width="2"/></svg>`
