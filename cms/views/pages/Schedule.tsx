'use client'
import { Link, useAllFormFields, useDocumentInfo, useField } from '@payloadcms/ui'
import type { DateField } from 'payload'
import { useState } from 'react'
import { OverSchedule, type PageAction, type PlannedRelease } from '#contracts/releases.ts'
import { Button } from '../Button.tsx'
import { documentPath } from '../admin-path.ts'
import { MomentPicker } from '../fields/MomentPicker.tsx'
import { formatInstant } from '../format.ts'
import { RanAt } from '../releases/RanAt.tsx'
import { useSchedule } from '../releases/use-schedule.ts'
import { t } from '../text.ts'
import { createRelease } from './create-release.ts'

/** When the page of this form is published or taken off by itself, and the way to schedule it. */
export function Schedule({ format }: { format: NonNullable<DateField['admin']>['date'] }) {
  const { id, hasPublishedDoc } = useDocumentInfo()
  const { schedule, again } = useSchedule(id)
  const [fields] = useAllFormFields()
  const title = String(fields['title']?.value ?? '')
  return (
    <section className="field-type admin-aside" aria-labelledby="admin-schedule">
      <h3 id="admin-schedule">{t('schedule.title')}</h3>
      {id === undefined && <p>{t('schedule.unsaved')}</p>}
      {schedule?.planned.map((release) => (
        <Planned key={release.id} release={release} />
      ))}
      {schedule?.planned.some(({ state, action }) => state === 'planned' && action === 'publish') && <OverChoice />}
      {schedule && schedule.planned.length > 0 && <RanAt at={schedule.ranAt} />}
      {id !== undefined && schedule?.planned.length === 0 && (
        <ScheduleForm page={id} title={title} format={format} isPublished={hasPublishedDoc} onPlanned={again} />
      )}
    </section>
  )
}

/** What becomes of the schedule when the page is published before it. */
function OverChoice() {
  const { value, setValue, errorMessage, showError } = useField<OverSchedule | null>({ path: 'overSchedule' })
  return (
    <fieldset className="admin-radios">
      <legend>{t('schedule.over_title')}</legend>
      {OverSchedule.options.map((choice) => (
        <label key={choice}>
          <input type="radio" name="over-schedule" checked={value === choice} onChange={() => setValue(choice)} />
          {t(`schedule.over.${choice}`)}
        </label>
      ))}
      {showError && (
        <p className="admin-dialog__refusal" role="alert">
          {errorMessage}
        </p>
      )}
    </fieldset>
  )
}

function Planned({ release }: { release: PlannedRelease }) {
  const { id, name, action, state, goesLiveAt, comesBackAt, takenAt } = release
  const isWaiting = state === 'planned'
  return (
    <>
      <p>
        {isWaiting
          ? t(`schedule.${action}`, { at: formatInstant(goesLiveAt) })
          : t(`schedule.${action}_live`, { at: comesBackAt ? formatInstant(comesBackAt) : '' })}{' '}
        {isWaiting && comesBackAt && t('schedule.back', { at: formatInstant(comesBackAt) })}{' '}
        {isWaiting && takenAt && t('schedule.as_of', { at: formatInstant(takenAt) })}
      </p>
      <Link href={documentPath('releases', id)} prefetch={false}>
        {t('schedule.open', { name })}
      </Link>
    </>
  )
}

interface ScheduleFormProps {
  page: number | string
  title: string
  format: NonNullable<DateField['admin']>['date']
  isPublished: boolean
  onPlanned: () => void
}

function ScheduleForm({ page, title, format, isPublished, onPlanned }: ScheduleFormProps) {
  const [moment, setMoment] = useState<string | null>(null)
  const [isWorking, setWorking] = useState(false)
  const [refusal, setRefusal] = useState('')

  async function plan(action: PageAction): Promise<void> {
    if (isWorking) return
    if (!moment) return setRefusal(t('schedule.moment_missing'))
    setWorking(true)
    const name = t(`schedule.name_${action}`, { title }).slice(0, 80)
    const problem = await createRelease({ name, goesLiveAt: moment, pages: [{ page, action }] })
    setWorking(false)
    setRefusal(problem ?? '')
    if (!problem) onPlanned()
  }

  return (
    <div className="admin-moment">
      <label htmlFor="admin-schedule-at">{t('schedule.at')}</label>
      <MomentPicker id="admin-schedule-at" format={format} value={moment} onChange={setMoment} />
      <div className="admin-moment__doors">
        <Button isWorking={isWorking} onClick={() => void plan('publish')}>
          {t('schedule.do_publish')}
        </Button>
        {isPublished && (
          <Button isWorking={isWorking} onClick={() => void plan('unpublish')}>
            {t('schedule.do_unpublish')}
          </Button>
        )}
      </div>
      <p>{t('schedule.how')}</p>
      <p className="admin-dialog__refusal" role="alert">
        {refusal}
      </p>
    </div>
  )
}
