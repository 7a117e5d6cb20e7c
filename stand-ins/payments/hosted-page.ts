import { Hono } from 'hono'
import { html } from 'hono/html'
import { asEuros } from '../kit/finnish.ts'
import { letFormsEndAt, pageHeaders } from '../kit/guard.ts'
import { shell, type Markup } from '../kit/page.ts'
import { LATE_MODES, PAYMENT_MODES } from './control.ts'
import { controlFields } from './control-pages.ts'
import type { Ledger } from './ledger.ts'
import type { Payment } from './payment.ts'
import { isWay, WAYS } from './ways.ts'

/** The page where a shopper pays. It needs no script, and accepts forms from the shop's own page too. */
export function hostedPage(ledger: Ledger, merchantName: string) {
  const pages = new Hono()

  pages.use('/pay/*', pageHeaders)

  pages.get('/pay/:id', (c) => {
    const payment = ledger.find(c.req.param('id'))
    if (!payment) return c.html(missing(), 404)
    letFormsEndAt(c, Object.values(payment.request.redirectUrls))
    return c.html(titled(payment, payment.status === 'new' ? choice(payment) : outcome(payment)))
  })

  pages.post('/pay/:id', async (c) => {
    const payment = ledger.find(c.req.param('id'))
    if (!payment) return c.html(missing(), 404)
    const form = await c.req.parseBody()
    const provider = String(form['provider'] ?? 'creditcard')
    if (form['action'] === 'cancel') ledger.cancel(payment)
    else if (form['action'] === 'pay' && isWay(provider)) ledger.pay(payment, provider)
    else return c.html(missing(), 400)
    return payment.control.mode === 'no-return' && payment.status !== 'fail'
      ? c.html(titled(payment, closedTab()))
      : c.redirect(ledger.returnUrl(payment), 303)
  })

  return pages

  function titled(payment: Payment, body: Markup) {
    return shell(`Maksa ${asEuros(payment.request.amount)}`, 'pay', sheet(body))
  }

  function choice(payment: Payment) {
    return html`<h1>${merchantName} · tilaus ${payment.request.reference}</h1>
      <p class="amount">${asEuros(payment.request.amount)}</p>
      <form method="post">
        <fieldset>
          <legend>Valitse maksutapa</legend>
          ${waysFor(payment).map(
            (way, place) =>
              html`<label class="way"
                ><input type="radio" name="provider" value="${way.id}" ${place === 0 ? html`checked` : ''} />
                ${way.name}</label
              >`,
          )}
        </fieldset>
        <div class="do">
          <button name="action" value="pay">Maksa</button>
          <button class="quiet" name="action" value="cancel">Peruuta</button>
        </div>
      </form>
      <p class="small">Maksuympäristö on kokeilua varten: rahaa ei liiku, eikä korttia tai pankkitunnuksia kysytä.</p>
      <details>
        <summary>Ohjaa maksua</summary>
        <p class="small">Nyt: ${PAYMENT_MODES[payment.control.mode]}</p>
        <form method="post" action="/control" class="fields">
          <input type="hidden" name="transactionId" value="${payment.id}" />
          ${controlFields(
            LATE_MODES.map((mode) => [mode, PAYMENT_MODES[mode]]),
            payment.control,
          )}
          <button class="quiet">Ohjaa</button>
        </form>
      </details>`
  }

  function outcome(payment: Payment) {
    const word =
      payment.status === 'ok'
        ? 'Maksu on suoritettu.'
        : payment.status === 'fail'
          ? 'Maksu peruuntui.'
          : 'Maksu on vireillä.'
    return html`<h1>${merchantName} · tilaus ${payment.request.reference}</h1>
      <p class="amount">${asEuros(payment.request.amount)}</p>
      <p>${word}</p>
      <p><a href="${ledger.returnUrl(payment)}">Palaa kauppaan</a></p>`
  }
}

function waysFor({ isCardOnly = false }: Payment) {
  return isCardOnly ? WAYS.filter(({ id }) => id === 'creditcard') : WAYS
}

function closedTab() {
  return html`<h1>Maksu on vastaanotettu</h1>
    <p>
      Ohjauksen mukaan asiakasta ei palauteta kauppaan, aivan kuin välilehti olisi suljettu. Kauppa kuulee maksusta
      palvelimelta.
    </p>`
}

function missing() {
  return shell(
    'Maksua ei löydy',
    'pay',
    sheet(
      html`<h1>Maksua ei löydy</h1>
        <p>Palaa kauppaan ja aloita maksaminen uudelleen.</p>`,
    ),
  )
}

function sheet(body: Markup) {
  return html`<main>
    <p class="who">
      <svg width="28" height="28" viewBox="0 0 28 28" aria-hidden="true">
        <rect x="1" y="5" width="26" height="18" rx="4" fill="none" stroke="currentColor" stroke-width="2" />
        <path d="M1 11h26" stroke="currentColor" stroke-width="2" />
      </svg>
      Maksupalvelu
    </p>
    <div class="sheet">${body}</div>
  </main>`
}
