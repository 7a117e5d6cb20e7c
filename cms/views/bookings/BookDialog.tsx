'use client'
import { useState } from 'react'
import { bookAtDesk } from '#contracts/booking-handling.ts'
import type { BookingForm, Examiner, SlotTime } from '#contracts/bookings.ts'
import type { ExamType } from '#contracts/exam-types.ts'
import { ageGroupOf, isMinor } from '#domain/bookings/ages.ts'
import { shortDay } from '#domain/calendar/finnish-day.ts'
import { readDay } from '#domain/calendar/read-day.ts'
import { Dialog } from '../Dialog.tsx'
import { DialogField } from '../DialogField.tsx'
import { send } from '../send.ts'
import { sentenceOf, t } from '../text.ts'
import { useAction } from '../use-action.ts'
import { Choice } from './Choice.tsx'
import { CompanyFields, noCompany, readCompany } from './CompanyFields.tsx'
import { examinerChoices } from './examiner-choices.ts'
import type { FreeTime } from './StoreDesk.tsx'
import { TimeChoice } from './TimeChoice.tsx'
import { clock } from './times.ts'

interface BookDialogProps {
  store: number
  /** The day shown. */
  day: string
  /** The free stretch that was chosen. */
  start: FreeTime | undefined
  exams: readonly ExamType[]
  examiners: readonly Examiner[]
  now: { day: string; time: string }
  onClose: () => void
  onDone: (message: string) => void
}

const blank = {
  ...{ firstName: '', lastName: '', phone: '', email: '', birthDate: '', note: '' },
  ...{ guardianName: '', guardianPhone: '' },
}

/** Books for somebody on the phone: the exam, the first free time, and who comes. The birth date tells the age group. */
export function BookDialog({ store, day, start, exams, examiners, now, onClose, onDone }: BookDialogProps) {
  const { isWorking, refusal, run } = useAction()
  const [examType, setExamType] = useState(exams[0]?.id ?? '')
  const [examiner, setExaminer] = useState(start?.examiner === undefined ? '' : String(start.examiner))
  const [time, setTime] = useState<SlotTime | undefined>(start && { day: start.day, time: start.time })
  const [form, setForm] = useState(blank)
  const [company, setCompany] = useState(noCompany)
  const [problem, setProblem] = useState('')
  const exam = exams.find(({ id }) => id === examType)
  const wanted = examiner === '' ? undefined : Number(examiner)
  const visitDay = time?.day ?? day
  const born = readDay(form.birthDate)
  const isBorn = /^\d{4}-\d{2}-\d{2}$/.test(born)
  const needsGuardian = isBorn && isMinor(born, visitDay)
  const field = (name: keyof typeof blank) => ({
    label: t(`bookings.book.${name}`),
    value: form[name],
    onChange: (value: string) => setForm((typed) => ({ ...typed, [name]: value })),
  })

  function submit(): void {
    const ageGroup = isBorn && exam ? ageGroupOf(born, exam.ageGroups, visitDay) : undefined
    const found = !time
      ? t('bookings.times.none')
      : !isBorn
        ? t('bookings.book.birth_date_missing')
        : ageGroup
          ? ''
          : sentenceOf({ code: 'booking.age_unfit', details: {} })
    setProblem(found)
    if (found || !time || !ageGroup) return
    const { firstName, lastName, phone, email, note, guardianName, guardianPhone } = form
    const sent: BookingForm = {
      ...{ firstName, lastName, phone, email, note, birthDate: born, wantsReminder: true },
      ...(needsGuardian && { guardian: { name: guardianName, phone: guardianPhone } }),
      ...(exam?.isForCompanies && company.isPaying && { company: readCompany(company) }),
    }
    const who = wanted === undefined ? {} : { examiner: wanted, isWished: start?.examiner !== wanted }
    void run(
      (key) => send(bookAtDesk, { examType, ageGroup, store, ...time, ...who, form: sent }, key),
      () => {
        onDone(
          t('bookings.book.done', {
            name: `${firstName} ${lastName}`,
            day: shortDay(time.day),
            time: clock(time.time),
          }),
        )
        onClose()
      },
    )
  }

  return (
    <Dialog
      title={t('bookings.book.title')}
      action={t('bookings.book.do')}
      isWide
      {...{ isWorking, onClose }}
      refusal={problem || refusal}
      onSubmit={submit}
    >
      <div className="day-pair">
        <Choice
          label={t('bookings.fact.exam')}
          value={examType}
          options={exams.map(({ id, name, minutes }) => ({
            value: id,
            label: t('bookings.book.exam', { name, minutes }),
          }))}
          onChange={setExamType}
          isFirst
        />
        <Choice
          label={t('bookings.fact.examiner')}
          value={examiner}
          options={examinerChoices(examiners)}
          onChange={setExaminer}
        />
      </div>
      <TimeChoice
        wish={{ examType, store, examiner: wanted }}
        from={day > now.day ? day : now.day}
        near={start}
        {...{ now }}
        value={time}
        onChange={setTime}
      />
      <div className="day-pair">
        <DialogField {...field('firstName')} />
        <DialogField {...field('lastName')} />
        <DialogField {...field('phone')} inputMode="tel" />
        <DialogField {...field('birthDate')} hint={t('bookings.book.birth_date_hint')} />
        <DialogField {...field('email')} hint={t('bookings.book.email_hint')} inputMode="email" />
      </div>
      {needsGuardian && (
        <fieldset className="day-fields">
          <legend>{t('bookings.book.guardian')}</legend>
          <div className="day-pair">
            <DialogField {...field('guardianName')} />
            <DialogField {...field('guardianPhone')} inputMode="tel" />
          </div>
        </fieldset>
      )}
      {exam?.isForCompanies && <CompanyFields typed={company} onChange={setCompany} />}
      <DialogField {...field('note')} isLong />
    </Dialog>
  )
}
