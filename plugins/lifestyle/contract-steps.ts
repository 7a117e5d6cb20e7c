import type { PayloadRequest } from 'payload'
import { end } from '#domain/lifestyle/contract.ts'
import { helsinkiInstant } from '#domain/calendar/helsinki-instant.ts'
import { plusDays, plusMonths } from '#domain/calendar/days.ts'
import { nextNotice, yearlyExchange } from '#domain/lifestyle/contract-days.ts'
import { nowIso, today } from '#plugins/kit/clock.ts'
import { steps, type Undone } from '#plugins/kit/work/steps.ts'
import { collectAgain } from '#plugins/payments/charges/card-charges.ts'
import { endCharge, findCharge } from '#plugins/payments/charges/repository.ts'
import { billMonth } from './bill-month.ts'
import { billNamed, billRef } from './bill-repository.ts'
import { cardOf } from './card.ts'
import { toContract } from './contract-document.ts'
import { contractPdf, exchangePdf, noticePdf, planPdf, winbackPdf } from './contract-pdf.ts'
import { DONE_AT } from './dues.ts'
import { keepBooks, writeOff } from './keep-books.ts'
import { notify } from './letters.ts'
import { arrive, orderGlasses } from './order-glasses.ts'
import { takeBackMonths } from './withdraw.ts'
import { changeContract, dropUnordered, keepDocument, type StoredContract } from './repository.ts'

/** What a contract does by itself, each on its day, and what follows from a change of it. */
export const contractSteps = steps('lifestyle-contracts', {
  /** Keeps a document as it is agreed now. `of` names it, such as `contract.1`. */
  document: {
    isInAnswer: true,
    run: (req, stored, of) => writeDocument(req, toContract(req, stored), of ?? ''),
  },
  /** Who has not given a card by the next day has no contract. */
  lapse: { run: (req, stored) => dropUnordered(req, toContract(req, stored)) },
  /** `of` counts the orders of the contract. */
  order: { run: (req, { number }, of) => orderGlasses(req, number, Number(of)) },
  arrive: { run: (req, { number }, of) => arrive(req, number, Number(of)) },
  /** The month before is billed on the first of each. */
  bill: { run: (req, { number }) => billMonth(req, number) },
  /** Charges the card that is stored now, at once. `of` is the month. */
  retry: {
    async run(req, { number, card }, of) {
      const ref = billRef(number, of ?? '')
      if (await findCharge(req, ref)) await collectAgain(req, ref, nowIso(), card ?? undefined)
    },
  },
  /** Stops asking for a month: ends its charge and posts the unpaid sum as a loss. `of` is the month. */
  writeOff: {
    async run(req, { number }, of) {
      const ref = billRef(number, of ?? '')
      await endCharge(req, ref)
      await writeOff(req, await billNamed(req, ref), today())
    },
  },
  /** What was paid since the delivery goes back to who has withdrawn. */
  takeBack: { run: (req, { number }) => takeBackMonths(req, number) },
  tellExchange: { run: (req, stored) => notifyExchange(req, toContract(req, stored)) },
  /** Notifies the customer in time that the card expires. */
  cardExpires: { run: (req, stored) => notifyExpiry(req, toContract(req, stored)) },
  end: {
    async run(req, { number }) {
      await changeContract(req, number, ({ contract }) => {
        const after = end(contract, today())
        return after && { contract: after, notice: 'ended' }
      })
    },
  },
  /** Sends a letter. `of` names its subject and the version of the contract that it follows. */
  tell: { waitsFor: ['document'], run: (req, stored, of) => notify(req, toContract(req, stored), of ?? '') },
})

async function writeDocument(req: PayloadRequest, stored: StoredContract, of: string): Promise<void> {
  const [kind = ''] = of.split('.')
  const { signedOn, contract } = stored
  if (kind === 'contract')
    await keepDocument(req, stored, of, { kind, on: signedOn, pdf: await contractPdf(req, stored) })
  if (kind === 'exchange')
    await keepDocument(req, stored, of, { kind, on: today(), pdf: await exchangePdf(req, stored) })
  if (kind === 'plan') await keepDocument(req, stored, of, { kind, on: today(), pdf: await planPdf(req, stored) })
  if (kind === 'winback') await keepDocument(req, stored, of, { kind, on: today(), pdf: await winbackPdf(req, stored) })
  // Taken back before it was written, there is none.
  if (kind === 'notice' && contract.noticeOn !== null)
    await keepDocument(req, stored, of, { kind, on: contract.noticeOn, pdf: await noticePdf(req, stored) })
}

/** Notifies of an unused exchange 60 days before its year ends, in each year. */
async function notifyExchange(req: PayloadRequest, stored: StoredContract): Promise<Undone | void> {
  const { contract } = stored
  if (contract.status !== 2) return
  const exchange = yearlyExchange(contract, today())
  const isDay = exchange !== null && exchange.notifyOn <= today() && today() <= exchange.lastOrderOn
  if (isDay && exchange.left > 0) await notify(req, stored, `exchange_left.${exchange.notifyOn}`)
  const next = nextNotice(contract, plusDays(today(), 1))
  if (next) return { notBefore: helsinkiInstant(next, DONE_AT) }
}

/** Days before its last day on which the customer is notified that the card expires. */
const EXCHANGE_NOTICE_DAYS = 30

async function notifyExpiry(req: PayloadRequest, stored: StoredContract): Promise<Undone | void> {
  const card = await cardOf(req, stored)
  if (!card || stored.contract.status === 3) return
  const on = plusDays(plusMonths(`${card.expires}-01`, 1), -1 - EXCHANGE_NOTICE_DAYS)
  if (today() < on) return { notBefore: helsinkiInstant(on, DONE_AT) }
  await notify(req, stored, `card_expires.${card.ref}`)
}

/** The pending steps of a paid bill: it is posted to the books. */
export const billSteps = steps('lifestyle-bills', { books: { run: (req, stored) => keepBooks(req, stored) } })
