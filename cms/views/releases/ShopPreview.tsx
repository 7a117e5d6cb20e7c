'use client'
import { useState } from 'react'
import { openPreview } from '#contracts/preview.ts'
import { randomUuid } from '#domain/random-uuid.ts'
import { Button } from '../Button.tsx'
import { send } from '../send.ts'
import { t } from '../text.ts'
import { MomentPicker } from '../fields/MomentPicker.tsx'

interface ShopPreviewProps {
  /** ISO instant that is offered first. */
  at: string | null
  format: React.ComponentProps<typeof MomentPicker>['format']
}

/** Opens the whole shop as it will be at a moment, in a tab of its own. */
export function ShopPreview({ at, format }: ShopPreviewProps) {
  const [moment, setMoment] = useState(at)
  const [refusal, setRefusal] = useState('')

  async function open(): Promise<void> {
    setRefusal('')
    // Opened at once: browsers open no tab after an answer.
    const tab = window.open('', '_blank')
    const outcome = await send(openPreview, { kind: 'shop', at: moment ?? '' }, randomUuid())
    if (outcome.isDone) return void tab?.location.assign(`/esikatselu/${outcome.value.token}`)
    tab?.close()
    setRefusal(outcome.sentence)
  }

  return (
    <div className="admin-moment">
      <label htmlFor="admin-preview-at">{t('release.preview_at')}</label>
      <MomentPicker id="admin-preview-at" format={format} value={moment} onChange={setMoment} />
      <Button disabled={!moment} onClick={() => void open()}>
        {t('release.preview')}
      </Button>
      <p className="admin-dialog__refusal" role="alert">
        {refusal}
      </p>
    </div>
  )
}
