import { html } from 'hono/html'
import { asMoment } from '../kit/finnish.ts'
import { rowTable } from '../kit/page.ts'

/** The behaviors of the gateway. */
export const SMS_MODES = {
  normal: 'Vie viestit perille',
  fail: 'Vastaa virheellä (503)',
  refuse: 'Vastaa, ettei numero kelpaa',
  silent: 'Vastaa vasta hetken päästä (s)',
} as const

export interface SmsControl {
  mode: keyof typeof SMS_MODES
  seconds: number
}

export interface TextMessage {
  id: string
  createdAt: string
  to: string
  from: string
  text: string
  batchid: string | null
}

export function smsPage(messages: TextMessage[], to: string, { mode, seconds }: SmsControl) {
  return html`<h1>Tekstiviestit</h1>
    ${mode === 'normal' ? '' : html`<p class="note">${SMS_MODES[mode]}</p>`}
    <form class="fields" method="get" role="search">
      <label class="wide">Numero<input type="search" name="to" value="${to}" autocomplete="off" /></label>
      <button>Etsi</button>
    </form>
    <h2>${to ? html`Viestit: ${to}` : 'Kaikki viestit'} <span class="soft">${messages.length}</span></h2>
    ${messages.length === 0 ? html`<p class="empty">Yhtään tekstiviestiä ei ole tullut.</p>` : table(messages)}
    <h2>Ohjaa välittäjää</h2>
    <form class="fields" method="post" action="/sms/control">
      <label
        >Välittäjä<select name="mode">
          ${Object.entries(SMS_MODES).map(
            ([value, name]) => html`<option value="${value}" ${value === mode ? html`selected` : ''}>${name}</option>`,
          )}
        </select></label
      >
      <label class="narrow"
        >Viive (s)<input type="number" name="seconds" min="0" max="600" value="${seconds}"
      /></label>
      <button>Ohjaa</button>
    </form>
    <h2>Tyhjennä</h2>
    <form method="post" action="/sms/clear"><button class="quiet">Poista kaikki viestit</button></form>`
}

function table(messages: TextMessage[]) {
  return html`<div class="table">
    ${rowTable(
      ['Aika', 'Numero', 'Viesti'],
      messages.map(
        ({ createdAt, to, from, text }) =>
          html`<tr>
              <td class="tight" data-name="Aika">${asMoment(createdAt)}</td>
              <td class="tight" data-name="Numero">${to}<br /><span class="soft">${from}</span></td>
              <td data-name="Viesti">${text}</td>
            </tr>`,
      ),
    )}
  </div>`
}
