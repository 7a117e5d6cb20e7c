import type { PayloadRequest } from 'payload'
import type { Cents } from '#contracts/money.ts'
import { plusDays } from '#domain/calendar/days.ts'
import { yearlyExchange } from '#domain/lifestyle/contract-days.ts'
import { nowIso, today } from '#plugins/kit/clock.ts'
import { finnishDay, finnishMoment } from '#domain/calendar/finnish-day.ts'
import { afterWinback } from '#domain/lifestyle/winback.ts'
import { monthlyOn, riseAhead } from '#domain/lifestyle/price-change.ts'
import { withdrawableUntil } from '#domain/lifestyle/withdrawal.ts'
import { formatPrice } from '#domain/money/euros.ts'
import { textOf } from '#locales/texts.ts'
import { GLASSES_AGREEMENT } from '#plugins/agreements/repository.ts'
import { termsToKeep, type Accepted } from '#plugins/agreements/terms-to-keep.ts'
import { letter } from '#plugins/kit/mail/letter.ts'
import { enqueueLetter, type Letter } from '#plugins/kit/mail/outbox.ts'
import { billRef, findBill } from './bill-repository.ts'
import { cardOf, cardPage, contractPage } from './card.ts'
import { documentFile, type StoredContract } from './repository.ts'

const TEXTS = 'lifestyle-mail'

/**
 * Every letter: the sentences it has beside those of its name, where it leads, and what is attached for the customer to
 * keep on file.
 */
const LETTERS: Record<
  string,
  { also?: readonly string[]; leadsTo: 'contract' | 'card'; document?: string; terms?: true }
> = {
  signed: { also: ['withdrawal'], leadsTo: 'contract', document: 'contract-1', terms: true },
  sold_out: { leadsTo: 'contract' },
  withdrawn: { leadsTo: 'contract' },
  active: { also: ['withdrawable', 'how_to_end'], leadsTo: 'contract' },
  ended: { leadsTo: 'contract' },
  won_back_ordered: { leadsTo: 'contract' },
  won_back: { also: ['withdrawable', 'how_to_end'], leadsTo: 'contract' },
  winback_sold_out: { leadsTo: 'contract' },
  winback_withdrawn: { leadsTo: 'contract' },
  bill_paid: { leadsTo: 'contract' },
  paid_elsewhere: { leadsTo: 'contract' },
  declined: { leadsTo: 'card' },
  held: { leadsTo: 'card' },
  mended: { leadsTo: 'contract' },
  card_expires: { leadsTo: 'card' },
  exchange_left: { leadsTo: 'contract' },
  exchange_ordered: { leadsTo: 'contract' },
  exchange_delivered: { leadsTo: 'contract' },
  exchange_sold_out: { leadsTo: 'contract' },
  exchange_withdrawn: { leadsTo: 'contract' },
  lenses_delivered: { leadsTo: 'contract' },
  lenses_sold_out: { leadsTo: 'contract' },
  lenses_withdrawn: { leadsTo: 'contract' },
  notice: { leadsTo: 'contract' },
  notice_taken_back: { leadsTo: 'contract' },
  connected: { leadsTo: 'contract' },
  disconnected: { leadsTo: 'contract' },
  card: { leadsTo: 'card' },
  card_tried: { leadsTo: 'card' },
  forgiven: { leadsTo: 'contract' },
  exchange_granted: { leadsTo: 'contract' },
  terminated: { leadsTo: 'contract' },
  plan_changed: { also: ['plan_month'], leadsTo: 'contract' },
  rise: { also: ['how_to_end'], leadsTo: 'contract' },
  rise_stopped: { leadsTo: 'contract' },
  withdrawn_from: { also: ['glasses_back'], leadsTo: 'contract' },
}

/**
 * Posts a letter once, however often it is called. `of` names the letter and what makes it unique, such as `active.3`.
 */
export async function notify(req: PayloadRequest, stored: StoredContract, of: string): Promise<void> {
  const [name = '', about = '', by = ''] = of.split('.')
  const kind = LETTERS[name]
  if (!kind) throw new Error(`No letter is named ${of}`)
  const { number, language, form } = stored
  const t = textOf(language, TEXTS)
  const words = await wordsOf(req, stored, name === 'bill_paid' || name === 'paid_elsewhere' ? about : undefined)
  const { leadsTo, also = [], document } = kind
  const accepted: Accepted[] = kind.terms ? [[GLASSES_AGREEMENT, stored.agreed ?? null]] : []
  const terms = await termsToKeep(req, language, accepted)
  const contract = { href: contractPage(number), label: t('link.contract') }
  const card = { href: cardPage(number), label: t('link.card') }
  await enqueueLetter(
    req,
    `lifestyle ${number} ${of}`,
    await letter(req, language, {
      to: form.contact.email,
      subject: t(`${name}.subject`, words),
      paragraphs: [t(`${name}.body`, words), ...(by ? [t('by_staff')] : []), ...also.map((key) => t(key, words))],
      ...terms,
      links: [...(leadsTo === 'card' ? [card, contract] : [contract]), ...terms.links],
      ...(document && { attachments: [await attached(req, stored, document)] }),
    }),
  )
}

/** Money that came for a month which was paid already goes back, or what staff give back of one. */
export function givenBackLetter(
  req: PayloadRequest,
  { number, language, form }: StoredContract,
  amount: Cents,
  name: 'given_back' | 'given_back_month' = 'given_back',
): Promise<Letter> {
  const t = textOf(language, TEXTS)
  return letter(req, language, {
    to: form.contact.email,
    subject: t(`${name}.subject`),
    paragraphs: [t(`${name}.body`, { name: form.contact.firstName, amount: formatPrice(amount) })],
    links: [{ href: contractPage(number), label: t('link.contract') }],
  })
}

async function attached(req: PayloadRequest, { number, language }: StoredContract, document: string) {
  const content = await documentFile(req, number, document)
  return {
    filename: `${textOf(language, 'mail')('file.contract')}-${number}.pdf`,
    content,
    contentType: 'application/pdf',
  }
}

/** Everything that letters say of a contract as it stands. Values of lenses are in none. */
async function wordsOf(req: PayloadRequest, stored: StoredContract, of?: string) {
  const { number, form, plan, contract, glasses, language } = stored
  const { activeFrom, boundUntil, endsOn, open } = contract
  const month = of ?? open?.month ?? contract.paid?.month
  const bill = month ? await findBill(req, billRef(number, month)) : null
  const exchange = yearlyExchange(contract, today())
  const card = await cardOf(req, stored)
  const day = (one: string | null) => (one === null ? '' : finnishDay(one))
  const rise = riseAhead(contract, today())
  return {
    number,
    name: form.contact.firstName,
    plan: plan.name,
    months: plan.bindingMonths,
    products: glasses.pairs.map(({ articleDescription }) => articleDescription).join(', '),
    price: formatPrice(monthlyOn(contract, plan, today())),
    newPrice: rise ? formatPrice(rise.monthly) : '',
    rises: day(rise?.from ?? null),
    card: card ? `${card.type} ${card.lastDigits}` : '',
    expires: card ? card.expires.split('-').toReversed().join('/') : '',
    started: day(activeFrom),
    bound: day(boundUntil),
    ends: day(endsOn),
    billed: contract.yearFrom ? finnishDay(afterWinback(contract.yearFrom).billedFrom) : '',
    month: month ? month.split('-').toReversed().join('/') : '',
    amount: formatPrice(bill?.amount ?? 0),
    withdrawUntil: day(withdrawableUntil(contract)),
    now: finnishMoment(nowIso(), language),
    again: day(open?.nextAttemptOn ?? null),
    stopsOn: day(open ? plusDays(open.billedOn, 7) : null),
    lastOrder: day(exchange?.lastOrderOn ?? null),
  }
}
