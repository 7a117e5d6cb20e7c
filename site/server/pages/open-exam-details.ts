import type { APIContext } from 'astro'
import * as z from 'zod/mini'
import { book, prolongHold, readHold, BookingForm, type Hold } from '#contracts/bookings.ts'
import type { AgeGroup } from '#contracts/exam-types.ts'
import { findPayer } from '#contracts/requisitions.ts'
import type { Failure } from '#contracts/refusals.ts'
import { ageGroupOf, ageGroupsFor, isGroupOfMinors } from '#domain/bookings/ages.ts'
import { formProblems } from '#domain/bookings/form-problems.ts'
import { asVisitor } from '../../in-process.ts'
import { call } from '../../shared/call.ts'
import { pageQuery } from '../../shared/page-query.ts'
import { pathTo } from '../../shared/routes.ts'
import { today } from '#site/shared/shop-time.ts'
import { cleaned, postedFields, type PostedFields } from '../forms/posted-fields.ts'
import { bookingFieldOf, readBookingForm, type BookingField } from '../forms/read-booking-form.ts'
import { postAsVisitor } from '../forms/shop-form.ts'
import type { Choices } from './exam-steps.ts'
import { joinBesides } from './friends.ts'

type Page = Pick<APIContext, 'request' | 'url' | 'locals'> & { response: { headers: Headers; status?: number } }

/** Something that is wrong with the form, at its field. */
interface DetailsProblem extends Failure {
  field: BookingField | undefined
}

/** What the step asks of who comes, and what was wrong with it. */
export interface ExamDetails {
  hold: Hold
  fields: PostedFields
  asksGuardian: boolean
  asksCompany: boolean
  /** Who pays by the code that was asked about. */
  payer: { company: string } | undefined
  /** The group of the typed birth date, where the exam is not for it and others are. */
  typedAge: AgeGroup | undefined
  problems: DetailsProblem[]
}

/** The held time and the form of who comes; the redirect once it is booked; a failure where the hold has ended. */
export async function openExamDetails(
  page: Page,
  { isForCompany, examTypes }: Choices,
): Promise<ExamDetails | Failure | Response> {
  const ref = page.url.searchParams.get(pageQuery.hold) ?? ''
  const fields = await postedFields(page.request)
  if (fields.text('intent') === 'prolong') {
    const { answer, seeOther } = await postAsVisitor(page, prolongHold, { ref })
    if (answer.ok) return seeOther(`${page.url.pathname}${page.url.search}`)
  }
  // Booked already, and sent again: what was booked is answered before its hold is asked for.
  const asks = { guardian: fields.text('asksGuardian') === '1', company: isForCompany }
  const form = readBookingForm(fields, asks)
  const read = await call(readHold, { ref }, asVisitor(page.request))
  const isBooking = fields.isPosted && fields.text('intent') === 'book'
  const problems = read.ok && isBooking ? problemsOf(form, read.value.hold) : []
  if (isBooking && problems.length === 0) {
    const { answer, seeOther } = await postAsVisitor(page, book, { hold: ref, form })
    if (answer.ok) {
      const { booking, token } = answer.value
      if (fields.isTicked('joinsFriends')) await joinBesides(page, form.email, 'booking')
      const query = new URLSearchParams({ [pageQuery.notice]: 'booked', [pageQuery.key]: token })
      return seeOther(`${pathTo(page, 'booking', { number: booking.number })}?${query}`)
    }
    problems.push({ ...answer.failure, field: bookingFieldOf(String(answer.failure.details['field'] ?? '')) })
  }
  if (!read.ok) return read.failure
  const isAsking = isForCompany && fields.text('intent') === 'payer'
  const found = isAsking
    ? await call(
        findPayer,
        { code: fields.text('reference'), examType: read.value.hold.examType.id },
        asVisitor(page.request),
      )
    : undefined
  if (found && !found.ok) problems.push({ ...found.failure, field: 'reference' })
  if (problems.length > 0) page.response.status = 422
  const { hold } = read.value
  const wasAsked = fields.isPosted && asks.guardian
  const asksGuardian =
    isGroupOfMinors(hold.ageGroup) || wasAsked || problems.some(({ field }) => field === 'guardianName')
  const isUnfit = problems.some(({ field }) => field === 'birthDate')
  const groups = [...ageGroupsFor('lapselle', examTypes), ...ageGroupsFor('aikuiselle', examTypes)]
  const typedAge = isUnfit && isDay(form.birthDate) ? ageGroupOf(form.birthDate, groups, hold.day) : undefined
  return {
    hold,
    typedAge,
    fields,
    asksGuardian,
    asksCompany: isForCompany,
    payer: found?.ok ? found.value : undefined,
    problems,
  }
}

function isDay(birthDate: string): boolean {
  return z.safeParse(BookingForm.shape.birthDate, birthDate).success
}

function problemsOf(form: BookingForm, { day, examType }: Hold): DetailsProblem[] {
  // What is no day is judged as no birth date, so that everything wrong is reported at once.
  const typed = { ...cleaned(z.omit(BookingForm, { birthDate: true }), form), birthDate: form.birthDate }
  const readable = isDay(form.birthDate) ? typed : { ...typed, birthDate: '' }
  const { ageGroups, isForCompanies } = examType
  const visit = { ageGroups, day, today: today(), isForCompanies }
  return formProblems(readable, visit).map(({ field, code, details = {} }) => ({
    code,
    details,
    field: bookingFieldOf(field),
  }))
}
