import { Hono } from 'hono'
import { html } from 'hono/html'
import { onlyOwnForms, pageHeaders } from '../kit/guard.ts'
import { page } from '../kit/page.ts'
import { fieldsOf, wantsJson } from '../kit/request.ts'
import type { Cards } from './cards.ts'
import {
  ALL_MODES,
  CHARGE_MODES,
  NORMAL,
  readControl,
  REFUND_MODES,
  type AnyMode,
  type ChargeMode,
  type Control,
  type RefundMode,
} from './control.ts'
import type { Ledger } from './ledger.ts'
import type { Refunds } from './refunds.ts'

/** The control page of the provider's behavior, and the same for programs. */
export function controlPages(ledger: Ledger, refunds: Refunds, cards: Cards) {
  const pages = new Hono()

  pages.get('/control', pageHeaders, (c) =>
    wantsJson(c) ? c.json(orders()) : c.html(page('Maksujen ohjaus', '/payments', sheet())),
  )

  pages.post('/control', onlyOwnForms, async (c) => {
    const isForm = !c.req.header('content-type')?.includes('json')
    const order = readControl(await fieldsOf(c))
    if ('problem' in order)
      return isForm ? c.text(order.problem, 400) : c.json({ status: 'error', message: order.problem }, 400)
    const { control, applies, transactionId } = order
    if (transactionId) {
      const payment = ledger.find(transactionId)
      if (payment?.status !== 'new') return c.json({ status: 'error', message: 'No such open payment' }, 404)
      ledger.steer(payment, control as Control)
      return isForm ? c.redirect(`/pay/${transactionId}`, 303) : c.json({ transactionId, control })
    }
    if (control.mode in REFUND_MODES) refunds.behavior.set(applies, control as Control<RefundMode>)
    else if (control.mode in CHARGE_MODES) cards.behavior.set(applies, control as Control<ChargeMode>)
    else if (control.mode === 'normal' && applies === 'all') reset()
    else ledger.behavior.set(applies, control as Control)
    return isForm ? c.redirect('/control', 303) : c.json(orders())
  })

  return pages

  function orders() {
    return { payment: ledger.behavior.read(), refund: refunds.behavior.read(), charge: cards.behavior.read() }
  }

  function reset() {
    ledger.behavior.reset()
    refunds.behavior.reset()
    cards.behavior.reset()
  }

  function sheet() {
    const { payment, refund, charge } = orders()
    const modes = Object.entries(ALL_MODES)
    return html`<h1>Maksujen ohjaus</h1>
      <p>Kerro, miten maksupalvelu käyttäytyy. Yksittäistä avointa maksua voi ohjata myös sen maksusivulla.</p>
      <dl>
        <dt>Kaikki maksut</dt>
        <dd>${describe(payment.all)}</dd>
        <dt>Seuraava maksu</dt>
        <dd>${payment.next ? describe(payment.next) : 'Kuten kaikki'}</dd>
        <dt>Kaikki palautukset</dt>
        <dd>${describe(refund.all)}</dd>
        <dt>Seuraava palautus</dt>
        <dd>${refund.next ? describe(refund.next) : 'Kuten kaikki'}</dd>
        <dt>Kaikki tallennetun kortin veloitukset</dt>
        <dd>${describe(charge.all)}</dd>
        <dt>Seuraava tallennetun kortin veloitus</dt>
        <dd>${charge.next ? describe(charge.next) : 'Kuten kaikki'}</dd>
      </dl>
      <h2>Uusi ohje</h2>
      <form method="post" class="fields">
        ${controlFields(modes, NORMAL)}
        <label
          >Koskee<select name="applies">
            <option value="next">Seuraavaa</option>
            <option value="all">Kaikkia tästä eteenpäin</option>
          </select></label
        >
        <button>Ohjaa</button>
      </form>
      <h2>Takaisin tavalliseen</h2>
      <form method="post">
        <input type="hidden" name="mode" value="normal" /><input type="hidden" name="applies" value="all" />
        <button class="quiet">Poista kaikki ohjeet</button>
      </form>`
  }
}

/** The form fields of a behavior, for the control page and for a single payment. */
export function controlFields(modes: [string, string][], now: Control) {
  return html`<label class="wide"
      >Toiminta<select name="mode">
        ${modes.map(
          ([mode, name]) => html`<option value="${mode}" ${mode === now.mode ? html`selected` : ''}>${name}</option>`,
        )}
      </select></label
    >
    <label class="narrow"
      >Sekunteja<input type="number" name="seconds" min="0" max="86400" value="${now.seconds}"
    /></label>
    <label class="narrow">Kertoja<input type="number" name="times" min="1" max="50" value="${now.times}" /></label>`
}

function describe({ mode, seconds, times }: Control<AnyMode>) {
  const name = ALL_MODES[mode]
  return mode === 'repeat-webhook' ? `${name}: ${times} kertaa` : name.replace('(s)', `(${seconds} s)`)
}
