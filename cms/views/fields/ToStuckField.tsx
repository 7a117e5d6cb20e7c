'use client'
import { Link, useDocumentInfo, useFormFields } from '@payloadcms/ui'
import { listPath } from '../admin-path.ts'
import { t } from '../text.ts'

/** Leads from a message that did not arrive to where it is tried again. */
export function ToStuckField() {
  const { id } = useDocumentInfo()
  const state = useFormFields(([fields]) => fields.state?.value)
  if (state !== 'failed' || id === undefined) return null
  const conditions: Parameters<typeof listPath>[1] = [
    ['collection', 'equals', 'outbox'],
    ['documentId', 'equals', String(id)],
  ]
  return (
    <div className="admin-again">
      <Link href={listPath('stuck-steps', conditions)} prefetch={false}>
        {t('stuck.open')}
      </Link>
    </div>
  )
}
