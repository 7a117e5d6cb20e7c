'use client'
import { useId } from 'react'
import type { Examiner } from '#contracts/bookings.ts'
import { Choice } from '../Choice.tsx'
import { t } from '../text.ts'
import type { PlannedAbsence } from './save-absence.ts'

export type TypedAbsence = PlannedAbsence

const REASONS = ['vacation', 'sick', 'training', 'other']

interface AbsenceFieldsProps {
  typed: TypedAbsence
  examiners: readonly Examiner[]
  onChange: (typed: TypedAbsence) => void
}

/** Who is away, from when to when, and why in a word. A time left empty is the whole day. */
export function AbsenceFields({ typed, examiners, onChange }: AbsenceFieldsProps) {
  const field = (name: 'fromDay' | 'fromTime' | 'toDay' | 'toTime') => ({
    label: t(`bookings.absence.${name}`),
    type: name.endsWith('Day') ? 'date' : 'time',
    value: typed[name],
    onChange: (value: string) => onChange({ ...typed, [name]: value }),
  })
  return (
    <>
      <Choice
        label={t('bookings.fact.examiner')}
        value={String(typed.examiner)}
        options={examiners.map(({ id, name }) => ({ value: String(id), label: name }))}
        onChange={(examiner) => onChange({ ...typed, examiner: Number(examiner) })}
        isFirst
      />
      <p>{t('bookings.absence.whole')}</p>
      <div className="day-pair">
        <Moment {...field('fromDay')} />
        <Moment {...field('fromTime')} />
        <Moment {...field('toDay')} />
        <Moment {...field('toTime')} />
      </div>
      <Choice
        label={t('bookings.absence.reason')}
        hint={t('bookings.absence.reason_hint')}
        value={typed.reason}
        options={REASONS.map((reason) => ({ value: reason, label: t(`bookings.absence.reasons.${reason}`) }))}
        onChange={(reason) => onChange({ ...typed, reason })}
      />
    </>
  )
}

interface MomentProps {
  label: string
  type: string
  value: string
  onChange: (value: string) => void
}

function Moment({ label, type, value, onChange }: MomentProps) {
  const id = useId()
  return (
    <div className="admin-field">
      <label htmlFor={id}>{label}</label>
      <input id={id} type={type} value={value} onChange={({ target }) => onChange(target.value)} />
    </div>
  )
}
