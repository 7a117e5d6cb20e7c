import type { PayloadRequest } from 'payload'
import type * as z from 'zod/mini'
import type { putOnWaiting, WaitingPerson } from '#contracts/waiting-list.ts'
import { ageGroupOf } from '#domain/bookings/ages.ts'
import { acceptedForm, formProblems } from '#domain/bookings/form-problems.ts'
import { waitingProblem } from '#domain/bookings/waiting.ts'
import { Refusal } from '#domain/refusal.ts'
import { today } from '#plugins/kit/clock.ts'
import { languageOf } from '#plugins/kit/requests/language.ts'
import type { WithPayload } from '#plugins/kit/storage/documents.ts'
import { examTypeOf, examTypes, storesGiving } from '../schedule/repository.ts'
import { attendsTo, adminScope } from '../admin/admin-scope.ts'
import { takeOff } from './answer-offer.ts'
import { settleOffer } from './end-offers.ts'
import { createWaiting, waitingAt, waitingByNumber } from './repository.ts'

/** Puts a person on the list of a store. Validates what is typed as for a visit. */
export async function putOn(
  req: PayloadRequest,
  { examType, store, form, ...wish }: z.output<typeof putOnWaiting.input>,
): Promise<string> {
  const exam = await examTypeOf(req, examType)
  if (!exam) throw new Refusal('booking.exam_unknown')
  if (!(await storesGiving(req, exam)).some(({ id }) => id === store)) throw new Refusal('booking.store_does_not_give')
  const late = waitingProblem(wish.until, today())
  if (late) throw new Refusal(late)
  // A person who is not of age for the exam yet may be so on the last day that suits.
  const days = [today(), wish.until]
  const day = days.find((each) => ageGroupOf(form.birthDate, exam.ageGroups, each))
  if (!day) throw new Refusal('booking.age_unfit')
  const visit = { ageGroups: exam.ageGroups, day, today: today(), isForCompanies: exam.isForCompanies, isByStaff: true }
  const [problem] = formProblems(form, visit)
  if (problem) throw new Refusal(problem.code, { ...problem.details, field: problem.field })
  const accepted = acceptedForm(form, today())
  const { number } = await createWaiting(req, { store, language: languageOf(req), examType, wish, form: accepted })
  return number
}

/** The list of a store, in its order. */
export async function waitingPersons(context: WithPayload, store: number): Promise<WaitingPerson[]> {
  const [waiting, exams] = await Promise.all([waitingAt(context, store), examTypes(context)])
  return waiting.map(({ number, wish, form, examType, since, offer, state }) => ({
    number,
    ...wish,
    phone: form.phone,
    name: `${form.firstName} ${form.lastName}`,
    since,
    examName: exams.find(({ id }) => id === examType)?.name ?? examType,
    offer: state === 'offered' && offer ? { day: offer.day, time: offer.time, until: offer.until } : null,
  }))
}

/** Takes a person off the list. Does nothing for a row of another store, or for a person who has booked meanwhile. */
export async function removeFromList(req: PayloadRequest, number: string): Promise<void> {
  const found = await waitingByNumber(req, number)
  if (!found || !attendsTo(await adminScope(req), found.store)) return
  const waiting = await settleOffer(req, found)
  if (waiting.state !== 'booked' && !(await takeOff(req, waiting))) await removeFromList(req, number)
}
