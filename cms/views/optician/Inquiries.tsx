'use client'
import type { Inquiry } from '#contracts/order-inquiries.ts'
import { finnishDay } from '#domain/calendar/finnish-day.ts'
import { formatInstant } from '../format.ts'
import { PrescriptionFile } from '../orders/PrescriptionFile.tsx'
import { t } from '../text.ts'

/** What opticians have asked the buyer, each with its answer. */
export function Inquiries({ number, inquiries }: { number: string; inquiries: Inquiry[] }) {
  return inquiries.map(({ n, question, askedAt, askedBy, until, answer, answeredAt, hasFile }) => (
    <section key={n} className="admin-paper" aria-label={t('inquiry.of')}>
      <p>
        <small>{t('inquiry.asked', { who: askedBy, moment: formatInstant(askedAt) })}</small>
      </p>
      <p className="admin-words">{question}</p>
      <p>
        <small>
          {answeredAt
            ? t('inquiry.answered', { moment: formatInstant(answeredAt) })
            : t('inquiry.open', { day: finnishDay(until) })}
        </small>
      </p>
      {answer && <blockquote className="admin-words">{answer}</blockquote>}
      {hasFile && <PrescriptionFile number={number} of={{ inquiry: n }} />}
    </section>
  ))
}
