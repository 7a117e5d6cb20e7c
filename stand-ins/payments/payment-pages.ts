import { Hono } from 'hono'
import { html } from 'hono/html'
import { asEuros, asMoment } from '../kit/finnish.ts'
import { onlyOwnForms, pageHeaders } from '../kit/guard.ts'
import { page, rowTable } from '../kit/page.ts'
import type { Ledger } from './ledger.ts'
import type { Payment } from './payment.ts'
import { refundedAmount } from './refunds.ts'
import { paymentHistory } from './payment-history.ts'
import { statusBadge } from './status-words.ts'
import { wayName } from './ways.ts'

const SHOWN = 200

/** The provider's payments: a list, the history of each, and both for programs. */
export function paymentPages(ledger: Ledger) {
  const pages = new Hono()

  pages.get('/payments', pageHeaders, (c) => c.html(page('Maksut', '/payments', list(ledger.newestFirst()))))

  pages.get('/payments.json', (c) => {
    const { stamp, reference } = c.req.query()
    const matching = ledger
      .newestFirst()
      .filter(({ request }) => (!stamp || request.stamp === stamp) && (!reference || request.reference === reference))
    return c.json({ payments: matching.map(onShow) })
  })

  pages.get('/payments/:id/log', pageHeaders, (c) => {
    const payment = ledger.find(c.req.param('id'))
    if (!payment) return c.html(page('Maksua ei löydy', '/payments', html`<h1>Maksua ei löydy</h1>`), 404)
    return c.html(page(`Maksu ${payment.request.reference}`, '/payments', paymentHistory(payment)))
  })

  pages.post('/payments/:id/callback', onlyOwnForms, (c) => {
    const payment = ledger.find(c.req.param('id'))
    if (!payment || payment.status === 'new') return c.text('Maksusta ei ole vielä ilmoitettavaa', 404)
    ledger.notifyAgain(payment)
    return c.redirect(`/payments/${payment.id}/log`, 303)
  })

  return pages
}

/** A payment for tests and benchmarks, with events that the merchant API omits. */
function onShow(payment: Payment) {
  const { request, id, refunds, settles: _settles, owed: pendingSteps, attempts, ...rest } = payment
  const { stamp, reference, amount } = request
  return {
    transactionId: id,
    stamp,
    reference,
    amount,
    refundedAmount: refundedAmount(payment),
    ...rest,
    request,
    refunds: refunds.map(({ id: transactionId, status, createdAt, request }) => ({
      transactionId,
      status,
      createdAt,
      amount: request.amount,
      stamp: request.refundStamp ?? null,
    })),
    callbacks: attempts,
    callbacksOwed: pendingSteps.length,
  }
}

function list(payments: Payment[]) {
  return html`<h1>Maksut</h1>
    <p class="row"><a href="/control">Ohjaa maksupalvelua</a> <a href="/payments.json">JSON</a></p>
    ${
      payments.length === 0
        ? html`<p class="empty">Yhtään maksua ei ole vielä luotu. Maksut tulevat tähän, kun kaupassa tilataan.</p>`
        : html`<div class="table">
            ${rowTable(['Aika', 'Viite', { sum: 'Summa' }, 'Tila', 'Tapa', 'Ilmoitukset kauppaan'], payments.slice(0, SHOWN).map(row))}
          </div>`
    }`
}

function row(payment: Payment) {
  const accepted = payment.attempts.filter((attempt) => attempt.isAccepted).length
  const calls = payment.attempts.length + payment.owed.length === 0 ? '–' : `${accepted} / ${payment.attempts.length}`
  return html`<tr>
    <td class="tight" data-name="Aika">${asMoment(payment.createdAt)}</td>
    <td data-name="Viite"><a href="/payments/${payment.id}/log">${payment.request.reference}</a></td>
    <td class="sum" data-name="Summa">${asEuros(payment.request.amount)}</td>
    <td>
      ${statusBadge(payment.status)}${refundedAmount(payment) > 0 ? html` <span class="soft">palautettu ${asEuros(refundedAmount(payment))}</span>` : ''}
    </td>
    <td data-name="Tapa">${payment.provider ? wayName(payment.provider) : ''}</td>
    <td data-name="Ilmoitukset">${calls}${payment.owed.length > 0 ? ` (odottaa ${payment.owed.length})` : ''}</td>
  </tr>`
}
