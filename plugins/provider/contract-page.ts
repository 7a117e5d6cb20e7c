import { providerDocument } from '#contracts/provider/openapi.ts'

/** The contract for people: every call with what it takes and gives. In English, as the protocol is. */
export function contractPage(): string {
  return (known ??= [
    '<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">',
    '<title>Widget provider, version 2</title><h1>Widget provider, version 2</h1>',
    '<p>The same as an OpenAPI document: <a href="/v2/openapi.json">openapi.json</a>.</p>',
    ...Object.entries(providerDocument().paths).flatMap(([path, calls]) =>
      Object.entries(calls).map(([method, { summary, ...call }]) =>
        sectionOf(`${method.toUpperCase()} ${path}`, summary, call),
      ),
    ),
    '</html>',
  ].join('\n'))
}

let known: string | undefined

function sectionOf(title: string, summary: string, call: object): string {
  const text = JSON.stringify(call, null, 2).replaceAll('&', '&amp;').replaceAll('<', '&lt;')
  return `<h2>${title}</h2><p>${summary}</p><details><summary>Contract</summary><pre>${text}</pre></details>`
}
