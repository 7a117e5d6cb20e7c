import type { PayloadRequest } from 'payload'
import { plusDays } from '#domain/calendar/days.ts'
import { finnishDay, helsinkiDay } from '#domain/calendar/finnish-day.ts'
import { givenChannels } from '#domain/customers/marketing.ts'
import { lastDayOf, WINBACK_FREE_MONTHS } from '#domain/lifestyle/winback.ts'
import { textOf } from '#locales/texts.ts'
import { findCustomer } from '#plugins/customers/repository.ts'
import { today } from '#plugins/kit/clock.ts'
import type { ScheduledTask } from '#plugins/kit/extend.ts'
import { inParallel } from '#plugins/kit/in-parallel.ts'
import { shopUrl } from '#plugins/kit/mail/shop-url.ts'
import { steps } from '#plugins/kit/work/steps.ts'
import { contractNumbered, endedContracts, type StoredContract } from '#plugins/lifestyle/repository.ts'
import { notifyCustomer } from '#plugins/messages/notify-customer.ts'
import { createOffer, offerOf, offerToken, type StoredOffer } from './repository.ts'

/** Days after the end of a contract within which its offer is made: later it would not be expected. */
const OFFERED_WITHIN = 30

/**
 * Offers terminated contracts to be taken up again, each once: those that ran and have nothing unpaid, of customers who
 * allow marketing by e-mail. A customer who does not is checked again while it is not too late.
 */
export const offerContracts: ScheduledTask = {
  name: 'winback offers',
  every: 3_600_000,
  async run(req) {
    const ended = await endedContracts(req, plusDays(today(), -OFFERED_WITHIN))
    return inParallel(ended, async (one) => ((await offer(req, one)) ? 1 : 0), 1)
  },
}

/** Offers one, unless it was offered before. Whether it is offered now. */
async function offer(req: PayloadRequest, { number, customer, contract, events }: StoredContract): Promise<boolean> {
  const { activeFrom, endsOn, open } = contract
  if (activeFrom === null || endsOn === null || open || (await offerOf(req, number))) return false
  // Who has withdrawn is asked nothing.
  if (events.some(({ what }) => what === 'withdrawn')) return false
  return (await allows(req, customer)) && (await createOffer(req, number, endsOn)) !== null
}

async function allows(req: PayloadRequest, number: string): Promise<boolean> {
  const customer = await findCustomer(req, number)
  return customer !== null && givenChannels(customer.marketing).includes('email')
}

export const winbackSteps = steps('winback-offers', { mail: { run: (req, offer) => mail(req, offer) } })

/** Marketing: a consent that was taken back meanwhile is asked once more where it leaves. */
async function mail(req: PayloadRequest, offer: StoredOffer): Promise<void> {
  const stored = await contractNumbered(req, offer.contract)
  const customer = await findCustomer(req, stored.customer)
  if (!customer) return
  const t = textOf(customer.language, 'winback')
  const words = wordsOf(stored, offer, customer.firstName)
  await notifyCustomer(req, customer, {
    key: `winback ${offer.contract}`,
    about: 'marketing',
    letter: {
      subject: t('mail.subject', words),
      paragraphs: [t('mail.body', words), t('mail.terms', words)],
      links: [{ href: offerPage(offer), label: t('mail.link') }],
    },
  })
}

/** The page of an offer. */
export function offerPage(offer: Pick<StoredOffer, 'contract'>): string {
  return shopUrl(`/muutinmieleni?tarjous=${offerToken(offer)}`)
}

function wordsOf({ plan }: StoredContract, { mailedAt }: StoredOffer, name: string) {
  return { name, plan: plan.name, months: WINBACK_FREE_MONTHS, until: finnishDay(lastDayOf(helsinkiDay(mailedAt))) }
}
