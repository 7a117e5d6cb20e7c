import type { PayloadRequest } from 'payload'
import { finnishDay } from '#domain/calendar/finnish-day.ts'
import { afterWinback } from '#domain/lifestyle/winback.ts'
import { formatPrice } from '#domain/money/format-price.ts'
import { textOf } from '#locales/texts.ts'
import { letter } from '#plugins/kit/mail/letter.ts'
import { enqueueLetter } from '#plugins/kit/mail/outbox.ts'
import { cardOf, cardPage, contractPage } from './card.ts'
import { documentFile, type StoredContract } from './repository.ts'

const TEXTS = 'lifestyle-mail'

/** Every letter, with the sentences that it has beside those of its name, where it leads, and the document that comes with it. */
const LETTERS: Record<string, { also?: readonly string[]; leadsTo: 'contract' | 'card'; document?: string }> = {
  signed: { also: ['withdrawal'], leadsTo: 'contract', document: 'contract-1' },
  sold_out: { leadsTo: 'contract' },
  withdrawn: { leadsTo: 'contract' },
  active: { also: ['how_to_end'], leadsTo: 'contract' },
  ended: { leadsTo: 'contract' },
  won_back_ordered: { leadsTo: 'contract' },
  won_back: { also: ['how_to_end'], leadsTo: 'contract' },
  winback_sold_out: { leadsTo: 'contract' },
  winback_withdrawn: { leadsTo: 'contract' },
  card: { leadsTo: 'card' },
}

/** Posts the letter that tells of something; `of` names it and what makes it that one, such as `active.3`. Repeated, it posts one. */
export async function tell(req: PayloadRequest, stored: StoredContract, of: string): Promise<void> {
  const [name = ''] = of.split('.')
  const kind = LETTERS[name]
  if (!kind) throw new Error(`No letter is named ${of}`)
  const { number, language, form } = stored
  const t = textOf(language, TEXTS)
  const words = await wordsOf(req, stored)
  const { leadsTo, also = [], document } = kind
  const contract = { href: contractPage(number), label: t('link.contract') }
  const card = { href: cardPage(number), label: t('link.card') }
  await enqueueLetter(
    req,
    `lifestyle ${number} ${of}`,
    await letter(req, language, {
      to: form.contact.email,
      subject: t(`${name}.subject`, words),
      paragraphs: [t(`${name}.body`, words), ...also.map((key) => t(key, words))],
      links: leadsTo === 'card' ? [card, contract] : [contract],
      ...(document && { attachments: [await attached(req, number, document)] }),
    }),
  )
}

async function attached(req: PayloadRequest, number: number, document: string) {
  const content = await documentFile(req, number, document)
  return { filename: `sopimus-${number}.pdf`, content, contentType: 'application/pdf' }
}

/** Everything that letters say of a contract as it stands. Values of lenses are in none. */
async function wordsOf(req: PayloadRequest, stored: StoredContract) {
  const { number, form, plan, contract, glasses } = stored
  const { activeFrom, boundUntil, endsOn } = contract
  const card = await cardOf(req, stored)
  const day = (one: string | null) => (one === null ? '' : finnishDay(one))
  return {
    ...{ number, name: form.contact.firstName, plan: plan.name, months: plan.bindingMonths },
    products: glasses.pairs.map(({ articleDescription }) => articleDescription).join(', '),
    price: formatPrice(plan.monthly),
    card: card ? `${card.type} ${card.lastDigits}` : '',
    ...{ started: day(activeFrom), bound: day(boundUntil), ends: day(endsOn) },
    billed: contract.yearFrom ? finnishDay(afterWinback(contract.yearFrom).billedFrom) : '',
  }
}
