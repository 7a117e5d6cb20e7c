import { Hono } from 'hono'
import type { Place } from '../kit/listen.ts'
import { paymentApi } from './api.ts'
import { openPaymentStore } from './payment-store.ts'
import { cardApi } from './card-api.ts'
import { cardPages } from './card-pages.ts'
import { openCards } from './cards.ts'
import { RETRY_SECONDS } from './callbacks.ts'
import { controlPages } from './control-pages.ts'
import { hostedPage } from './hosted-page.ts'
import { openLedger } from './ledger.ts'
import { paymentPages } from './payment-pages.ts'
import { openRefunds } from './refunds.ts'
import { wayPicture } from './ways.ts'

/** The provider's published test merchant. */
const TEST_MERCHANT = { account: '375917', secret: 'SAIPPUAKAUPPIAS' }
const MERCHANT_NAME = 'Verkkokauppa'

/** The payment provider: its API, the payment page, and the control pages. */
export function openProvider(data: string, place: Place, retrySeconds = RETRY_SECONDS) {
  const merchant = {
    account: process.env['PAYTRAIL_MERCHANT'] || TEST_MERCHANT.account,
    secret: process.env['PAYTRAIL_SECRET'] || TEST_MERCHANT.secret,
  }
  const store = openPaymentStore(data, merchant, retrySeconds)
  const cards = openCards(data)
  const ledger = openLedger(data, merchant, store, cards)
  const refunds = openRefunds(data, store)
  const app = new Hono()
    .get('/ways/:file', (c) => {
      const picture = wayPicture(c.req.param('file').replace(/\.svg$/, ''))
      return picture ? c.body(picture, 200, { 'content-type': 'image/svg+xml' }) : c.notFound()
    })
    .route('/', paymentPages(ledger))
    .route('/', controlPages(ledger, refunds, cards))
    .route('/', hostedPage(ledger, process.env['PAYTRAIL_MERCHANT_NAME'] || MERCHANT_NAME))
    .route('/', cardPages(cards, merchant))
    .route('/', cardApi({ merchant, ledger, cards, place }))
    .route('/', paymentApi({ merchant, ledger, refunds, place }))
  return { app, close: store.close }
}
