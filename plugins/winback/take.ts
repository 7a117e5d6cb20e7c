import type { PayloadRequest } from 'payload'
import type * as z from 'zod/mini'
import type { takeWinback, WinbackOffer } from '#contracts/winback.ts'
import { helsinkiDay } from '#domain/calendar/finnish-day.ts'
import { winBack } from '#domain/lifestyle/contract.ts'
import { NOTICE_DAYS, REBINDING_MONTHS } from '#domain/lifestyle/contract-days.ts'
import { contractStatuses } from '#domain/lifestyle/contract-states.ts'
import { monthlyOn } from '#domain/lifestyle/price-change.ts'
import { afterWinback, lastDayOf, assertBeTakable, WINBACK_FREE_MONTHS } from '#domain/lifestyle/winback.ts'
import { Refusal } from '#domain/refusal.ts'
import { signedInAs } from '#plugins/customers/repository.ts'
import { nowIso, today } from '#plugins/kit/clock.ts'
import { cardOf } from '#plugins/lifestyle/card.ts'
import { chosenGlasses } from '#plugins/lifestyle/chosen-glasses.ts'
import { promisedDayOf } from '#plugins/lifestyle/order-glasses.ts'
import { changeContract, contractNumbered, type StoredContract } from '#plugins/lifestyle/repository.ts'
import { noteOpened, offerOfLink, type StoredOffer } from './repository.ts'

/** What an offer says, to the bearer of its letter. */
export async function readOffer(req: PayloadRequest, token: string): Promise<WinbackOffer> {
  const offer = await offerOfLink(req, token)
  const stored = await contractNumbered(req, offer.contract)
  if (!isTaken(stored)) {
    assertBeOpen(offer, stored)
    await noteOpened(req, offer)
  }
  return offerView(req, offer, stored)
}

/**
 * Takes an offer: the contract is created anew and its glasses are ordered, in one statement of which one of two wins. What was
 * chosen fits the plan as it was signed.
 */
export async function takeOffer(req: PayloadRequest, asked: z.output<(typeof takeWinback)['input']>) {
  const offer = await offerOfLink(req, asked.token)
  const [customer, { shopper }] = await signedInAs(req)
  const before = await contractNumbered(req, offer.contract)
  // The offer is refused to any other customer who has the letter.
  if (before.customer !== customer.number) throw new Refusal('winback.unknown')
  assertBeOpen(offer, before)
  if (!asked.acceptsTerms) throw new Refusal('lifestyle.must_accept_terms')
  const { plan, number: contract } = before
  const { pairs, ordering } = await chosenGlasses(req, shopper, { plan, rows: asked.rows, contract })
  const stored = await changeContract(req, offer.contract, (found) => {
    assertBeOpen(offer, found)
    const after = winBack(found.contract)
    return {
      contract: after,
      glasses: { ...found.glasses, pairs, ordering, replaced: null },
      steps: [
        { step: 'document', of: `winback.${after.orders}`, at: nowIso() },
        { step: 'order', of: String(after.orders), at: nowIso() },
      ],
      notice: 'won_back_ordered',
    }
  })
  return { offer: await offerView(req, offer, stored), hasCard: (await cardOf(req, stored)) !== null }
}

function assertBeOpen(offer: StoredOffer, stored: StoredContract): void {
  const { endedOn, mailedAt } = offer
  assertBeTakable({ endedOn, mailedOn: helsinkiDay(mailedAt), takenOn: isTaken(stored) ? today() : null }, today())
}

/** Its new glasses are under way, or were handed over. One whose glasses came to nothing can be taken again. */
export function isTaken({ contract, events }: Pick<StoredContract, 'contract' | 'events'>): boolean {
  return contract.status !== contractStatuses.terminated || events.some(({ what }) => what === 'won_back')
}

async function offerView(req: PayloadRequest, offer: StoredOffer, stored: StoredContract): Promise<WinbackOffer> {
  const { number: id, plan, contract } = stored
  const { campaign: _, ...usual } = plan
  const deliveredOn = contract.yearFrom ?? (isTaken(stored) ? await promisedDayOf(req, stored) : null)
  return {
    id,
    plan: { ...usual, monthly: monthlyOn(contract, plan, today()) },
    freeMonths: WINBACK_FREE_MONTHS,
    bindingMonths: REBINDING_MONTHS,
    noticeDays: NOTICE_DAYS,
    until: lastDayOf(helsinkiDay(offer.mailedAt)),
    state: isTaken(stored) ? 'taken' : 'open',
    billedFrom: deliveredOn === null ? null : afterWinback(deliveredOn).billedFrom,
  }
}
