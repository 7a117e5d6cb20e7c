import { providerDocument } from '#contracts/provider/openapi.ts'
import { demoLine } from '#locales/demo-line.ts'

/** Of the page alone: it stands outside the shop, and other merchants' developers read it. */
const STYLES = `
:root { color-scheme: light dark; --soft: #555; --line: #d8d5ce }
@media (prefers-color-scheme: dark) { :root { --soft: #aaa; --line: #444 } }
body { max-width: 60rem; margin: 0 auto; padding: 3rem 1.25rem; font: 1.0625rem/1.55 system-ui, sans-serif }
h1 { margin: 0 0 .5rem; font-size: 2.25rem; line-height: 1.15; letter-spacing: -.02em }
section { padding: 1.25rem 0; border-top: 1px solid var(--line) }
section:first-of-type { margin-top: 2.5rem }
h2 { margin: 0; font: 600 1.0625rem/1.4 ui-monospace, monospace; overflow-wrap: anywhere }
h2 span { display: inline-block; min-width: 3.5rem; color: var(--soft) }
p { margin: .4rem 0; color: var(--soft) }
summary { padding: .6rem 0; cursor: pointer }
pre { max-height: 30rem; margin: 0; padding: 1rem; overflow: auto; border: 1px solid var(--line); font-size: .875rem }
`

/** The contract for people: every call with what it takes and gives. In English, as the protocol is. */
export function contractPage(): string {
  const demo = demoLine('en')
  return (known ??= [
    '<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">',
    `<title>Widget provider, version 2</title><style>${STYLES}</style>`,
    ...(demo ? [`<p>${demo.line}</p>`] : []),
    '<main><h1>Widget provider, version 2</h1>',
    '<p>Every call with what it takes and gives. For machines: <a href="/v2/openapi.json">openapi.json</a>.</p>',
    ...Object.entries(providerDocument().paths).flatMap(([path, calls]) =>
      Object.entries(calls).map(([method, { summary, ...call }]) => sectionOf(method, path, summary, call)),
    ),
    '</main></html>',
  ].join('\n'))
}

let known: string | undefined

function sectionOf(method: string, path: string, summary: string, call: object): string {
  const text = JSON.stringify(call, null, 2).replaceAll('&', '&amp;').replaceAll('<', '&lt;')
  const title = `<h2><span>${method.toUpperCase()}</span> ${path}</h2><p>${summary}</p>`
  // A part that scrolls can be reached by keyboard.
  return `<section>${title}<details><summary>Contract</summary><pre tabindex="0">${text}</pre></details></section>`
}
