import type { PayloadRequest, Where } from 'payload'
import { accountEmail } from '#domain/customers/email.ts'
import { searchedName, searchWords } from '#domain/customers/search-words.ts'
import { helsinkiDay } from '#domain/calendar/finnish-day.ts'
import { nowIso, today } from '#plugins/kit/clock.ts'
import { ofPerson, type AdminPerson } from '#plugins/customers/admin-person.ts'
import { countWhere, findAll, findOne, findPage } from '#plugins/kit/storage/documents.ts'
import { stuckDocuments } from '#plugins/kit/work/stuck-steps.ts'
import { DECIDE } from '#plugins/payments/decide.ts'
import { isPurchased } from '../order.ts'
import { sourceOf } from '../order-document.ts'
import { findOrders, findOrderSummaries, type AdminOrder, type OrderSummary } from '../repository.ts'

/** Longer than any day in Helsinki: the one on which summer time ends has 25 hours. */
const DAY_AND_MORE_MS = 26 * 3_600_000

/** What came in today, newest first. */
export async function todaysOrders(req: PayloadRequest): Promise<AdminOrder[]> {
  const since = nowIso(-DAY_AND_MORE_MS)
  const lately = await findOrders(req, { placedAt: { greater_than_equal: since } }, { sort: '-placedAt' })
  return lately.filter(({ placedAt }) => helsinkiDay(placedAt) === today())
}

const WAITING_FOR_OPTICIAN = { waitsForOptician: { equals: true } }

/** What an optician must look at before anything is ground, oldest first. */
export function ordersWaitingForOptician(req: PayloadRequest): Promise<AdminOrder[]> {
  return findOrders(req, WAITING_FOR_OPTICIAN, { sort: 'placedAt' })
}

/** What an optician has asked the buyers of, the earliest end first. */
export function ordersWaitingForBuyer(req: PayloadRequest): Promise<AdminOrder[]> {
  return findOrders(req, { awaitsAnswerUntil: { exists: true } }, { sort: 'awaitsAnswerUntil' })
}

export async function countWaitingForOptician(req: PayloadRequest): Promise<number> {
  return countWhere(req, 'orders', WAITING_FOR_OPTICIAN)
}

const READY_TO_LEAVE = { state: { in: ['received', 'confirmed'] } }

/** What is ready to leave, the earliest promise first. */
export function ordersToSend(req: PayloadRequest): Promise<OrderSummary[]> {
  return findOrderSummaries(req, READY_TO_LEAVE, 'promisedOn')
}

/** The most orders that the picking page lists. */
const MOST_PICKED = 200

/** What is ready to leave with what is in it, the earliest promise first. */
export function ordersToPick(req: PayloadRequest): Promise<AdminOrder[]> {
  const isHere = { and: [READY_TO_LEAVE, { awaitsPrescription: { not_equals: true } }] }
  return findOrders(req, isHere, { sort: 'promisedOn', limit: MOST_PICKED })
}

/** How many orders are ready to leave, and how many of them were promised for a day that is over. */
export async function countToSend(req: PayloadRequest): Promise<{ count: number; late: number }> {
  const [count, late] = await Promise.all([
    countWhere(req, 'orders', READY_TO_LEAVE),
    countWhere(req, 'orders', { and: [READY_TO_LEAVE, { promisedOn: { less_than: today() } }] }),
  ])
  return { count, late }
}

const ofBuyer = (person: AdminPerson) => ofPerson(person, { email: 'emailKey', phone: 'phoneKey' })

/** A page of a person's orders, with an account or without, newest first. Sealed fields are not opened. */
export function ordersOfPerson(req: PayloadRequest, person: AdminPerson, page: { page: number; size: number }) {
  return findPage(req, 'orders', ofBuyer(person), { ...page, sort: '-placedAt' })
}

/** The most orders by which what hangs on them is found. */
const MOST_OF_PERSON = 500

/** Numbers of a person's latest orders, and the purchases they were made of. */
export async function orderRefsOf(
  req: PayloadRequest,
  person: AdminPerson,
): Promise<{ numbers: string[]; purchases: string[] }> {
  const page = { sort: '-placedAt', limit: MOST_OF_PERSON, fields: ['number', 'sourceKey'] as const }
  const found = await findAll(req, 'orders', ofBuyer(person), page)
  const sources = found.map(({ sourceKey }) => sourceOf(sourceKey))
  return {
    numbers: found.map(({ number }) => number),
    purchases: sources.filter(isPurchased).map(({ ref }) => ref),
  }
}

/** How the buyer of an order is reached, and whose account it is of; null where there is no such order. */
export async function buyerOf(
  req: PayloadRequest,
  number: string,
): Promise<{ customer: string | null; name: string; email: string; phone: string } | null> {
  const found = await findOne(req, 'orders', { number: { equals: number } }, [
    'customer',
    'customerName',
    'email',
    'bought',
  ])
  if (!found) return null
  const { customer = null, customerName: name, email, bought } = found
  return { customer, name, email, phone: bought.form.contact.phone }
}

/** Orders about whose refunds staff must decide, oldest first. */
export async function ordersWithRefundTrouble(req: PayloadRequest): Promise<OrderSummary[]> {
  const stuck = await stuckDocuments(req, 'orders', DECIDE)
  return stuck.length > 0 ? findOrderSummaries(req, { id: { in: stuck } }, 'placedAt') : []
}

/** The latest orders by the beginning of number, mail or phone, or by each word of the name, in any letters. */
export function ordersNamed(req: PayloadRequest, words: string, most: number) {
  const isNamed = searchedName(words)
    .split(' ')
    .map((word): Where => ({ searchedName: { contains: word } }))
  const isAsked: Where[] = [
    { number: startsWith(words.toUpperCase()) },
    { emailKey: startsWith(accountEmail(words)) },
    { and: isNamed },
    ...searchWords(words).flatMap(({ phone }) => (phone ? [{ phoneKey: startsWith(phone) }] : [])),
  ]
  const fields = ['number', 'customer', 'customerName', 'emailKey', 'phoneKey', 'placedAt', 'totalCost'] as const
  return findAll(req, 'orders', { or: isAsked }, { sort: '-placedAt', limit: most, fields })
}

const startsWith = (text: string): Where[string] => ({ greater_than_equal: text, less_than: `${text}\uffff` })
