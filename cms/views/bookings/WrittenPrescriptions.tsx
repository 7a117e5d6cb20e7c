'use client'
import { useState } from 'react'
import { exportWritten, printPrescription, readWritten } from '#contracts/booking-handling.ts'
import type { SavedPrescription, StoredSummary } from '#contracts/kept-prescriptions.ts'
import type { GlassesPrescription } from '#contracts/prescriptions.ts'
import { lensSummary } from '#domain/prescriptions/lens-summary.ts'
import { SIDES } from '#domain/prescriptions/per-eye.ts'
import { Button } from '../Button.tsx'
import { PrescriptionPaper } from '../orders/PrescriptionPaper.tsx'
import { saveFile } from '../orders/save-file.ts'
import { send } from '../send.ts'
import { t } from '../text.ts'
import { useAction } from '../use-action.ts'
import { EarlierVersions, ExamPaper } from './ExamPaper.tsx'
import { nameOfWritten } from './OpenedFacts.tsx'

interface WrittenProps {
  number: string
  written: StoredSummary[]
  /** Whether the visit is done, so that what came of it can be corrected. */
  mayCorrect: boolean
  onCorrect: (prescription: SavedPrescription) => void
}

/** The prescriptions written after a visit: each is read, printed, given to the patient record, and corrected. */
export function WrittenPrescriptions({ number, written, mayCorrect, onCorrect }: WrittenProps) {
  return written.map((one) => (
    <Written key={one.ref} number={number} one={one} mayCorrect={mayCorrect} onCorrect={onCorrect} />
  ))
}

function Written({ number, one, mayCorrect, onCorrect }: Omit<WrittenProps, 'written'> & { one: StoredSummary }) {
  const { isWorking, refusal, run } = useAction()
  const [opened, setOpened] = useState<SavedPrescription>()
  const { ref } = one
  const name = nameOfWritten(one)
  const read = (then: (prescription: SavedPrescription) => void) =>
    run(
      (key) => send(readWritten, { number, ref }, key),
      ({ prescription }) => then(prescription),
    )
  const print = () =>
    run(
      (key) => send(printPrescription, { number, ref }, key),
      ({ pdf }) => saveFile(pdf, 'application/pdf'),
    )
  const give = () =>
    run(
      (key) => send(exportWritten, { number, ref }, key),
      ({ bundle }) => saveFile(base64Of(JSON.stringify(bundle, null, 2)), 'application/json', 'potilastiedot.json'),
    )
  const actions: [string, () => unknown][] = [
    [opened ? 'hide' : 'read', () => (opened ? setOpened(undefined) : read(setOpened))],
    ['print', print],
    ['export', give],
    ...(mayCorrect
      ? [['correct', () => (opened ? onCorrect(opened) : read(onCorrect))] as [string, () => unknown]]
      : []),
  ]
  return (
    <section className="day-written">
      <h3>{name}</h3>
      <div className="admin-settle">
        {actions.map(([action, does]) => (
          <Button
            key={action}
            isWorking={isWorking}
            aria-label={t(`bookings.visit.${action}`, { name })}
            onClick={() => void does()}
          >
            {t(`bookings.visit.${action}_short`)}
          </Button>
        ))}
      </div>
      <span className="admin-dialog__refusal" role="alert">
        {refusal}
      </span>
      {opened && <Opened name={name} prescription={opened} />}
    </section>
  )
}

function Opened({ name, prescription }: { name: string; prescription: SavedPrescription }) {
  const { ref, glasses, lenses, exam, versions, examinedOn } = prescription
  const common = {
    ref,
    articleDescription: name,
    variety: '',
    use: null,
    unusual: [],
    hasFile: false,
    isToWrite: false,
  }
  return (
    <div role="status">
      {glasses && (
        <PrescriptionPaper
          prescription={{ ...common, glasses: withoutNote(glasses), eye: null, text: null, examinedOn: null }}
        />
      )}
      {glasses?.note && <p className="admin-words">{`${t('bookings.write.note')}: ${glasses.note}`}</p>}
      {SIDES.map((eye) => {
        const values = lenses?.[eye]
        const text = values ? lensSummary(values) : null
        return (
          text && <PrescriptionPaper key={eye} prescription={{ ...common, eye, text, glasses: null, examinedOn }} />
        )
      })}
      {exam && <ExamPaper exam={exam} />}
      <EarlierVersions versions={versions} />
    </div>
  )
}

/** The paper of an order calls a note the customer's; this one is the optometrist's. */
function withoutNote({ note: _, ...values }: GlassesPrescription): GlassesPrescription {
  return values
}

/** Of a text whose signs may take several bytes. */
function base64Of(text: string): string {
  return btoa(Array.from(new TextEncoder().encode(text), (byte) => String.fromCodePoint(byte)).join(''))
}
