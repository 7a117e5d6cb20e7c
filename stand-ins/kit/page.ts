import { html } from 'hono/html'

export type Markup = ReturnType<typeof html>

const ROOMS = [
  { path: '/payments', name: 'Maksut' },
  { path: '/mail', name: 'Posti' },
  { path: '/sms', name: 'Tekstiviestit' },
  { path: '/pickup-points', name: 'Noutopisteet' },
  { path: '/identity', name: 'Tunnistus' },
  { path: '/eye-doctors', name: 'Silmälääkärit' },
  { path: '/register', name: 'Yritysrekisteri' },
  { path: '/e-invoices', name: 'Verkkolaskut' },
]

/** A page of the control room: what the stand-ins received, and how they are set to behave. */
export function page(title: string, at: string, body: Markup): Markup {
  return shell(
    title,
    'room',
    html`<header class="bar">
        <a class="name" href="/">Maailma laatikossa</a>
        <nav aria-label="Osat">
          ${ROOMS.map(({ path, name }) => html`<a href="${path}" ${at === path ? html`aria-current="page"` : ''}>${name}</a>`)}
        </nav>
      </header>
      <main>${body}</main>`,
  )
}

/** The bare document, for pages that shoppers see. */
export function shell(title: string, kind: string, body: Markup): Markup {
  return html`<!doctype html>
    <html lang="fi">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>${title}</title>
        <link rel="stylesheet" href="/style.css" />
        <link rel="icon" href="/icon.svg" />
      </head>
      <body class="${kind}">
        ${body}
      </body>
    </html>`
}

/** A colored badge; its color repeats the meaning of its text. */
export function badge(word: string, tone: 'good' | 'bad' | 'wait' | 'plain'): Markup {
  return html`<span class="badge ${tone}">${word}</span>`
}

/** A table of rows under the names of their columns; `sum` names a column of money or another figure. */
export function rowTable(columns: readonly (string | { sum: string })[], rows: readonly Markup[]): Markup {
  return html`<table class="rows">
    <thead>
      <tr>
        ${columns.map((name) => (typeof name === 'string' ? html`<th>${name}</th>` : html`<th class="sum">${name.sum}</th>`))}
      </tr>
    </thead>
    <tbody>
      ${rows}
    </tbody>
  </table>`
}
