'use client'
import { useState } from 'react'
import type * as z from 'zod/mini'
import { openStoredPrescription } from '#contracts/customer-service.ts'
import type { StoredSummary } from '#contracts/kept-prescriptions.ts'
import { finnishDay } from '#domain/calendar/finnish-day.ts'
import { lensSummary } from '#domain/prescriptions/lens-summary.ts'
import { Button } from '../Button.tsx'
import { EarlierVersions, ExamPaper } from '../bookings/ExamPaper.tsx'
import { PrescriptionPaper } from '../orders/PrescriptionPaper.tsx'
import { saveFile } from '../orders/save-file.ts'
import { send } from '../send.ts'
import { t } from '../text.ts'
import { TextDialog } from '../TextDialog.tsx'

type Opened = z.infer<typeof openStoredPrescription.output>

/** One stored prescription. It opens with a reason, which is logged, and is dropped from memory when hidden. */
export function OpenPrescription({ number, summary }: { number: string; summary: StoredSummary }) {
  const { ref, kind, name, examinedOn, addedAt } = summary
  const [isAsking, setAsking] = useState(false)
  const [opened, setOpened] = useState<Opened>()
  const title = name || t(`customers.prescription.${kind}`)
  const day = examinedOn
    ? t('prescription.examined', { day: finnishDay(examinedOn) })
    : t('customers.prescription.added', { day: finnishDay(addedAt.slice(0, 10)) })
  return (
    <li>
      <div className="admin-stored__head">
        <span>
          <strong>{title}</strong>
          <small>{day}</small>
        </span>
        <Button
          aria-expanded={Boolean(opened)}
          aria-label={`${t(opened ? 'prescription.hide' : 'prescription.open')}, ${title}, ${day}`}
          onClick={() => (opened ? setOpened(undefined) : setAsking(true))}
        >
          {t(opened ? 'customers.prescription.hide' : 'customers.prescription.open')}
        </Button>
      </div>
      {opened && <Paper title={title} opened={opened} />}
      {isAsking && (
        <TextDialog
          words={{
            title: t('customers.prescription.title'),
            label: t('customers.note'),
            hint: t('customers.prescription.why_hint'),
            action: t('prescription.open'),
            done: '',
          }}
          write={async (note, key) => {
            const answer = await send(openStoredPrescription, { number, ref, note }, key)
            if (answer.isDone) setOpened(answer.value)
            return answer
          }}
          onClose={() => setAsking(false)}
          onDone={() => undefined}
        />
      )}
    </li>
  )
}

function Paper({ title, opened: { prescription, file } }: { title: string; opened: Opened }) {
  const { ref, glasses, lenses, exam, versions } = prescription
  const common = {
    ref,
    articleDescription: title,
    variety: '',
    use: null,
    unusual: [],
    hasFile: false,
    isToWrite: false,
  }
  const eyes = (['right', 'left'] as const).flatMap((eye) => {
    const parameters = lenses?.[eye]
    return parameters ? [{ eye, text: lensSummary(parameters) }] : []
  })
  return (
    <>
      {glasses && <PrescriptionPaper prescription={{ ...common, glasses, eye: null, text: null, examinedOn: null }} />}
      {eyes.map(({ eye, text }) => (
        <PrescriptionPaper
          key={eye}
          prescription={{ ...common, eye, text, glasses: null, examinedOn: prescription.examinedOn }}
        />
      ))}
      {exam && <ExamPaper exam={exam} />}
      <EarlierVersions versions={versions} />
      {file && <Button onClick={() => saveFile(file.bytes, file.type)}>{t('prescription.file')}</Button>}
    </>
  )
}
