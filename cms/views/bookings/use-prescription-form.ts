'use client'
import { useState } from 'react'
import type { ExamRecord } from '#contracts/exam-records.ts'
import { isUnmeasured } from '#domain/prescriptions/exam-record.ts'
import { type EyeValues, type Side, valueName } from '#domain/prescriptions/per-eye.ts'
import { t } from '../text.ts'
import { readExam, type Typed } from './exam-values.ts'
import { readGlasses, type Glasses } from './glasses-values.ts'

export interface TypedPrescription {
  glasses: Glasses | null
  exam: ExamRecord | null
}

/** What is typed of glasses and of an exam, and what is read of it; a rare value is asked about once more. */
export function usePrescriptionForm(start: Typed = {}) {
  const [typed, setTyped] = useState<Typed>(start)
  const [isUnusual, setUnusual] = useState(false)

  function type(name: string, value: string): void {
    setUnusual(false)
    setTyped((before) => ({ ...before, [name]: value }))
  }

  /** What is typed, or the sentence of what cannot be read. */
  function read(): TypedPrescription | string {
    const { note = '', ...values } = typed
    const { exam, unread } = readExam(values)
    if (unread) return t('bookings.exam.unreadable', { field: unread })
    const hasGlasses = Object.entries(values).some(([name, value]) => !name.startsWith('exam.') && value.trim() !== '')
    const typedIn = (side: Side, field: keyof EyeValues) => values[valueName(side, field)] ?? ''
    const glasses = hasGlasses ? readGlasses(typedIn, note, exam.pupillaryDistance) : null
    if (typeof glasses === 'string') return glasses
    return { glasses, exam: isUnmeasured(exam) ? null : exam }
  }

  return { typed, type, read, isUnusual, setUnusual }
}
