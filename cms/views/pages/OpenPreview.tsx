'use client'
import { Button, toast, useDocumentInfo } from '@payloadcms/ui'
import { useState } from 'react'
import { openPreview } from '#contracts/preview.ts'
import { randomUuid } from '#domain/random-uuid.ts'
import { send } from '../send.ts'
import { t } from '../text.ts'

/** Opens the newest draft in a tab of its own, at the address that the page will have. */
export function OpenPreview() {
  const { id } = useDocumentInfo()
  const [isOpening, setOpening] = useState(false)
  if (id === undefined) return null

  async function open() {
    setOpening(true)
    // Opened before the answer comes: later, browsers block it as a tab without a click.
    const tab = window.open('', '_blank')
    const opened = await send(openPreview, { kind: 'page', page: String(id) }, randomUuid())
    setOpening(false)
    if (opened.isDone && tab) tab.location.href = `/esikatselu/${opened.value.token}`
    else tab?.close()
    if (!opened.isDone) toast.error(opened.sentence)
  }

  return (
    <Button buttonStyle="secondary" size="medium" margin={false} disabled={isOpening} onClick={() => void open()}>
      {t('preview.open')}
    </Button>
  )
}
