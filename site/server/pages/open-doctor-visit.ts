import type { APIContext } from 'astro'
import {
  cancelDoctorBooking,
  confirmDoctorTime,
  getDoctorBooking,
  releaseDoctorTime,
  type DoctorBooking,
  Patient,
} from '#contracts/eye-doctors.ts'
import type { Failure } from '#contracts/refusals.ts'
import { problemsWithPatient } from '#domain/eye-doctors/patient-problems.ts'
import { asVisitor } from '../../in-process.ts'
import { call } from '../../shared/call.ts'
import { pathTo } from '../../shared/routes.ts'
import { today } from '#site/shared/shop-time.ts'
import { cleaned, postedFields, type PostedFields } from '../forms/posted-fields.ts'
import { postAsVisitor, statusOf } from '../forms/shop-form.ts'
import { signedInCustomer } from './signed-in.ts'

type Page = Pick<APIContext, 'request' | 'url' | 'locals'> & { response: { headers: Headers; status?: number } }

/** A problem of the form, and its field. */
interface Problem extends Pick<Failure, 'code' | 'details'> {
  field: string
}

/** What the page of a visit shows; `booking` is null where its link opens nothing. */
export interface DoctorVisit {
  booking: DoctorBooking | null
  patient: Patient
  problems: Problem[]
  failure: Failure | undefined
}

/** Data of the page of a visit, or the redirect after a change. */
export async function openDoctorVisit(page: Page, token: string): Promise<DoctorVisit | Response> {
  const fields = await postedFields(page.request)
  const done = await changeVisit(page, token, fields)
  if (done instanceof Response) return done
  const answer = await call(getDoctorBooking, { token }, asVisitor(page.request))
  if (!answer.ok) page.response.status = statusOf(answer.failure.code)
  return {
    booking: answer.ok ? answer.value.booking : null,
    patient: fields.isPosted ? typedPatient(fields) : await knownPatient(page),
    ...done,
  }
}

type Unchanged = Pick<DoctorVisit, 'problems' | 'failure'>

/** Makes the change that was posted. Gives why it was not made. */
async function changeVisit(page: Page, token: string, fields: PostedFields): Promise<Unchanged | Response> {
  if (!fields.isPosted) return { problems: [], failure: undefined }
  const intent = fields.text('intent')
  const patient = typedPatient(fields)
  const problems = intent === 'confirm' ? problemsWithPatient(cleaned(Patient, patient), today()) : []
  if (problems.length > 0) {
    page.response.status = 422
    return { problems: problems.map((problem) => ({ details: {}, ...problem })), failure: undefined }
  }
  const { answer, seeOther } =
    intent === 'confirm'
      ? await postAsVisitor(page, confirmDoctorTime, { token, patient })
      : intent === 'cancel'
        ? await postAsVisitor(page, cancelDoctorBooking, { token })
        : await postAsVisitor(page, releaseDoctorTime, { token })
  if (!answer.ok) return { problems: [], failure: answer.failure }
  const isGivenUp = intent !== 'confirm' && intent !== 'cancel'
  return seeOther(pathTo(page, isGivenUp ? 'eye_doctor_times' : 'eye_doctor_visit', { token }))
}

function typedPatient({ text }: PostedFields): Patient {
  return {
    firstName: text('firstName').slice(0, 80),
    lastName: text('lastName').slice(0, 80),
    email: text('email').slice(0, 200),
    phone: text('phone').slice(0, 40),
    socialNumber: text('socialNumber').slice(0, 20),
  }
}

/** What is known of a signed-in customer. The visit may be another person's, so that no social number is filled in. */
async function knownPatient(page: Page): Promise<Patient> {
  const { firstName = '', lastName = '', email = '', phone = '' } = (await signedInCustomer(page)) ?? {}
  return { firstName, lastName, email, phone, socialNumber: '' }
}
