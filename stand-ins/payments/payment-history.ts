import { html } from 'hono/html'
import { asEuros, asMoment } from '../kit/finnish.ts'
import { PAYMENT_MODES } from './control.ts'
import type { Payment } from './payment.ts'
import { refundBadge, statusBadge } from './status-words.ts'

/** The history of one payment: events, callbacks, refunds. */
export function paymentHistory(payment: Payment) {
  const { request } = payment
  return html`<p><a href="/payments">Kaikki maksut</a></p>
    <h1>${asEuros(request.amount)} ${statusBadge(payment.status)}</h1>
    <dl>
      <dt>Viite</dt>
      <dd>${request.reference}</dd>
      <dt>Leima (stamp)</dt>
      <dd>${request.stamp}</dd>
      <dt>Tapahtuma</dt>
      <dd>${payment.id}</dd>
      <dt>Maksaja</dt>
      <dd>${request.customer.email}</dd>
      <dt>Ohjaus</dt>
      <dd>${PAYMENT_MODES[payment.control.mode]}</dd>
    </dl>
    ${payment.status === 'new' ? html`<p><a href="/pay/${payment.id}">Avaa maksusivu</a></p>` : again(payment)}
    <h2>Tapahtumat</h2>
    <div class="table">
      <table>
        <tbody>
          ${payment.events.map(
            (event) =>
              html`<tr>
                <td class="tight">${asMoment(event.at)}</td>
                <td>${event.what}</td>
              </tr>`,
          )}
        </tbody>
      </table>
    </div>
    <h2>Ilmoitukset kauppaan</h2>
    ${
      payment.attempts.length === 0
        ? html`<p class="empty">
            Kauppaan ei ole soitettu${payment.owed.length > 0 ? `, jonossa ${payment.owed.length}` : ''}.
          </p>`
        : html`<div class="table">
            <table>
              <tbody>
                ${payment.attempts.map(
                  (attempt) =>
                    html`<tr>
                      <td class="tight">${asMoment(attempt.at)}</td>
                      <td>${attempt.status}</td>
                      <td>${attempt.answer}</td>
                    </tr>`,
                )}
              </tbody>
            </table>
          </div>`
    }
    ${
      payment.refunds.length === 0
        ? ''
        : html`<h2>Palautukset</h2>
            <div class="table">
              <table>
                <tbody>
                  ${payment.refunds.map(
                    (one) =>
                      html`<tr>
                        <td class="tight">${asMoment(one.createdAt)}</td>
                        <td class="sum">${asEuros(one.request.amount)}</td>
                        <td>${refundBadge(one.status)}</td>
                        <td>${one.request.refundStamp ?? ''}</td>
                      </tr>`,
                  )}
                </tbody>
              </table>
            </div>`
    }`
}

function again(payment: Payment) {
  return html`<form method="post" action="/payments/${payment.id}/callback">
    <button class="quiet">Ilmoita kauppaan uudelleen</button>
  </form>`
}
