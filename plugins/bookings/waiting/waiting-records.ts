import type { PayloadRequest } from 'payload'
import type { ExamType } from '#contracts/exam-types.ts'
import type { KeepsRecords } from '#plugins/customers/hooks.ts'
import type { StoredCustomer } from '#plugins/customers/repository.ts'
import { languageOf } from '#plugins/kit/requests/language.ts'
import { countWhere } from '#plugins/kit/storage/documents.ts'
import { examTypes } from '../schedule/repository.ts'
import { takeOff } from './answer-offer.ts'
import { adoptWaiting, moveWaiting, waitingOfCustomer, type WaitingRow } from './repository.ts'

/**
 * Times that the customer waits for, among the customer's data. No law requires keeping them: erasing gives a held time
 * to the next person.
 */
export const waitingRecords: KeepsRecords = {
  async collect(req, { number }) {
    const [waiting, exams] = await Promise.all([waitingOfCustomer(req, number), examTypes(req, languageOf(req))])
    const rows = waiting.map((each) => readable(each, exams))
    return { rows, isHealth: rows.length > 0 }
  },
  async erase(req, { number }) {
    // One that has changed in between is met again.
    for (let all = await waitingOfCustomer(req, number); all.length > 0; all = await waitingOfCustomer(req, number))
      for (const waiting of all) await takeOff(req, waiting)
    return []
  },
  merge: {
    count: (req, { number }) => countWhere(req, 'exam-waiting', { customer: { equals: number } }),
    move: (req, from, into) => moveWaiting(req, from.number, into.number),
  },
}

/** Gives a customer the places on waiting lists made with the account's address. */
export async function adoptWaitingOf(req: PayloadRequest, { number, email }: StoredCustomer): Promise<void> {
  await adoptWaiting(req, email, number)
}

/** Does the same at sign-in. Returns 0, since no row of a cart joins by it. */
export async function adoptWaitingAtSignIn(req: PayloadRequest, { customer }: { customer: StoredCustomer }) {
  await adoptWaitingOf(req, customer)
  return 0
}

/** A place on a list in the words of a reader. */
function readable({ store, since, examType, wish, form, offered, booking, language }: WaitingRow, exams: ExamType[]) {
  const exam = exams.find(({ id }) => id === examType)?.name ?? examType
  return { exam, store, since, wish, form, offered, booking, language }
}
