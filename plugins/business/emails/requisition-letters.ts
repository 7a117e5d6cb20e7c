import type { PayloadRequest } from 'payload'
import { finnishDay } from '#domain/calendar/finnish-day.ts'
import { textOf } from '#locales/texts.ts'
import { examsForCompanies } from '#plugins/bookings/schedule/repository.ts'
import { letter } from '#plugins/kit/mail/letter.ts'
import { enqueueLetter } from '#plugins/kit/mail/outbox.ts'
import { shopUrl } from '#plugins/kit/mail/shop-url.ts'
import { findAgreement } from '../repository.ts'
import type { StoredRequisition } from '../requisition-repository.ts'

/** Posts the code of a requisition to its employee. Repeated, it posts it once. */
export const notifyCode = (req: PayloadRequest, requisition: StoredRequisition) =>
  notifyEmployee(req, requisition, 'code', true)

/** Notifies the employee that the code no longer works. */
export const notifyWithdrawn = (req: PayloadRequest, requisition: StoredRequisition) =>
  notifyEmployee(req, requisition, 'withdrawn', false)

/** Notifies the employee and the company's contact of the store's answer. */
export async function notifyDecided(req: PayloadRequest, requisition: StoredRequisition): Promise<void> {
  const name = requisition.state === 'approved' ? 'approved' : 'rejected'
  await notifyEmployee(req, requisition, name, false)
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
  leadsToExams: boolean,
): Promise<void> {
  const { code, language, employee, pays, expiresOn, reason } = requisition
  const agreement = await findAgreement(req, requisition.agreement)
  const t = textOf(language, 'requisitions')
  const exams = (await examsForCompanies(req, language)).join(` ${t('or')} `)
  const values = {
    exams,
    code,
    company: agreement?.terms.company ?? '',
    day: finnishDay(expiresOn),
    name: employee.name,
    items: pays.map((item) => t(`item.${item}`)).join(', '),
  }
  const paragraphs = [t(`mail.${name}.body`, values), ...(reason ? [reason] : [])]
  await enqueueLetter(
    req,
    `requisition ${code} ${name}`,
    await letter(req, language, {
      to: employee.email,
      subject: t(`mail.${name}.subject`, values),
      paragraphs: leadsToExams ? [...paragraphs, t('mail.code.how', values)] : paragraphs,
      ...(leadsToExams && {
        links: [{ href: shopUrl('/varaa-näöntarkastus'), label: t('mail.code.link') }],
      }),
    }),
  )
}
