import type { PayloadRequest } from 'payload'
import type { Cents } from '#contracts/money.ts'
import { plusDays } from '#domain/calendar/days.ts'
import { finnishDay } from '#domain/calendar/finnish-day.ts'
import { formatPrice } from '#domain/money/euros.ts'
import { asksFit, processOn } from '#domain/subscriptions/contract.ts'
import { changeableUntil, processingDay, sendingDay, wantedDay } from '#domain/subscriptions/delivery-days.ts'
import { endOfPause } from '#domain/subscriptions/pause.ts'
import { textOf } from '#locales/texts.ts'
import { today } from '#plugins/kit/clock.ts'
import { letter } from '#plugins/kit/mail/letter.ts'
import { enqueueLetter, type Letter } from '#plugins/kit/mail/outbox.ts'
import { shopUrl } from '#plugins/kit/mail/shop-url.ts'
import { freeAhead } from '#plugins/ledger/free-months.ts'
import { cardPage } from './change-card.ts'
import { billOf } from './free-delivery.ts'
import { amountOn, pricedProducts } from './priced-products.ts'
import type { Subscription } from './repository.ts'
import { cardOf } from './view.ts'

const TEXTS = 'subscription-mail'

/** Where a letter leads first: to the subscription, to changing the card that pays it, to a time with an optician. */
type Target = 'subscription' | 'card' | 'booking'

/** Every letter, with the sentences that it has beside those of its name, and where it leads. */
const LETTERS: Record<string, { also?: readonly string[]; leadsTo: Target }> = {
  begun: { also: ['next', 'how_to_end'], leadsTo: 'subscription' },
  announce: { also: ['until'], leadsTo: 'subscription' },
  moved: { also: ['next'], leadsTo: 'subscription' },
  hurried: { leadsTo: 'subscription' },
  activated: { leadsTo: 'card' },
  skipped: { also: ['next'], leadsTo: 'subscription' },
  changed: { also: ['next'], leadsTo: 'subscription' },
  card: { leadsTo: 'card' },
  card_expires: { leadsTo: 'card' },
  rise: { also: ['leave'], leadsTo: 'subscription' },
  rise_stopped: { leadsTo: 'subscription' },
  control: { leadsTo: 'booking' },
  product_gone: { leadsTo: 'subscription' },
  declined: { leadsTo: 'card' },
  stopped: { leadsTo: 'card' },
  mended: { leadsTo: 'subscription' },
  paused: { leadsTo: 'subscription' },
  ask_pause: { leadsTo: 'subscription' },
  pause_over: { leadsTo: 'subscription' },
  reactivated: { also: ['next'], leadsTo: 'subscription' },
  canceled: { leadsTo: 'subscription' },
  withdrawn: { leadsTo: 'subscription' },
}

/** The page of a subscription. */
export function subscriptionPage(number: number): string {
  return shopUrl(`/omat-sivut/tilaus/piilolinssi/${number}`)
}

/**
 * Posts a letter once, however often it is called. `of` names the letter and what makes it unique, such as `moved.7`.
 */
export async function notify(req: PayloadRequest, subscription: Subscription, of: string): Promise<void> {
  const [name = '', , by] = of.split('.')
  const kind = LETTERS[name]
  if (!kind) throw new Error(`No letter is named ${of}`)
  const { number, language, form, contract } = subscription
  const t = textOf(language, TEXTS)
  const words = await wordsOf(req, subscription)
  // A gift card has paid all of the first delivery, or the provider reported no card.
  const isWithoutCard = (name === 'begun' || name === 'announce') && subscription.card === null
  const also = [
    ...(by === 'staff' ? ['by_staff'] : []),
    ...(kind.also ?? []),
    ...(name === 'announce' && asksFit(contract) ? ['fit'] : []),
    ...(name === 'announce' && words.free !== '' ? ['free'] : []),
    ...(isWithoutCard ? ['card_needed'] : []),
  ]
  const leadsTo = isWithoutCard ? 'card' : kind.leadsTo
  const target = {
    subscription: subscriptionPage(number),
    card: cardPage(number),
    booking: shopUrl('/varaa-näöntarkastus'),
  }
  const others = leadsTo === 'subscription' ? [] : [{ href: target.subscription, label: t('link.subscription') }]
  await enqueueLetter(
    req,
    `subscription ${number} ${of}`,
    await letter(req, language, {
      to: form.contact.email,
      subject: t(`${name}.subject`, words),
      paragraphs: [
        t(`${name}.body`, words),
        ...also.filter((key) => key !== 'next' || words.wanted !== '').map((key) => t(key, words)),
      ],
      links: [{ href: encodeURI(decodeURI(target[leadsTo])), label: t(`link.${leadsTo}`) }, ...others],
    }),
  )
}

/** Money that came for a delivery which was not sent any more goes back. */
export function givenBackLetter(
  req: PayloadRequest,
  { number, language, form }: Subscription,
  amount: Cents,
): Promise<Letter> {
  const t = textOf(language, TEXTS)
  const words = { name: form.contact.firstName, amount: formatPrice(amount) }
  return letter(req, language, {
    to: form.contact.email,
    subject: t('given_back.subject', words),
    paragraphs: [t('given_back.body', words)],
    links: [{ href: subscriptionPage(number), label: t('link.subscription') }],
  })
}

/** Everything that letters say of a subscription as it stands. Values of lenses are in none. */
async function wordsOf(req: PayloadRequest, subscription: Subscription) {
  const { language, form, contract, products: stored } = subscription
  const t = textOf(language, TEXTS)
  const { plan, arrivesOn, open, pause, status } = contract
  const products = await pricedProducts(req, subscription)
  const wantedOn = wantedDay(plan)
  const planned = processOn(contract) ?? processingDay(wantedOn, arrivesOn)
  const on = planned < today() ? today() : planned
  const amount = amountOn(products, on)
  const free = (await freeAhead(req, { ...billOf(subscription, open?.period ?? contract.period), amount }))?.amount ?? 0
  const card = await cardOf(req, subscription)
  const names = [...new Set(stored.map(({ articleDescription }) => articleDescription))]
  const rises = stored.flatMap(({ articleDescription, agreed: { amount, rise } }) =>
    rise
      ? [
          t('rise.row', {
            product: articleDescription,
            before: formatPrice(amount),
            after: formatPrice(rise.amount),
            day: finnishDay(rise.from),
          }),
        ]
      : [],
  )
  return {
    name: form.contact.firstName,
    products: names.join(', '),
    gone: products
      .filter(({ goods }) => goods === null)
      .map(({ product }) => product.articleDescription)
      .join(', '),
    interval: t(`interval.${plan.interval}`),
    wanted: status === 100 ? finnishDay(wantedOn) : '',
    charged: finnishDay(on),
    sent: finnishDay(sendingDay(on)),
    until: finnishDay(changeableUntil(on)),
    amount: formatPrice(amount - free),
    free: free > 0 ? formatPrice(free) : '',
    again: open?.nextAttemptOn ? finnishDay(open.nextAttemptOn) : '',
    stopsOn: open ? finnishDay(plusDays(open.processedOn, 7)) : '',
    card: card ? `${card.type} ${card.lastDigits}` : '',
    expires: card ? card.expires.split('-').toReversed().join('/') : '',
    pauseEnds: pause ? finnishDay(endOfPause(pause).to) : '',
    rises: [...new Set(rises)].join(' '),
  }
}
