'use client'
import { useState } from 'react'
import { bookByStaff } from '#contracts/booking-handling.ts'
import type { BookingForm, Examiner, SlotTime } from '#contracts/bookings.ts'
import type { ExamType } from '#contracts/exam-types.ts'
import { putOnWaiting, type WaitingWish } from '#contracts/waiting-list.ts'
import { ageGroupOf, isMinor } from '#domain/bookings/ages.ts'
import { shortDay } from '#domain/calendar/finnish-day.ts'
import { plusDays } from '#domain/calendar/days.ts'
import { readBirthDate } from '#domain/calendar/read-birth-date.ts'
import { Choice } from '../Choice.tsx'
import { Dialog } from '../Dialog.tsx'
import { DialogField } from '../DialogField.tsx'
import { send } from '../send.ts'
import { sentenceOf, t } from '../text.ts'
import { useAction } from '../use-action.ts'
import { CompanyFields, noCompany, readCompany } from './CompanyFields.tsx'
import { examinerChoices, type FreeTime } from './choices.ts'
import { TimeChoice } from './TimeChoice.tsx'
import { clock } from './times.ts'
import { WishFields } from './WishFields.tsx'

interface BookDialogProps {
  store: number
  /** The day shown. */
  day: string
  /** The free stretch that was chosen. */
  start: FreeTime | undefined
  /** Whether the customer is to be put on the waiting list. It can be changed in the dialog. */
  startsWaiting: boolean
  exams: readonly ExamType[]
  examiners: readonly Examiner[]
  now: { day: string; time: string }
  onClose: () => void
  onDone: (message: string) => void
}

const blank = {
  firstName: '',
  lastName: '',
  phone: '',
  email: '',
  birthDate: '',
  note: '',
  guardianName: '',
  guardianPhone: '',
}

/** How long a person waits by default. */
const WAITED_DAYS = 30

/**
 * Books for a customer on the phone: the exam, the first free time, and who comes. The birth date decides the age
 * group. A customer whom no time suits is put on the waiting list with the same.
 */
export function BookDialog(props: BookDialogProps) {
  const { store, day, start, startsWaiting, exams, examiners, now, onClose, onDone } = props
  const { sending, refusal, run } = useAction()
  const [examType, setExamType] = useState(exams[0]?.id ?? '')
  const [examiner, setExaminer] = useState(start?.examiner === undefined ? '' : String(start.examiner))
  const [time, setTime] = useState<SlotTime | undefined>(start && { day: start.day, time: start.time })
  const [form, setForm] = useState(blank)
  const [company, setCompany] = useState(noCompany)
  const [isWaiting, setIsWaiting] = useState(startsWaiting)
  const [wish, setWish] = useState<WaitingWish>({ until: plusDays(now.day, WAITED_DAYS), weekdays: [], part: 'any' })
  const [problem, setProblem] = useState('')
  const exam = exams.find(({ id }) => id === examType)
  const wanted = examiner === '' ? undefined : Number(examiner)
  const visitDay = isWaiting ? now.day : (time?.day ?? day)
  const born = readBirthDate(form.birthDate, now.day)
  const isBorn = /^\d{4}-\d{2}-\d{2}$/.test(born)
  const ageGroup = isBorn && exam ? ageGroupOf(born, exam.ageGroups, visitDay) : undefined
  const needsGuardian = isBorn && isMinor(born, visitDay)
  const field = (name: keyof typeof blank) => ({
    name,
    label: t(`bookings.book.${name}`),
    value: form[name],
    onChange: (value: string) => setForm((typed) => ({ ...typed, [name]: value })),
  })

  function submit(): void {
    const found = problemOf()
    setProblem(found)
    if (found) return
    if (isWaiting) putOn()
    else book()
  }

  function problemOf(): string {
    if (!isWaiting && !time) return t('bookings.times.none')
    if (!isBorn) return t('bookings.book.birth_date_missing')
    // Who waits may come on many days, and the shop judges them.
    return isWaiting || ageGroup ? '' : sentenceOf({ code: 'booking.age_unfit', details: {} })
  }

  function typed(): BookingForm {
    const { firstName, lastName, phone, email, note, guardianName, guardianPhone } = form
    return {
      firstName,
      lastName,
      phone,
      email,
      note,
      birthDate: born,
      wantsReminder: true,
      ...(needsGuardian && { guardian: { name: guardianName, phone: guardianPhone } }),
      ...(exam?.isForCompanies && company.isPaying && { company: readCompany(company) }),
    }
  }

  const done = (message: string) => () => {
    onDone(message)
    onClose()
  }
  const name = `${form.firstName} ${form.lastName}`

  function book(): void {
    if (!time || !ageGroup) return
    const who = wanted === undefined ? {} : { examiner: wanted, isWished: start?.examiner !== wanted }
    void run(
      (key) => send(bookByStaff, { examType, ageGroup, store, ...time, ...who, form: typed() }, key),
      done(t('bookings.book.done', { name, day: shortDay(time.day), time: clock(time.time) })),
    )
  }

  function putOn(): void {
    void run(
      (key) => send(putOnWaiting, { examType, store, ...wish, form: typed() }, key),
      done(t('bookings.waiting.done', { name })),
    )
  }

  return (
    <Dialog
      {...sending}
      title={t(isWaiting ? 'bookings.waiting.put_title' : 'bookings.book.title')}
      action={t(isWaiting ? 'bookings.waiting.put' : 'bookings.book.do')}
      isWide
      onClose={onClose}
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
        {!isWaiting && (
          <Choice
            label={t('bookings.fact.examiner')}
            value={examiner}
            options={examinerChoices(examiners)}
            onChange={setExaminer}
          />
        )}
      </div>
      <label className="day-tick">
        <input type="checkbox" checked={isWaiting} onChange={({ target }) => setIsWaiting(target.checked)} />
        {t('bookings.waiting.choose')}
      </label>
      {isWaiting ? (
        <WishFields wish={wish} onChange={setWish} />
      ) : (
        <TimeChoice
          wish={{ examType, store, examiner: wanted }}
          from={day > now.day ? day : now.day}
          near={start}
          now={now}
          value={time}
          onChange={setTime}
        />
      )}
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
