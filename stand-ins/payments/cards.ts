import { randomUUID } from 'node:crypto'
import { join } from 'node:path'
import { nowIso } from '../kit/clock.ts'
import { openFolder } from '../kit/folder.ts'
import { openBehavior } from '../kit/behavior.ts'
import { NORMAL_CHARGE, type ChargeMode } from './control.ts'
import type { Card } from './payment.ts'
import type { Parameters } from './signature.ts'

const MAX_CARDS = 10_000

/** A card that is being saved, or is saved: then it has a token. */
export interface Tokenization {
  id: string
  createdAt: string
  successUrl: string
  cancelUrl: string
  token: string | null
}

export type Cards = ReturnType<typeof openCards>

/** Saved cards. All have the number of the same Visa test card. */
export function openCards(data: string) {
  const tokenizations = openFolder<Tokenization>(join(data, 'cards'), MAX_CARDS)
  const behavior = openBehavior(join(data, 'charge-control.json'), NORMAL_CHARGE)
  return { behavior, take, find: tokenizations.get, open, save, confirm, isToken }

  function open(successUrl: string, cancelUrl: string): Tokenization {
    const opened = { id: randomUUID(), createdAt: nowIso(), successUrl, cancelUrl, token: null }
    tokenizations.put(opened)
    return opened
  }

  function confirm(tokenization: Tokenization): string {
    const token = tokenization.token ?? randomUUID()
    tokenizations.put(Object.assign(tokenization, { token }))
    return token
  }

  /** The behavior for a call that knows these modes. One that is meant for another call waits for it. */
  function take(...modes: ChargeMode[]): ChargeMode {
    const { all, next } = behavior.read()
    if (next && modes.includes(next.mode)) return behavior.take().mode
    return modes.includes(all.mode) ? all.mode : 'charge-normal'
  }

  /** Saves the card of a payment. */
  function save(): string {
    return confirm(open('', ''))
  }

  function isToken(token: unknown): boolean {
    return tokenizations.all().some((one) => one.token !== null && one.token === token)
  }
}

/** The published test card, masked. */
export const CARD: Card = {
  type: 'Visa',
  bin: '415301',
  partial_pan: '0024',
  expire_year: '2049',
  expire_month: '11',
  cvc_required: 'no',
  funding: 'debit',
  category: 'unknown',
  country_code: 'FI',
}

/** The callback's parameters for a card that was saved as it was charged. */
export function cardProof(token: string): Parameters {
  return { 'checkout-card-token': token, ...CARD }
}
