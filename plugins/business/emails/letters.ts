import type { PayloadRequest } from 'payload'
import type { AgreementAction } from '#contracts/business.ts'
import { finnishDay } from '#domain/calendar/finnish-day.ts'
import { textOf } from '#locales/texts.ts'
import { COMPANY_TERMS } from '#plugins/agreements/repository.ts'
import { type Accepted, termsToKeep } from '#plugins/agreements/terms-to-keep.ts'
import { letter } from '#plugins/kit/mail/letter.ts'
import { enqueueLetter } from '#plugins/kit/mail/outbox.ts'
import { shopUrl } from '#plugins/kit/mail/shop-url.ts'
import type { EyeHealthDay } from '../day-repository.ts'
import { type Agreement, findAgreement, paperOf } from '../repository.ts'
import { paidExams, type StoredRequisition } from '../requisition-repository.ts'

/** What a letter reports of an agreement. */
export type AgreementNews = 'signed' | 'ended' | AgreementAction

/** News that bring the paper with them. */
const WITH_PAPER: readonly AgreementNews[] = ['signed', 'activate']

/** News of which the company reads what staff wrote. */
const WITH_NOTE: readonly AgreementNews[] = ['refuse', 'notice_of_chain']

/** Posts news of an agreement to its contact and to who signed it. Repeated, it posts them once. */
export async function notifyOfAgreement(req: PayloadRequest, agreement: Agreement, news: AgreementNews): Promise<void> {
  const { number, language, terms, signer, endsOn, events } = agreement
  const t = textOf(language, 'business')
  const values = { number, company: terms.company, day: endsOn ? finnishDay(endsOn) : '' }
  const note = events.findLast(({ what }) => what === news)?.note
  const attachments = WITH_PAPER.includes(news)
    ? [
        {
          filename: `${t('paper.file')}-${number}.pdf`,
          content: (await paperOf(number)).toString('base64'),
          contentType: 'application/pdf',
        },
      ]
    : undefined
  const accepted: Accepted[] = attachments ? [[COMPANY_TERMS, agreement.agreed]] : []
  const stored = await termsToKeep(req, language, accepted)
  for (const [at, to] of [...new Set([terms.contact.email, signer.email])].entries())
    await enqueueLetter(
      req,
      `company agreement ${number} ${news} ${at}`,
      await letter(req, language, {
        to,
        subject: t(`mail.${news}.subject`, values),
        paragraphs: [t(`mail.${news}.body`, values), ...(note && WITH_NOTE.includes(news) ? [note] : [])],
        ...(attachments && { attachments }),
        ...stored,
      }),
    )
}

/** That a wish of an eye-health day has come. */
export async function notifyOfWish(req: PayloadRequest, { ref, language, wish }: EyeHealthDay): Promise<void> {
  const t = textOf(language, 'business')
  const values = {
    company: wish.company,
    people: wish.people,
    days: wish.days.map((day) => finnishDay(day)).join(', '),
  }
  await enqueueLetter(
    req,
    `eye-health day ${ref} received`,
    await letter(req, language, {
      to: wish.contact.email,
      subject: t('mail.day_received.subject', values),
      paragraphs: [t('mail.day_received.body', values), t('mail.day_received.next'), t('mail.not_you')],
    }),
  )
}

/** What staff answer to it. */
export async function notifyOfDay(req: PayloadRequest, day: EyeHealthDay): Promise<void> {
  const { ref, language, wish, answer, agreedDay } = day
  const t = textOf(language, 'business')
  const name = agreedDay ? 'day_agreed' : 'day_declined'
  const values = { company: wish.company, where: wish.where, day: agreedDay ? finnishDay(agreedDay) : '' }
  await enqueueLetter(
    req,
    `eye-health day ${ref} answered`,
    await letter(req, language, {
      to: wish.contact.email,
      subject: t(`mail.${name}.subject`, values),
      paragraphs: [t(`mail.${name}.body`, values), answer],
    }),
  )
}

/** Posts the code of a requisition to its employee. Repeated, it posts it once. */
export const notifyCode = (req: PayloadRequest, requisition: StoredRequisition) =>
  notifyEmployee(req, requisition, 'code')

/** Notifies the employee that the code no longer works. */
export const notifyWithdrawn = (req: PayloadRequest, requisition: StoredRequisition) =>
  notifyEmployee(req, requisition, 'withdrawn')

/** Notifies the employee and the company's contact of the store's answer. */
export async function notifyDecided(req: PayloadRequest, requisition: StoredRequisition): Promise<void> {
  const name = requisition.state === 'approved' ? 'approved' : 'rejected'
  await notifyEmployee(req, requisition, name)
  const { code, language, employee, reason } = requisition
  const agreement = await findAgreement(req, requisition.agreement)
  if (!agreement) return
  const t = textOf(language, 'requisitions')
  const values = { code, name: employee.name }
  await enqueueLetter(
    req,
    `requisition ${code} ${name} company`,
    await letter(req, language, {
      to: agreement.terms.contact.email,
      subject: t(`mail.${name}_company.subject`, values),
      paragraphs: [t(`mail.${name}_company.body`, values), ...(reason ? [reason] : [])],
    }),
  )
}

async function notifyEmployee(
  req: PayloadRequest,
  requisition: StoredRequisition,
  name: 'code' | 'withdrawn' | 'approved' | 'rejected',
): Promise<void> {
  const { code, language, employee, pays, expiresOn, reason } = requisition
  const agreement = await findAgreement(req, requisition.agreement)
  const t = textOf(language, 'requisitions')
  // Only the letter of the code says how to use it: by booking, where an exam is paid.
  const exams = name === 'code' ? await paidExams(req, requisition) : ''
  const values = {
    exams,
    code,
    company: agreement?.terms.company ?? '',
    day: finnishDay(expiresOn),
    name: employee.name,
    items: pays.map((item) => t(`item.${item}`)).join(', '),
  }
  const how = name === 'code' ? [t(`mail.code.${exams ? 'how' : 'how_in_store'}`, values)] : []
  await enqueueLetter(
    req,
    `requisition ${code} ${name}`,
    await letter(req, language, {
      to: employee.email,
      subject: t(`mail.${name}.subject`, values),
      paragraphs: [t(`mail.${name}.body`, values), ...(reason ? [reason] : []), ...how],
      ...(exams && {
        links: [{ href: shopUrl('/varaa-näöntarkastus?tyonantaja=1', language), label: t('mail.code.link') }],
      }),
    }),
  )
}
