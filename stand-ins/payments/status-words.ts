import { badge } from '../kit/page.ts'
import type { Refund, Status } from './payment.ts'

const WORDS = {
  new: ['Avoin', 'plain'],
  ok: ['Maksettu', 'good'],
  fail: ['Hylätty tai peruttu', 'bad'],
  pending: ['Vireillä', 'wait'],
  delayed: ['Viivästynyt', 'wait'],
} as const

const REFUND_WORDS = {
  ok: ['Palautettu', 'good'],
  pending: ['Palautus vireillä', 'wait'],
  fail: ['Ei palautettu', 'bad'],
} as const

export function statusBadge(status: Status) {
  const [word, tone] = WORDS[status]
  return badge(word, tone)
}

export function refundBadge(status: Refund['status']) {
  const [word, tone] = REFUND_WORDS[status]
  return badge(word, tone)
}
