import { html } from 'hono/html'
import { asMoment } from '../kit/finnish.ts'
import { badge, rowTable } from '../kit/page.ts'

/** The behaviors of the operator. */
export const E_INVOICE_MODES = {
  normal: 'Ota vastaan ja vie perille',
  fail: 'Vastaa virheellä (503)',
  refuse: 'Hylkää lasku heti (422)',
  lost: 'Ota vastaan, mutta älä vastaa',
} as const

export interface EInvoiceControl {
  mode: keyof typeof E_INVOICE_MODES
  /** Seconds until it is known whether it has come. */
  seconds: number
}

export interface ReceivedInvoice {
  id: string
  createdAt: string
  number: string
  amount: string
  from: string
  buyer: string
  to: string
  operator: string
  xml: string
  seconds: number
}

const STATUSES = {
  PENDING: badge('Matkalla', 'wait'),
  DELIVERED: badge('Perillä', 'good'),
  FAILED: badge('Osoite tuntematon', 'bad'),
}

type Shown = ReceivedInvoice & { status: keyof typeof STATUSES }

export function eInvoicesPage(invoices: Shown[], { mode, seconds }: EInvoiceControl) {
  return html`<h1>Verkkolaskut</h1>
    <p>Perille menevät laskut yritysrekisterin yrityksille. Muita OVT-tunnuksia välittäjä ei tunne.</p>
    ${mode === 'normal' ? '' : html`<p class="note">${E_INVOICE_MODES[mode]}</p>`}
    ${invoices.length === 0 ? html`<p class="empty">Yhtään verkkolaskua ei ole tullut.</p>` : table(invoices)}
    <h2>Ohjaa välittäjää</h2>
    <form class="fields" method="post" action="/e-invoices/control">
      <label class="wide"
        >Välittäjä<select name="mode">
          ${Object.entries(E_INVOICE_MODES).map(
            ([value, name]) => html`<option value="${value}" ${value === mode ? html`selected` : ''}>${name}</option>`,
          )}
        </select></label
      >
      <label class="narrow"
        >Perillä (s)<input type="number" name="seconds" min="0" max="86400" value="${seconds}"
      /></label>
      <button>Ohjaa</button>
    </form>`
}

function table(invoices: Shown[]) {
  return html`<div class="table">
    ${rowTable(
      ['Aika', 'Lasku', 'Ostaja', 'Tila'],
      invoices.map(
        ({ createdAt, number, amount, buyer, to, operator, status, xml }) =>
          html`<tr>
              <td class="tight" data-name="Aika">${asMoment(createdAt)}</td>
              <td data-name="Lasku">
                ${number}<br /><span class="soft">${amount} €</span>
                <details>
                  <summary>Finvoice</summary>
                  <pre>${xml}</pre>
                </details>
              </td>
              <td data-name="Ostaja">${buyer}<br /><span class="soft">${to}, ${operator}</span></td>
              <td data-name="Tila">${STATUSES[status]}</td>
            </tr>`,
      ),
    )}
  </div>`
}
