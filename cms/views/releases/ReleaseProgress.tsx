'use client'
import { useDocumentInfo } from '@payloadcms/ui'
import type { DateField } from 'payload'
import { useState } from 'react'
import { stopRelease } from '#contracts/releases.ts'
import { Button } from '../Button.tsx'
import { Dialog } from '../Dialog.tsx'
import { campaignPath } from '../admin-path.ts'
import { formatInstant } from '../format.ts'
import { send } from '../send.ts'
import { t } from '../text.ts'
import { useAction } from '../use-action.ts'
import { RanAt } from './RanAt.tsx'
import { ShopPreview } from './ShopPreview.tsx'
import { useSchedule } from './use-schedule.ts'

interface Saved {
  state?: string
  goesLiveAt?: string
  comesBackAt?: string | null
}

/** What happens next with the release of this form, with a preview of the shop at its moment and the way to stop it. */
export function ReleaseProgress({ format }: { format: NonNullable<DateField['admin']>['date'] }) {
  const { id, data } = useDocumentInfo()
  const { state, goesLiveAt, comesBackAt }: Saved = data ?? {}
  const { schedule } = useSchedule(undefined)
  const [isAsking, setAsking] = useState(false)
  if (id === undefined || !goesLiveAt) return <p className="field-type">{t('release.unsaved')}</p>
  const isOpen = state === 'planned' || state === 'live'
  const moments = { at: formatInstant(goesLiveAt), back: comesBackAt ? formatInstant(comesBackAt) : '' }
  return (
    <section className="field-type" aria-labelledby="admin-release">
      <h3 id="admin-release">{t('release.next')}</h3>
      <p>{t(`release.${state}${comesBackAt ? '_back' : ''}`, moments)}</p>
      {schedule && <RanAt at={schedule.ranAt} />}
      <p>
        <a href={campaignPath(id)}>{t('campaign.link')}</a>
      </p>
      {isOpen && (
        <ShopPreview key={goesLiveAt} at={state === 'planned' ? goesLiveAt : (comesBackAt ?? null)} format={format} />
      )}
      {isOpen && (
        <Button kind="danger-quiet" onClick={() => setAsking(true)}>
          {t(`release.stop_${state}`)}
        </Button>
      )}
      {isAsking && <StopDialog id={id} state={state ?? ''} onClose={() => setAsking(false)} />}
    </section>
  )
}

function StopDialog({ id, state, onClose }: { id: number | string; state: string; onClose: () => void }) {
  const { sending, run } = useAction()
  const stop = () =>
    void run(
      (key) => send(stopRelease, { release: String(id) }, key),
      () => window.location.reload(),
    )
  return (
    <Dialog
      {...sending}
      title={t(`release.stop_${state}_title`)}
      action={t(`release.stop_${state}`)}
      isDanger
      onClose={onClose}
      onSubmit={stop}
    >
      <p>{t(`release.stop_${state}_then`)}</p>
    </Dialog>
  )
}
